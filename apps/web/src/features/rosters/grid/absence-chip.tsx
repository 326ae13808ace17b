import { addDays } from '@operatory/domain';
import { IconBeach, IconBuilding } from '@tabler/icons-react';
import { timeInWords, timesInWords } from '../roster-words.ts';
import type { GridRow } from './grid-rows.ts';
import { leaveInWords } from './grid-words.ts';
import classes from './roster-grid.module.css';
import type { WeekElsewhere, WeekLeave } from './week-types.ts';

const hasLeave = (row: GridRow, date: string, id: string): boolean =>
  row.cells
    .find((cell) => cell.date === date)
    ?.leave.some(({ employee_leave_id, is_all_day }) => employee_leave_id === id && is_all_day) ?? false;

/**
 * A person's leave on a day. Days of the same request are drawn as one bar, with its name on the first
 * visible day.
 */
export function LeaveChip({ leave, row }: { leave: WeekLeave; row: GridRow }) {
  const { employee_leave_id: id, date, is_all_day: isAllDay, status } = leave;
  const before = isAllDay && hasLeave(row, addDays(date, -1), id);
  const after = isAllDay && hasLeave(row, addDays(date, 1), id);
  const words = leaveInWords(leave);
  return (
    <div
      className={classes.leave}
      data-pending={status === 'PENDING' || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      title={words}
    >
      {before ? (
        <span className="visually-hidden">{words}</span>
      ) : (
        <>
          <IconBeach size={14} className={classes.mark ?? ''} />
          <span className={classes.leaveName}>{words}</span>
        </>
      )}
    </div>
  );
}

/** A shift of the person at another clinic. */
export function ElsewhereChip({ shift }: { shift: WeekElsewhere }) {
  const words = `${shift.clinic_name}, ${timesInWords(shift.start_time, shift.end_time)}`;
  return (
    <div className={classes.elsewhere} title={words}>
      <IconBuilding size={12} className={classes.mark ?? ''} />
      <span className={classes.leaveName}>
        {shift.clinic_name}, <span>{timeInWords(shift.start_time)} –</span>{' '}
        <span>{timeInWords(shift.end_time)}</span>
      </span>
    </div>
  );
}
