import { Skeleton } from '@mantine/core';
import { addDays } from '@operatory/domain';
import type { KeyboardEvent } from 'react';
import { dayNumber } from '#ui/calendar-days.ts';
import { timeInWords, timesInWords, weekdayInWords } from '../roster-words.ts';
import { dayCounts, type MonthDay, type MonthShift } from './month-days.ts';
import classes from './month-view.module.css';

/** The most shifts listed for a day; any others are only counted. */
const most = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move the focus to a neighbouring day, if that is shown. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, date: string): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = document.querySelector<HTMLElement>(`[data-month-day="${addDays(date, step)}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function MonthDayCell({
  date,
  day,
  isToday,
  isOutside,
  withWeekday,
  onDay,
}: {
  date: string;
  /** Undefined while the roster is loading. */
  day: MonthDay | undefined;
  isToday: boolean;
  isOutside: boolean;
  /** Whether the weekday is shown, which days below each other need. */
  withWeekday: boolean;
  onDay: (date: string) => void;
}) {
  const counts = day ? dayCounts(day) : '';
  const more = day ? day.shifts.length - most : 0;
  return (
    <div
      className={classes.day}
      data-outside={isOutside || undefined}
      data-holiday={(day?.holidays.length ?? 0) > 0 || undefined}
    >
      <button
        type="button"
        className={classes.number}
        data-month-day={date}
        data-today={isToday || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[weekdayInWords(date), counts, ...(day?.holidays ?? [])].filter(Boolean).join(', ')}
        onClick={() => onDay(date)}
        onKeyDown={(event) => moveFocus(event, date)}
      >
        <span>{withWeekday ? weekdayInWords(date) : dayNumber(date)}</span>
        <span className={classes.count}>{counts}</span>
      </button>
      {day?.holidays.map((name) => (
        <span key={name} className={classes.holiday} title={name}>
          {name}
        </span>
      ))}
      {day ? null : <Skeleton height={18} radius={4} />}
      <ul className={classes.shifts}>
        {day?.shifts.slice(0, most).map((each) => (
          <ShiftLine key={each.shift.id} {...each} />
        ))}
        {day?.away.map(({ user_id, name, isPending }) => (
          <li key={user_id} className={classes.away} data-pending={isPending || undefined}>
            {name}, {isPending ? 'leave requested' : 'on leave'}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" className={classes.more} onClick={() => onDay(date)}>
          +{more} more
          <span className="visually-hidden"> on {weekdayInWords(date)}</span>
        </button>
      ) : null}
    </div>
  );
}

function ShiftLine({ shift, name, color }: MonthShift) {
  const isDraft = !shift.published || shift.is_changed;
  return (
    <li
      className={classes.shift}
      data-draft={isDraft || undefined}
      style={color ? { borderLeftColor: color } : {}}
      title={`${name}, ${timesInWords(shift.start_time, shift.end_time)}`}
    >
      <span className={classes.name}>{name}</span>
      <span className={classes.time}>{timeInWords(shift.start_time)}</span>
      {isDraft ? <span className="visually-hidden">, not published</span> : null}
    </li>
  );
}
