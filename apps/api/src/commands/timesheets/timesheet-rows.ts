import type { Tx } from '@operatory/db';
import {
  addDays,
  type BreakColumns,
  type RosterShiftType,
  type TakenBreak,
  type TimesheetShift,
  type TimesheetStatus,
} from '@operatory/domain';
import { planOf } from '../rosters/planned-shifts.ts';
import type { ShownCosts, ShownLine } from './timesheet-lines.ts';

export type Db = Pick<Tx, '$queryRaw'>;

/** Whole weeks of a clinic; dates are `yyyy-mm-dd`. */
export interface TimesheetQuery {
  readonly client_id: string;
  readonly clinic_id: string;
  readonly from: string;
  readonly until: string;
}

export interface TimesheetClinic {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}
export async function readTimesheetClinic(
  db: Db,
  { client_id, clinic_id }: Pick<TimesheetQuery, 'client_id' | 'clinic_id'>,
): Promise<TimesheetClinic | undefined> {
  const [clinic] = await db.$queryRaw<TimesheetClinic[]>`
    select c.id, c.name, c.zone from clinics c
    where c.client_id = ${client_id}::uuid and c.id = ${clinic_id}::uuid`;
  return clinic;
}

interface StoredBreak extends TakenBreak {
  readonly started_at: string;
  readonly ended_at: string | null;
}
export interface ShiftRow extends Required<BreakColumns> {
  readonly id: string;
  readonly clinic_id: string;
  readonly state: string | null;
  readonly user_id: string;
  readonly roster_shift_type: RosterShiftType;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly clocked_in_at: Date | null;
  readonly clocked_in_message: string | null;
  readonly clocked_in_synced_at: Date | null;
  readonly clocked_out_at: Date | null;
  readonly clocked_out_message: string | null;
  readonly clocked_out_synced_at: Date | null;
  readonly taken: readonly StoredBreak[];
  readonly is_corrected: boolean;
  readonly has_pending_request: boolean;
}

/**
 * @returns The shifts at all clinics of these people, or of everybody with shifts at this clinic: overtime
 * depends on work at other clinics too.
 */
export const readTimesheetShifts = (
  db: Db,
  { client_id, clinic_id, from, until }: TimesheetQuery,
  people: readonly string[] | null,
): Promise<ShiftRow[]> =>
  db.$queryRaw<ShiftRow[]>`
    select r.id, r.clinic_id, c.state, r.user_id, r.roster_shift_type::text, r.clinic_roster_date::text,
      r.start_time::text, r.end_time::text, r.zone, r.starts_at, r.ends_at,
      r.meal_break_duration, r.meal_break_start_time::text, r.rest_break_duration, r.rest_break_start_time::text,
      r.extra_meal_break_duration, r.extra_meal_break_start_time::text,
      r.extra_rest_break_duration, r.extra_rest_break_start_time::text,
      r.clocked_in_at, r.clocked_in_message, r.clocked_in_synced_at,
      r.clocked_out_at, r.clocked_out_message, r.clocked_out_synced_at,
      (select coalesce(json_agg(json_build_object('break_type', b.break_type, 'started_at', b.started_at,
          'ended_at', b.ended_at) order by b.started_at), '[]')
        from clinic_roster_breaks b where b.client_id = r.client_id and b.clinic_roster_id = r.id) as taken,
      exists (select from clinic_roster_change_requests q where q.client_id = r.client_id and q.clinic_roster_id = r.id
        and q.status = 'APPROVED' and num_nonnulls(q.new_clocked_in_at, q.new_clocked_out_at) > 0) as is_corrected,
      exists (select from clinic_roster_change_requests q where q.client_id = r.client_id and q.clinic_roster_id = r.id
        and q.status = 'PENDING' and num_nonnulls(q.new_clocked_in_at, q.new_clocked_out_at) > 0) as has_pending_request
    from clinic_rosters r join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
    where r.client_id = ${client_id}::uuid and r.published and r.deleted_at is null
      and r.clinic_roster_date between ${from}::date and ${until}::date
      and (${people === null} or r.user_id = any(${[...(people ?? [])]}::uuid[]))
      and exists (select from clinic_rosters h where h.client_id = r.client_id and h.user_id = r.user_id
        and h.clinic_id = ${clinic_id}::uuid and h.published and h.deleted_at is null
        and h.clinic_roster_date between ${from}::date and ${until}::date)
    order by r.starts_at, r.id`;

export interface HolidayRow {
  readonly state: string | null;
  readonly date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}
/** @returns The holidays of all states, because people may work in several. */
export const readTimesheetHolidays = (db: Db, { from, until }: TimesheetQuery): Promise<HolidayRow[]> =>
  db.$queryRaw<HolidayRow[]>`
    select h.state, h.date::text, h.start_time::text, h.end_time::text from holidays h
    where h.date between ${addDays(from, -1)}::date and ${addDays(until, 2)}::date`;

export const shiftOf = (row: ShiftRow, holidays: readonly HolidayRow[]): TimesheetShift => ({
  ...planOf(row),
  id: row.id,
  roster_shift_type: row.roster_shift_type,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  clocked_in_at: row.clocked_in_at,
  clocked_in_synced_at: row.clocked_in_synced_at,
  clocked_out_at: row.clocked_out_at,
  clocked_out_synced_at: row.clocked_out_synced_at,
  taken: row.taken,
  is_corrected: row.is_corrected,
  has_pending_request: row.has_pending_request,
  holidays: holidays.filter(({ state }) => state === null || state === row.state),
});

export interface ApprovedRow {
  readonly id: string;
  readonly clinic_id: string;
  readonly user_id: string;
  readonly from_date: string;
  readonly until_date: string;
  readonly status: TimesheetStatus;
  readonly version: number;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  readonly paid_minutes: number;
  readonly cost_cents: number | null;
  readonly lines: readonly ShownLine[];
  readonly costs: readonly ShownCosts[];
  readonly approved_at: Date;
  readonly approved_by: string;
  readonly locked_at: Date | null;
  readonly locked_by: string | null;
}
export const readApproved = (
  db: Db,
  { client_id, clinic_id, from, until }: TimesheetQuery,
): Promise<ApprovedRow[]> =>
  db.$queryRaw<ApprovedRow[]>`
    select t.id, t.clinic_id, t.user_id, t.from_date::text, t.until_date::text, t.status::text, t.version,
      t.planned_minutes, t.worked_minutes, t.paid_minutes, t.cost_cents, t.lines, t.costs, t.approved_at, t.locked_at,
      a.display_name as approved_by, l.display_name as locked_by
    from timesheets t
      join users a on a.client_id = t.client_id and a.id = t.approved_by_user_id
      left join users l on l.client_id = t.client_id and l.id = t.locked_by_user_id
    where t.client_id = ${client_id}::uuid and t.clinic_id = ${clinic_id}::uuid and t.reopened_at is null
      and t.from_date <= ${until}::date and t.until_date >= ${from}::date
    order by t.from_date, t.id`;
