import { memo } from 'react';
import { dayNumber, weekdayOf } from '#ui/calendar-days.ts';
import { HoursHead } from './day-cell.tsx';
import type { GridLook } from './grid-look.ts';
import { asCell, asColumnHeader, asRow, asRowHeader } from './grid-roles.ts';
import classes from './roster-grid.module.css';
import { type DayTotals, hoursInWords, totalOf, wholeDollars } from './totals.ts';

/**
 * The header of the grid: each day with its holiday, or else with the number of people who work, and in the
 * view of one day the hours. Pressing a day opens its view.
 */
export const GridHead = memo(function GridHead({
  look,
  totals,
  onDay,
}: {
  look: GridLook;
  totals: readonly DayTotals[];
  onDay: (day: string) => void;
}) {
  return (
    <div {...asRow(1)} className={classes.head}>
      <div {...asColumnHeader(1)} className={classes.corner}>
        <span>{look.by === 'room' ? 'Room' : 'Employee'}</span>
        {look.phone ? null : (
          <span>{look.showsCosts && look.by === 'employee' ? 'Hours · cost' : 'Hours'}</span>
        )}
      </div>
      {look.days.map((day, column) => (
        <div
          key={day.date}
          {...asColumnHeader(column + 2)}
          className={classes.dayHead}
          data-holiday={day.holidays.length > 0 || undefined}
          data-closed={day.isClosed || undefined}
          data-axis={look.axis ? '' : undefined}
        >
          {look.axis ? (
            <HoursHead look={look} />
          ) : (
            <button
              type="button"
              className={classes.dayName}
              data-today={day.isToday || undefined}
              onClick={() => onDay(day.date)}
            >
              {weekdayOf(day.date)} {dayNumber(day.date)}
            </button>
          )}
          {look.axis ? null : (
            <span className={classes.dayNote} title={day.holidays.join(', ') || undefined}>
              {dayNote(day, totals[column])}
            </span>
          )}
        </div>
      ))}
    </div>
  );
});

function dayNote(day: GridLook['days'][number], totals: DayTotals | undefined): string {
  if (day.holidays.length > 0) return day.holidays.join(', ');
  if (day.isClosed) return 'Closed';
  const open = totals?.open ? `, ${totals.open} open` : '';
  return `${totals?.people ?? 0} on${open}`;
}

export const GridFoot = memo(function GridFoot({
  look,
  totals,
  rows,
}: {
  look: GridLook;
  totals: readonly DayTotals[];
  /** The number of header rows above this one. */
  rows: number;
}) {
  const all = totalOf(totals);
  return (
    <div {...asRow(rows + 2)} className={classes.foot}>
      <div {...asRowHeader} className={classes.footName}>
        <span>Total</span>
        <span className={classes.footSum}>
          {hoursInWords(all.minutes)}
          {look.showsCosts ? ` · ${wholeDollars(all.cents)}` : ''}
        </span>
      </div>
      {totals.map((day, column) => (
        <div key={look.days[column]?.date} {...asCell(column + 2)} className={classes.footCell}>
          {day.shifts === 0 ? (
            <span aria-hidden>–</span>
          ) : (
            <>
              <span className={classes.footSum}>{hoursInWords(day.minutes)}</span>
              {look.showsCosts ? <span className={classes.cost}>{wholeDollars(day.cents)}</span> : null}
            </>
          )}
        </div>
      ))}
    </div>
  );
});
