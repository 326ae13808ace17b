import { clearLeaveSql } from '../leave/leave-world.ts';
import type { Person } from '../support/person.ts';
import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const { worker } = north.users;
const clinic_id = north.clinics.one;
const everyDay = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** All leave is deleted, and the worker has this many hours of the new leave type. @returns The type's id. */
export async function addLeaveTypeWithHours({ sql }: Arena, hrs: number): Promise<string> {
  await sql(clearLeaveSql);
  const [type] = await sql(
    "insert into client_employee_leave_types (client_id, name) values ($1, 'Raced ' || gen_random_uuid()) returning id",
    [north.client],
  );
  const id = String(type?.id);
  await sql(
    'insert into client_employee_leave_type_configurations (client_id, client_employee_leave_type_id, applicable_on) values ($1, $2, $3)',
    [north.client, id, everyDay],
  );
  await sql(
    `insert into employee_leave_ledger (client_id, user_id, client_employee_leave_type_id, kind, hrs, note)
     values ($1, $2, $3, 'ADJUSTMENT', $4, 'Given')`,
    [north.client, worker, id, hrs],
  );
  return id;
}
/** The days are later than any clock in the tests. */
export const dayAt = (n: number) => new Date(Date.UTC(2090, 2, 1 + n)).toISOString().slice(0, 10);
export const leaveOf = (type: string, from: string, until = from) => ({
  clinic_id,
  client_employee_leave_type_id: type,
  leave_start_date: from,
  leave_end_date: until,
});

export async function asked(
  arena: Arena,
  by: Person,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const refusal = await by.refusal('request_leave', values);
  if (refusal) throw new Error(refusal);
  const [leave] = await arena.sql('select id from employee_leaves order by created_at desc, id desc limit 1');
  return String(leave?.id);
}
async function approved(arena: Arena, { worker: by, keeper }: Cast): Promise<string> {
  const id = await asked(arena, by, leaveOf(await addLeaveTypeWithHours(arena, 76), dayAt(0)));
  const refusal = await keeper.refusal('decide_leave', { id, status: 'APPROVED' });
  if (refusal) throw new Error(refusal);
  return id;
}

/**
 * @returns 1 if exactly one of these changes to the requests was recorded and notified, and the ledger has
 * `taken` lines for an approved request and none otherwise; -1 if not.
 */
const onceIn =
  ({ count }: Arena, ids: readonly string[], actions: readonly string[], taken: number) =>
  () =>
    count(
      `select case when
         (select count(*) from employee_leave_history h where h.employee_leave_id = any($1) and h.action = any($2)) = 1
         and (select count(*) from outbox o where o.payload->>'entity_id' = any($1::text[]) and o.event <> 'leave_requested') = 1
         and (select count(*) from employee_leave_ledger l where l.employee_leave_id = any($1) and l.kind = 'TAKING')
           = coalesce((select $3::int where exists (select from employee_leaves e where e.id = any($1) and e.status = 'APPROVED')), 0)
       then 1 else -1 end`,
      [ids, actions, taken],
    );

