import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { daysOf, sameMonth, weekdayOf } from '#ui/calendar-days.ts';
import { usePhone } from '#ui/window-width.ts';
import type { MonthViewProps } from '../grid/roster-slots.ts';
import type { Roster } from '../grid/use-roster-week.ts';
import { MonthDayCell } from './month-day-cell.tsx';
import { monthCounts, monthDays } from './month-days.ts';
import classes from './month-view.module.css';

/**
 * A month of the roster: who works, who is away and which public holidays there are on each day. Pressing a
 * day opens its roster.
 */
export default function MonthView({
  roster: { week },
  date,
  today,
  onDay,
}: Pick<MonthViewProps, 'date' | 'today' | 'onDay'> & { readonly roster: Pick<Roster, 'week'> }) {
  const phone = usePhone();
  const days = useMemo(() => daysOf('month', date), [date]);
  const shown = useMemo(() => (week ? monthDays(week, days) : undefined), [week, days]);
  const ofMonth = shown?.filter((day) => sameMonth(day.date, date));
  // A phone has no room for seven columns, so it shows a list without the days of other months.
  const cells = phone ? days.filter((day) => sameMonth(day, date)) : days;
  return (
    <section aria-label="Month">
      <p className={classes.counts} role="status">
        {ofMonth ? monthCounts(ofMonth) : <Skeleton height={18} width={160} />}
      </p>
      <div className={classes.grid} data-phone={phone || undefined} aria-busy={!shown}>
        {phone
          ? null
          : days.slice(0, 7).map((day) => (
              <div key={day} className={classes.weekday} aria-hidden>
                {weekdayOf(day)}
              </div>
            ))}
        {cells.map((day) => (
          <MonthDayCell
            key={day}
            date={day}
            day={shown?.find((each) => each.date === day)}
            isToday={day === today}
            isOutside={!sameMonth(day, date)}
            withWeekday={phone}
            onDay={onDay}
          />
        ))}
      </div>
    </section>
  );
}
