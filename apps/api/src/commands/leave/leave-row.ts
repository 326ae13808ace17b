import type { Tx } from '@operatory/db';
import {
  domainEvent,
  type EventDetails,
  type EventsAbout,
  type LeaveParties,
  type LeaveRelation,
  type LeaveState,
  leaveRelation,
  type RequestedDay,
  readsLeave,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockBalances } from './leave-balances.ts';

/** A leave request as commands read it. Dates are `yyyy-mm-dd`, times `HH:mm:ss`. */
export interface LeaveRow extends LeaveParties, LeaveState {
  readonly id: string;
  readonly user_name: string;
  readonly client_employee_leave_type_id: string | null;
  /** The name of the leave type, or of time in lieu. */
  readonly leave_name: string;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  readonly reason: string | null;
  readonly attachments: readonly { readonly file_id: string }[];
  readonly zone: string;
  readonly days: readonly RequestedDay[];
  readonly total_hrs: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
  readonly version: number;
}
export interface LockedLeave {
  readonly leave: LeaveRow;
  readonly relation: LeaveRelation;
}
export interface LockedLeaves {
  /** Ids of the people who take the leave. */
  readonly people: readonly string[];
  /**
   * Reads the locked request again. @throws Refusal if it is missing or its type changed before it was locked
   */
  of(id: string): Promise<LockedLeave>;
}

type At = Pick<CommandContext, 'db' | 'actor'>;

/** Reads, without a lock, the requests with these ids that the caller may read. */
export async function readLeaves(
  db: Pick<Tx, '$queryRaw'>,
  actor: SignedIn,
  ids: readonly string[],
): Promise<readonly LockedLeave[]> {
  const viewer = viewerOf(actor);
  const rows = await db.$queryRaw<LeaveRow[]>`
    select l.id, l.user_id, u.display_name as user_name, l.clinic_id, l.created_by_user_id, l.client_employee_leave_type_id,
      coalesce(t.name, 'Time in lieu') as leave_name, l.leave_start_date::text, l.leave_end_date::text, l.reason,
      l.attachments, l.status::text, l.cancel_requested_at, l.version, c.zone,
      (l.total_paid_hrs + l.total_unpaid_hrs)::text as total_hrs, l.total_paid_hrs::text as paid_hrs,
      l.total_unpaid_hrs::text as unpaid_hrs,
      coalesce((select min(d.starts_at) from employee_leave_days d
        where d.client_id = l.client_id and d.employee_leave_id = l.id),
        l.leave_start_date::timestamp at time zone c.zone) as starts_at,
      array(select r.reported_to_user_id from users_reported_to_users r
        where r.client_id = l.client_id and r.user_id = l.user_id order by 1) as manager_user_ids,
      (select coalesce(json_agg(json_build_object('date', d.date, 'is_all_day', d.is_all_day, 'start_time', d.start_time,
          'end_time', d.end_time) order by d.date), '[]')
        from employee_leave_days d where d.client_id = l.client_id and d.employee_leave_id = l.id) as days
    from employee_leaves l
      join users u on u.client_id = l.client_id and u.id = l.user_id
      join clinics c on c.client_id = l.client_id and c.id = l.clinic_id
      left join client_employee_leave_types t on t.client_id = l.client_id and t.id = l.client_employee_leave_type_id
    where l.client_id = ${actor.client_id}::uuid and l.id = any(${[...ids]}::uuid[])`;
  return rows
    .filter((leave) => readsLeave(leave, viewer))
    .map((leave) => ({ leave, relation: leaveRelation(leave, viewer) }));
}

/**
 * Locks requests, after the balances of their people: every command that changes a balance takes locks in
 * this order. `types` are leave types that the call will give to requests, whose balances are created.
 */
export async function lockLeaves(
  { db, actor }: At,
  ids: readonly string[],
  types: readonly string[] = [],
): Promise<LockedLeaves> {
  const seen = await readLeaves(db, actor, ids);
  await lockBalances(
    { db, actor },
    seen.flatMap(({ leave: { user_id, client_employee_leave_type_id: own } }) =>
      [own, ...types].map((type) => ({ user_id, type })),
    ),
  );
  const locked = seen.map(({ leave }) => leave.id);
  if (locked.length > 0)
    await db.$executeRaw`select from employee_leaves
      where client_id = ${actor.client_id}::uuid and id = any(${locked}::uuid[]) order by id for update`;
  return {
    people: seen.map(({ leave }) => leave.user_id),
    async of(id) {
      const before = seen.find(({ leave }) => leave.id === id);
      // This second statement reads what other transactions changed while this one waited for the lock.
      const [now] = before ? await readLeaves(db, actor, [id]) : [];
      if (!before || !now) throw notFound();
      if (now.leave.client_employee_leave_type_id !== before.leave.client_employee_leave_type_id)
        throw refused('leave_is_newer');
      return now;
    },
  };
}

type EventLeave = Pick<
  LeaveRow,
  'id' | 'clinic_id' | 'user_id' | 'user_name' | 'created_by_user_id' | 'manager_user_ids' | 'leave_name'
> &
  Pick<LeaveRow, 'leave_start_date' | 'leave_end_date' | 'total_hrs'>;

export function emitLeaveEvent<Name extends EventsAbout<'employee_leaves'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  leave: EventLeave,
  details: EventDetails<Name>,
): void {
  const { user_id, user_name, created_by_user_id, manager_user_ids, leave_name } = leave;
  const { leave_start_date, leave_end_date, total_hrs: hours } = leave;
  const facts = { user_id, user_name, created_by_user_id, manager_user_ids, leave_name };
  emit(domainEvent(name, leave, { ...facts, leave_start_date, leave_end_date, hours, ...details }));
}

export interface LeaveChange {
  readonly action: 'requested' | 'edited' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested';
  readonly from?: Readonly<Record<string, unknown>>;
  readonly to?: Readonly<Record<string, unknown>>;
  readonly note?: string | null | undefined;
}
export const recordLeaveHistory = (
  { record }: Pick<RowContext, 'record'>,
  id: string,
  { action, from, to, note }: LeaveChange,
): void =>
  record('employee_leave_history', {
    employee_leave_id: id,
    action,
    ...(from ? { from_value: from } : {}),
    ...(to ? { to_value: to } : {}),
    note: note || null,
  });