export const leaveRaces: Readonly<Record<string, PrepareRace>> = {
  /** The hours of one day are left, and each of many requests asks for a day, but only one day is paid. */
  async 'request_leave for the last hours'(arena, { worker: by }) {
    const type = await addLeaveTypeWithHours(arena, 7.6);
    return {
      // A request that is sent again overlaps with the result of the first time.
      call: (n) => ({ by, values: { ...leaveOf(type, dayAt(n)), overlap_confirmed: true } }),
      winners: rivals,
      done: () =>
        arena.count(
          'select sum(paid_hrs) / 7.6 from employee_leave_days where client_employee_leave_type_id = $1',
          [type],
        ),
      all: 1,
    };
  },
  /** All request the same day, and nobody has confirmed the overlap. */
  async request_leave(arena, { worker: by }) {
    const type = await addLeaveTypeWithHours(arena, 76);
    return {
      call: () => ({ by, values: leaveOf(type, dayAt(0)) }),
      winners: 1,
      losers: 'There is already a leave request in this period. Do you want to send this one too?',
      done: () =>
        arena.count('select count(*) from employee_leaves where client_employee_leave_type_id = $1', [type]),
      all: 1,
    };
  },
  async edit_leave(arena, { worker: by }) {
    const type = await addLeaveTypeWithHours(arena, 76);
    const id = await asked(arena, by, leaveOf(type, dayAt(0)));
    return {
      call: (n) => ({ by, values: { id, version: 1, ...leaveOf(type, dayAt(n + 1)) } }),
      winners: 1,
      losers: 'Someone else has changed this request. Reload it to continue.',
      done: () => arena.count("select count(*) from employee_leave_history where action = 'edited'"),
      all: 1,
    };
  },
  /** Of two approvers, each approves in some calls and rejects in others. */
  async decide_leave(arena, { worker: by, keeper, admin }) {
    const id = await asked(arena, by, leaveOf(await addLeaveTypeWithHours(arena, 76), dayAt(0)));
    return {
      call: (n) => ({
        by: n % 4 < 2 ? keeper : admin,
        values: n % 3 ? { id, status: 'APPROVED' } : { id, status: 'REJECTED', message: 'Short of staff' },
      }),
      winners: 1,
      done: onceIn(arena, [id], ['approved', 'rejected'], 1),
      all: 1,
    };
  },
  async 'decide_leave of two that overlap'(arena, { worker: by, keeper, admin }) {
    const type = await addLeaveTypeWithHours(arena, 76);
    const ids = [
      await asked(arena, by, leaveOf(type, dayAt(0), dayAt(1))),
      await asked(arena, by, { ...leaveOf(type, dayAt(1), dayAt(2)), overlap_confirmed: true }),
    ];
    return {
      call: (n) => ({ by: n % 4 < 2 ? keeper : admin, values: { id: ids[n % 2], status: 'APPROVED' } }),
      winners: 1,
      done: onceIn(arena, ids, ['approved'], 2),
      all: 1,
    };
  },
  /**
   * In the end the leave is either approved with its hours taken, or withdrawn with no hours taken or
   * reserved.
   */
  async 'cancel_leave against decide_leave'(arena, { worker: by, keeper }) {
    const id = await asked(arena, by, leaveOf(await addLeaveTypeWithHours(arena, 76), dayAt(0)));
    return {
      call: (n) =>
        n % 2
          ? { by, values: { id } }
          : { by: keeper, command: 'decide_leave', values: { id, status: 'APPROVED' } },
      done: () =>
        arena.count(
          `select case when b.reserved_hrs = 0 and b.taken_hrs = 0 and l.status = 'CANCELLED'
             or b.reserved_hrs = 0 and b.taken_hrs = 7.6 and l.status = 'APPROVED' then 1 else -1 end
           from employee_leaves l join employee_leave_balances b using (client_id, user_id, client_employee_leave_type_id)
           where l.id = $1`,
          [id],
        ),
      all: 1,
    };
  },
  async 'edit_leave against decide_leave'(arena, { worker: by, keeper }) {
    const type = await addLeaveTypeWithHours(arena, 76);
    const id = await asked(arena, by, leaveOf(type, dayAt(0)));
    return {
      call: (n) =>
        n % 2
          ? { by, values: { id, version: 1, ...leaveOf(type, dayAt(1), dayAt(2)) } }
          : { by: keeper, command: 'decide_leave', values: { id, version: 1, status: 'APPROVED' } },
      winners: 1,
      done: () => arena.count('select version - 1 from employee_leaves where id = $1', [id]),
      all: 1,
    };
  },
  async cancel_leave(arena, cast) {
    const id = await approved(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { id, message: 'We need you' } }),
      winners: 1,
      losers: 'This request has already been cancelled. Send a new one instead.',
      done: () =>
        arena.count(
          "select count(*) from employee_leave_ledger where employee_leave_id = $1 and kind = 'RETURN'",
          [id],
        ),
      all: 1,
    };
  },
  /** Ten hours are left and each of many calls deducts one, but the balance never becomes negative. */
  async adjust_leave_balance(arena, { admin: by }) {
    const type = await addLeaveTypeWithHours(arena, 10);
    return {
      call: () => ({
        by,
        values: { user_id: worker, client_employee_leave_type_id: type, hrs: '-1', note: 'Counted twice' },
      }),
      winners: 10,
      done: () =>
        arena.count(
          'select count(*) from employee_leave_ledger where client_employee_leave_type_id = $1 and hrs = -1',
          [type],
        ),
      all: 10,
    };
  },
  async confirm_leave_cancellation(arena, cast) {
    const id = await approved(arena, cast);
    await arena.sql('update employee_leaves set cancel_requested_at = now() where id = $1', [id]);
    return {
      call: (n) => ({ by: n % 4 < 2 ? cast.keeper : cast.admin, values: { id } }),
      winners: 1,
      done: () => arena.count("select count(*) from employee_leave_history where action = 'cancelled'"),
      all: 1,
    };
  },
};
