import { Skeleton, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { changeInWords, isPartOfShift, type ShiftNames, shiftChanges } from '../shift-changes.ts';
import { historyAction } from './history-action.ts';
import classes from './shift-form.module.css';

const readHistory = graphql(`
  query shiftHistory($shift: uuid!) {
    clinic_roster_history(
      where: { clinic_roster_id: { _eq: $shift } }, order_by: [{ created_at: desc }, { id: desc }], limit: 100
    ) { id action from_value to_value note created_at user { id display_name } }
  }
`);
const at = dateTime({ dayFirst: true });

export function ShiftHistory({ id, names, zone }: { id: string; names: ShiftNames; zone: string }) {
  const { data, error } = useQueryData(readHistory, { shift: id });
  if (error && !data)
    return (
      <Text size="sm" c="var(--op-muted)">
        The history can’t be shown right now.
      </Text>
    );
  if (!data) return <Skeleton height={40} />;
  if (data.clinic_roster_history.length === 0)
    return (
      <Text size="sm" c="var(--op-muted)">
        Nothing has changed since this shift was drawn.
      </Text>
    );
  return (
    <ul className={classes.history}>
      {data.clinic_roster_history.map(({ id: key, action, from_value, to_value, note, created_at, user }) => (
        <li key={key}>
          <strong>{user?.display_name ?? 'The system'}</strong> {historyAction(action)}
          {isPartOfShift(from_value) && isPartOfShift(to_value)
            ? shiftChanges(from_value, to_value, names).map((change) => (
                <span key={change.label} className={classes.change}>
                  {changeInWords(change)}
                </span>
              ))
            : null}
          {note ? <div>“{note}”</div> : null}
          <time dateTime={created_at}>{toText(at, created_at, { timeZone: zone })}</time>
        </li>
      ))}
    </ul>
  );
}
