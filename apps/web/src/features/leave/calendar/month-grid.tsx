import { Skeleton } from '@mantine/core';
import { sameMonth, weekdayOf } from '#ui/calendar-days.ts';
import { calendarLines, entriesOn } from './calendar-entries.ts';
import { type CalendarView, positionInRequest, showsNameOn } from './calendar-view.ts';
import { DayNumber, HolidayNames } from './day-number.tsx';
import { EntryChip } from './entry-chip.tsx';
import classes from './leave-calendar.module.css';

/** The most lines of a day; people on further lines are only counted. */
const most = 4;

/** A month in whole weeks. A person is a bar over the days on which they are away. */
export function MonthGrid({ view }: { view: CalendarView }) {
  const { days, entries, isWaiting } = view;
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <div className={classes.grid} data-span="month" aria-busy={isWaiting}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className={classes.weekday}>
          {weekdayOf(day)}
        </div>
      ))}
      {weeks.map((week) => {
        const lines = calendarLines(entries, week);
        return week.map((day) => <Day key={day} day={day} view={view} lines={lines} />);
      })}
    </div>
  );
}

function Day({ day, view, lines }: { day: string; view: CalendarView; lines: ReadonlyMap<string, number> }) {
  const holidays = view.holidaysOf(day);
  const here = entriesOn(view.entries, day);
  const lineOf = (key: string) => lines.get(key) ?? 0;
  const shown = here.filter(({ key }) => lineOf(key) < most);
  const last = Math.max(-1, ...shown.map(({ key }) => lineOf(key)));
  const more = here.length - shown.length;
  return (
    <div
      className={classes.day}
      data-outside={!sameMonth(day, view.date) || undefined}
      data-holiday={holidays.length > 0 || undefined}
    >
      <div className={classes.head}>
        <DayNumber day={day} view={view} />
        <HolidayNames names={holidays} />
      </div>
      {view.isWaiting ? <Skeleton height={20} radius={5} /> : null}
      {Array.from({ length: last + 1 }, (_, line) => {
        const entry = shown.find(({ key }) => lineOf(key) === line);
        return entry ? (
          <EntryChip
            key={entry.key}
            entry={entry}
            joined={positionInRequest(entry, day)}
            named={showsNameOn(entry, day)}
          />
        ) : (
          <span key={line} className={classes.gap} />
        );
      })}
      {more > 0 ? (
        <button type="button" className={classes.more} onClick={() => view.onDay(day)}>
          +{more} more
        </button>
      ) : null}
    </div>
  );
}
