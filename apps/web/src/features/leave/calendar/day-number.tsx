import { addDays } from '@operatory/domain';
import type { KeyboardEvent } from 'react';
import { dayNumber, weekdayOf } from '#ui/calendar-days.ts';
import type { CalendarView } from './calendar-view.ts';
import { dayInFull } from './calendar-words.ts';
import classes from './leave-calendar.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move the focus to a neighbouring day, if that is shown. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, day: string): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = document.querySelector<HTMLElement>(`[data-calendar-day="${addDays(day, step)}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The number of a day, as a button that shows who is away. */
export function DayNumber({
  day,
  view: { today, entries, holidaysOf, onDay },
  withWeekday = false,
}: {
  day: string;
  view: CalendarView;
  withWeekday?: boolean;
}) {
  return (
    <button
      type="button"
      className={classes.number}
      data-calendar-day={day}
      data-today={day === today || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={dayInFull(day, entries, holidaysOf(day))}
      onClick={() => onDay(day)}
      onKeyDown={(event) => moveFocus(event, day)}
    >
      {withWeekday ? `${weekdayOf(day)} ` : null}
      <span>{dayNumber(day)}</span>
    </button>
  );
}

export function HolidayNames({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={classes.holiday} title={name}>
      {name}
    </span>
  ));
}
