import { ColourDot } from '#ui/colour-dot.tsx';
import { type CalendarEntry, legendOf } from './calendar-entries.ts';
import classes from './leave-calendar.module.css';

export function Legend({
  entries,
  withHolidays,
}: {
  entries: readonly CalendarEntry[];
  withHolidays: boolean;
}) {
  const kinds = legendOf(entries);
  const withPending = entries.some(({ isPending }) => isPending);
  if (kinds.length === 0 && !withHolidays) return null;
  return (
    <ul className={classes.legend} aria-label="Legend">
      {kinds.map(({ kind, colour }) => (
        <li key={kind}>
          <ColourDot colour={colour} />
          {kind}
        </li>
      ))}
      {withPending ? (
        <li>
          <span aria-hidden className={classes.sample} data-pending />
          Pending
        </li>
      ) : null}
      {withHolidays ? (
        <li>
          <span aria-hidden className={classes.sample} data-holiday />
          Public holiday
        </li>
      ) : null}
    </ul>
  );
}
