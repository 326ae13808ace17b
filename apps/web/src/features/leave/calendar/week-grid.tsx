import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { entriesOn } from './calendar-entries.ts';
import type { CalendarView } from './calendar-view.ts';
import { entryNote } from './day-dialog.tsx';
import { DayNumber, HolidayNames } from './day-number.tsx';
import { EntryChip } from './entry-chip.tsx';
import classes from './leave-calendar.module.css';

export function WeekGrid({ view }: { view: CalendarView }) {
  const { days, groups, isWaiting, holidaysOf } = view;
  return (
    <div className={classes.grid} data-span="week" aria-busy={isWaiting}>
      {days.map((day) => (
        <div key={day} className={classes.weekday} data-holiday={holidaysOf(day).length > 0 || undefined}>
          <DayNumber day={day} view={view} withWeekday />
          <HolidayNames names={holidaysOf(day)} />
        </div>
      ))}
      {groups.map((group) => (
        <Fragment key={group.id}>
          {groups.length > 1 ? <h3 className={classes.clinic}>{group.name}</h3> : null}
          {days.map((day) => (
            <div key={day} className={classes.day} data-holiday={holidaysOf(day).length > 0 || undefined}>
              {isWaiting ? <Skeleton height={36} radius={5} /> : null}
              {entriesOn(view.entries, day)
                .filter(group.holds)
                .map((entry) => (
                  <EntryChip key={entry.key} entry={entry} note={entryNote(entry, day)} />
                ))}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
