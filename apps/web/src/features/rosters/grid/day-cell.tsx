import { type CSSProperties, memo } from 'react';
import { weekdayInWords } from '../roster-words.ts';
import { ElsewhereChip, LeaveChip } from './absence-chip.tsx';
import type { GridDay, GridLook } from './grid-look.ts';
import { asCell } from './grid-roles.ts';
import { type GridCell, type GridRow, lanesOf } from './grid-rows.ts';
import { labelledHours, lanesOn, positionOnAxis } from './hours-axis.ts';
import classes from './roster-grid.module.css';
import { ShiftChip } from './shift-chip.tsx';

interface CellProps {
  readonly cell: GridCell;
  readonly row: GridRow;
  readonly day: GridDay;
  readonly column: number;
  readonly look: GridLook;
}

/** A day of a row. Its shifts are buttons; an empty day can itself be focused and pressed. */
export const DayCell = memo(
  function DayCell({ cell, row, day, column, look }: CellProps) {
    const isEmpty = cell.shifts.length === 0;
    const lanes = lanesOf(cell);
    return (
      <div
        {...asCell(column + 2, isEmpty ? emptyInWords(row, cell, day) : undefined)}
        tabIndex={isEmpty ? -1 : undefined}
        data-cell
        data-row-id={row.id}
        data-date={cell.date}
        data-column={column}
        data-empty={isEmpty || undefined}
        data-mayadd={(isEmpty && look.mayAdd) || undefined}
        data-unavailable={cell.isUnavailable || undefined}
        data-holiday={day.holidays.length > 0 || undefined}
        data-closed={day.isClosed || undefined}
        data-axis={look.axis ? '' : undefined}
        className={classes.cell}
        style={{ gridColumn: column + 2 }}
      >
        {cell.leave.map((leave) => (
          <LeaveChip key={leave.employee_leave_id} leave={leave} row={row} />
        ))}
        {cell.elsewhere.map((shift) => (
          <ElsewhereChip key={shift.id} shift={shift} />
        ))}
        {look.axis ? (
          <OnAxis cell={cell} look={look} />
        ) : (
          cell.shifts.map((shift) => (
            <ShiftChip
              key={shift.id}
              shift={shift}
              look={look}
              isShort={lanes > 1}
              overlaps={cell.overlapping.includes(shift.id)}
            />
          ))
        )}
      </div>
    );
  },
  // A cell without leave uses only its row's name; leave is drawn differently if neighbouring days have it
  // too.
  (one, other) =>
    one.cell === other.cell &&
    one.look === other.look &&
    one.day === other.day &&
    one.row.name === other.row.name &&
    (one.cell.leave.length === 0 || one.row === other.row),
);

/** The shifts of a day at their hours. Overlapping ones are drawn below each other. */
function OnAxis({ cell, look }: Pick<CellProps, 'cell' | 'look'>) {
  const { axis } = look;
  if (!axis) return null;
  const lanes = lanesOn(cell.shifts);
  const count = Math.max(1, ...[...lanes.values()].map((lane) => lane + 1));
  const whole = axis.until - axis.from;
  return (
    <>
      <span
        aria-hidden
        className={classes.hours}
        style={{ '--hour': `${(60 / whole) * 100}%` } as CSSProperties}
      />
      {cell.shifts.map((shift) => {
        const { left, width } = positionOnAxis(axis, shift);
        const top = ((lanes.get(shift.id) ?? 0) / count) * 100;
        return (
          <ShiftChip
            key={shift.id}
            shift={shift}
            look={look}
            isShort={count > 1}
            overlaps={cell.overlapping.includes(shift.id)}
            style={{
              left: `calc(${left}% + var(--drag-left, 0px))`,
              width: `calc(${width}% + var(--drag-width, 0px))`,
              top: `calc(${top}% + 4px)`,
              height: `calc(${100 / count}% - 8px)`,
            }}
          />
        );
      })}
    </>
  );
}

function emptyInWords(
  { name }: GridRow,
  { date, leave, elsewhere, isUnavailable }: GridCell,
  day: GridDay,
): string {
  const parts = [
    name,
    weekdayInWords(date),
    leave.length > 0 || elsewhere.length > 0 ? null : 'no shift',
    isUnavailable ? 'not available' : null,
    ...day.holidays,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The labels of the hours above a day. */
export function HoursHead({ look }: { look: GridLook }) {
  const { axis } = look;
  if (!axis) return null;
  const whole = axis.until - axis.from;
  return (
    <span className={classes.hoursHead} aria-hidden>
      {labelledHours(axis).map(({ minutes, isNamed }) =>
        isNamed ? (
          <span key={minutes} style={{ left: `${((minutes - axis.from) / whole) * 100}%` }}>
            {hourInWords(minutes)}
          </span>
        ) : null,
      )}
    </span>
  );
}

const hourInWords = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
};
