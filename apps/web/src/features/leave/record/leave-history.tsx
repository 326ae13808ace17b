import { Skeleton, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useZone } from '#session/record-zone.tsx';
import { leaveActionInWords } from './history-words.ts';
import classes from './leave-record.module.css';

const liveHistory = graphql(`
  subscription leaveHistory($leave: uuid!) {
    employee_leave_history(
      where: { employee_leave_id: { _eq: $leave } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200
    ) { id action note created_at user { id display_name } }
  }
`);
const at = dateTime({ dayFirst: true });

export function LeaveHistory({ id }: { id: string }) {
  const zone = useZone();
  const { data, error } = useLive(liveHistory, { leave: id });
  if (error && !data)
    return (
      <Text size="sm" c="var(--op-muted)">
        The history can’t be shown right now.
      </Text>
    );
  if (!data) return <Skeleton height={40} />;
  return (
    <ul className={classes.history}>
      {data.employee_leave_history.map(({ id: key, action, note, created_at, user }) => (
        <li key={key}>
          <strong>{user?.display_name ?? 'The system'}</strong> {leaveActionInWords(action)}
          {note ? <div>“{note}”</div> : null}
          <time dateTime={created_at}>{toText(at, created_at, { timeZone: zone })}</time>
        </li>
      ))}
    </ul>
  );
}
