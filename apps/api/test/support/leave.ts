import { addDays, dayBounds, wallToInstant } from '@operatory/domain';
import { addRow, type Row } from './rows.ts';
import { north, type TestServer } from './server.ts';

export const sydney = 'Australia/Sydney';

export interface LeaveRequestInput {
  readonly user_id: string;
  readonly clinic_id?: string;
  readonly type_id: string | null;
  readonly from: string;
  readonly until?: string;
  readonly status?: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
  /** The times apply to each day; when absent, the leave is all day. */
  readonly times?: readonly [start: string, end: string];
  readonly paid_hrs?: string;
  readonly unpaid_hrs?: string;
}

/** @returns The id of the new leave type. */
export const addLeaveType = (server: TestServer, name: string, more: Row = {}): Promise<string> =>
  addRow(server, 'client_employee_leave_types', { name, color: '#4882e5', ...more });

/**
 * The request has a row for each of its days, including weekends. No rule applies except the database's.
 * @returns Its id.
 */
export async function addLeave(
  server: TestServer,
  { user_id, clinic_id = north.clinics.one, type_id, from, until = from, ...scene }: LeaveRequestInput,
): Promise<string> {
  const { status = 'APPROVED', times, paid_hrs = '7.60', unpaid_hrs = '0' } = scene;
  const isDecided = status === 'APPROVED' || status === 'REJECTED';
  const id = await addRow(server, 'employee_leaves', {
    user_id,
    clinic_id,
    client_employee_leave_type_id: type_id,
    is_time_in_lieu: type_id === null,
    leave_start_date: from,
    leave_end_date: until,
    reason: 'Private matters',
    status,
    created_by_user_id: user_id,
    ...(isDecided
      ? { action_workspace_user_id: north.users.admin, action_at: new Date(), action_message: 'Answered' }
      : {}),
  });
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const day = dayBounds(date, sydney);
    await addRow(server, 'employee_leave_days', {
      employee_leave_id: id,
      user_id,
      clinic_id,
      client_employee_leave_type_id: type_id,
      date,
      is_all_day: times === undefined,
      start_time: times?.[0] ?? null,
      end_time: times?.[1] ?? null,
      starts_at: times ? wallToInstant(date, times[0], sydney) : day.start,
      ends_at: times ? wallToInstant(date, times[1], sydney) : day.end,
      zone: sydney,
      paid_hrs,
      unpaid_hrs,
    });
  }
  return id;
}

/** @returns The id of the new shift, which is within one day. */
export const addShift = (
  server: TestServer,
  user_id: string,
  date: string,
  [start_time, end_time]: readonly [string, string],
  more: Row = {},
): Promise<string> =>
  addRow(server, 'clinic_rosters', {
    clinic_id: north.clinics.one,
    user_id,
    clinic_roster_date: date,
    start_time,
    end_time,
    starts_at: wallToInstant(date, start_time, sydney),
    ends_at: wallToInstant(date, end_time, sydney),
    zone: sydney,
    published: true,
    published_at: new Date(),
    ...more,
  });
