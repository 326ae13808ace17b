import { type RosterShiftType, rosterShiftTypes } from '@operatory/domain';
import type { RosterWeekResult } from './roster-queries.ts';
import type { Week } from './week-types.ts';

const isShiftType = (type: string): type is RosterShiftType =>
  rosterShiftTypes.some(({ value }) => value === type);

/** A type that this build does not know yet is one of ordinary work. */
const typed = <Row extends { readonly roster_shift_type: string }>(row: Row) => ({
  ...row,
  roster_shift_type: isShiftType(row.roster_shift_type) ? row.roster_shift_type : ('ORDINARY' as const),
});

/** The API's answer with the values that it has as texts. */
export const weekFromAnswer = (week: RosterWeekResult): Week => ({
  ...week,
  shifts: week.shifts.map(typed),
  elsewhere: week.elsewhere.map(typed),
  leave: week.leave.map((leave) => ({
    ...leave,
    status: leave.status === 'APPROVED' ? 'APPROVED' : 'PENDING',
  })),
});
