import { Skeleton, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useZone } from '#session/record-zone.tsx';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { historyText } from '../training-words.ts';
import classes from './enrollment.module.css';

const liveHistory = graphql(`
  subscription enrollmentHistory($enrollment: uuid!) {
    training_course_enrollment_history(
      where: { training_course_enrollment_id: { _eq: $enrollment } }, order_by: [{ created_at: desc }, { id: desc }]
      limit: 200
    ) { id action note created_at user { id display_name } }
  }
`);
const at = dateTime({ dayFirst: true });

export function EnrollmentHistory({ id }: { id: string }) {
  const zone = useZone();
  const { data, error, refetch } = useLive(liveHistory, { enrollment: id });
  const lines = data?.training_course_enrollment_history;
  if (error && !lines) return <Failed onRefresh={refetch} />;
  if (!lines) return <Skeleton height={160} />;
  if (lines.length === 0) return <NothingYet line="No changes yet" />;
  return (
    <ul className={classes.history}>
      {lines.map(({ id: key, action, note, created_at, user }) => (
        <li key={key}>
          <strong>{user?.display_name ?? 'The system'}</strong> {historyText(action)}
          {note ? <Text size="sm">“{note}”</Text> : null}
          <time dateTime={created_at}>{toText(at, created_at, { timeZone: zone })}</time>
        </li>
      ))}
    </ul>
  );
}
