import { type RosterShiftType, rosterShiftTypes } from '@operatory/domain';
import type { RosterWeekResult } from './roster-queries.ts';
import type { Week } from './week-types.ts';

const isShiftType = (type: string): type is RosterShiftType =>
  rosterShiftTypes.some(({ value }) => value === type);

/** A newer server may send a type that this build does not know; it is shown as ordinary work. */
const typed = <Row extends { readonly roster_shift_type: string }>(row: Row) => ({
  ...row,
  roster_shift_type: isShiftType(row.roster_shift_type) ? row.roster_shift_type : ('ORDINARY' as const),
});

/** Narrows the types of the API's answer to those of `Week`. */
export const weekFromAnswer = (week: RosterWeekResult): Week => ({
  ...week,
  shifts: week.shifts.map(typed),
  elsewhere: week.elsewhere.map(typed),
  leave: week.leave.map((leave) => ({
    ...leave,
    status: leave.status === 'APPROVED' ? 'APPROVED' : 'PENDING',
  })),
});
