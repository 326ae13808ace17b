import { Skeleton } from '@mantine/core';
import { sameMonth } from '#ui/calendar-days.ts';
import { entriesOn } from './calendar-entries.ts';
import type { CalendarView } from './calendar-view.ts';
import { entryNote } from './day-dialog.tsx';
import { DayNumber, HolidayNames } from './day-number.tsx';
import { EntryChip } from './entry-chip.tsx';
import classes from './leave-calendar.module.css';

/** The calendar on a phone: a list of today and of the days with holidays or absences. */
export function Agenda({ view, span }: { view: CalendarView; span: 'month' | 'week' }) {
  const { days, date, today, entries, holidaysOf, isWaiting } = view;
  if (isWaiting) return <Skeleton height={240} radius={8} />;
  const shown = days.filter(
    (day) =>
      (span === 'week' || sameMonth(day, date)) &&
      (day === today || holidaysOf(day).length > 0 || entriesOn(entries, day).length > 0),
  );
  if (shown.length === 0) return null;
  return (
    <ol className={classes.agenda}>
      {shown.map((day) => (
        <li key={day} data-holiday={holidaysOf(day).length > 0 || undefined}>
          <DayNumber day={day} view={view} withWeekday />
          <div className={classes.agendaDay}>
            <HolidayNames names={holidaysOf(day)} />
            {entriesOn(entries, day).map((entry) => (
              <EntryChip key={entry.key} entry={entry} note={entryNote(entry, day)} />
            ))}
            {entriesOn(entries, day).length === 0 ? (
              <span className={classes.nobody}>Nobody is away</span>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
