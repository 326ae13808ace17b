import { clearRostersSql } from '../rosters/clock-world.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const clinic_id = north.clinics.one;
const hour = 3_600_000;

/**
 * Deletes all shifts, and adds one of the worker that started an hour ago and lasts four more hours. @returns
 * Its id.
 */
async function shiftNow({ sql }: Arena, clock: 'waiting' | 'in' | 'on a break'): Promise<string> {
  await sql(clearRostersSql);
  const [row] = await sql(
    `insert into clinic_rosters (client_id, clinic_id, user_id, clinic_roster_date, start_time, end_time, starts_at, ends_at,
       zone, published, published_at, clocked_in_at)
     select $1, $2, $3, (a at time zone zone)::date, (a at time zone zone)::time(0), (b at time zone zone)::time(0), a, b,
       zone, true, a, case when $4 then a + interval '1 minute' end
     from (select date_trunc('second', now()) - interval '1 hour' as a, date_trunc('second', now()) + interval '4 hours' as b, 'Australia/Brisbane' as zone) as times
     returning id`,
    [north.client, clinic_id, north.users.worker, clock !== 'waiting'],
  );
  const id = String(row?.id);
  if (clock === 'on a break')
    await sql(
      `insert into clinic_roster_breaks (client_id, clinic_id, clinic_roster_id, break_type, started_at)
       values ($1, $2, $3, 'REST', now() - interval '10 minutes')`,
      [north.client, clinic_id, id],
    );
  return id;
}
const happened =
  ({ count }: Arena, shift: string, ...actions: readonly string[]) =>
  () =>
    count('select count(*) from clinic_roster_history where clinic_roster_id = $1 and action = any($2)', [
      shift,
      actions,
    ]);
const twentyMinutesAgo = () => new Date(Date.now() - hour / 3).toISOString();

async function requested(
  arena: Arena,
  { worker }: Cast,
): Promise<{ readonly id: string; readonly shift: string }> {
  const shift = await shiftNow(arena, 'in');
  const asked = { clinic_roster_id: shift, new_clocked_in_at: twentyMinutesAgo() };
  const refusal = await worker.refusal('request_roster_change', asked);
  if (refusal) throw new Error(refusal);
  const [row] = await arena.sql('select id from clinic_roster_change_requests');
  return { id: String(row?.id), shift };
}

export const clockRaces: Readonly<Record<string, PrepareRace>> = {
  async clock_in(arena, { worker: by }) {
    const shift = await shiftNow(arena, 'waiting');
    return {
      call: () => ({ by, values: { clinic_id } }),
      winners: 1,
      losers: 'You are already clocked in. Clock out first.',
      done: happened(arena, shift, 'clocked_in'),
      all: 1,
    };
  },
  /** Without a planned shift, simultaneous requests must make one shift, not one each. */
  async 'clock_in without a shift'(arena, { worker: by }) {
    await arena.sql(clearRostersSql);
    return {
      call: () => ({ by, values: { clinic_id } }),
      winners: 1,
      losers: 'You are already clocked in. Clock out first.',
      done: () => arena.count('select count(*) from clinic_rosters'),
      all: 1,
    };
  },
  async clock_out(arena, { worker: by }) {
    const shift = await shiftNow(arena, 'on a break');
    return {
      call: () => ({ by, values: { message: null } }),
      winners: 1,
      losers: "You haven't clocked in yet",
      done: happened(arena, shift, 'clocked_out'),
      all: 1,
    };
  },
  async start_break(arena, { worker: by }) {
    const shift = await shiftNow(arena, 'in');
    return {
      call: (n) => ({ by, values: { break_type: n % 2 ? 'MEAL' : 'REST' } }),
      winners: 1,
      losers: 'You are already on a break. End it first.',
      done: happened(arena, shift, 'break_started'),
      all: 1,
    };
  },
  async end_break(arena, { worker: by }) {
    const shift = await shiftNow(arena, 'on a break');
    return {
      call: () => ({ by, values: { offline_at: null } }),
      winners: 1,
      losers: 'You are not on a break',
      done: happened(arena, shift, 'break_ended'),
      all: 1,
    };
  },
  async request_roster_change(arena, { worker: by }) {
    const shift = await shiftNow(arena, 'in');
    const new_clocked_in_at = twentyMinutesAgo();
    return {
      call: () => ({ by, values: { clinic_roster_id: shift, new_clocked_in_at } }),
      winners: 1,
      losers: 'A change of this shift has already been requested. Wait until it is decided.',
      done: () => arena.count('select count(*) from clinic_roster_change_requests'),
      all: 1,
    };
  },
  async decide_roster_change(arena, cast) {
    const { id, shift } = await requested(arena, cast);
    return {
      call: (n) => ({
        by: n % 4 < 2 ? cast.keeper : cast.admin,
        values: n % 3 ? { id, status: 'APPROVED' } : { id, status: 'REJECTED', message: 'Not what I saw' },
      }),
      winners: 1,
      losers: 'This request has already been decided',
      done: happened(arena, shift, 'change_approved', 'change_rejected'),
      all: 1,
    };
  },
  async cancel_roster_change(arena, cast) {
    const { id, shift } = await requested(arena, cast);
    return {
      call: () => ({ by: cast.worker, values: { id } }),
      winners: 1,
      losers: 'This request has already been decided',
      done: happened(arena, shift, 'change_cancelled'),
      all: 1,
    };
  },
  async 'cancel_roster_change against decide_roster_change'(arena, cast) {
    const { id, shift } = await requested(arena, cast);
    return {
      call: (n) =>
        n % 2
          ? { by: cast.worker, values: { id } }
          : { by: cast.keeper, command: 'decide_roster_change', values: { id, status: 'APPROVED' } },
      winners: 1,
      losers: 'This request has already been decided',
      done: happened(arena, shift, 'change_approved', 'change_cancelled'),
      all: 1,
    };
  },
  async close_kiosk(arena, { keeper, admin }) {
    const [row] = await arena.sql(
      `insert into clinic_kiosks (client_id, clinic_id, name, device_hash, public_key, private_key, opened_by_user_id)
       values ($1, $2, 'Raced', gen_random_uuid()::text, '{}', 'none', $3) returning id`,
      [north.client, clinic_id, north.users.admin],
    );
    return {
      call: (n) => ({ by: n % 4 < 2 ? keeper : admin, values: { id: row?.id } }),
      winners: 1,
      losers: 'This kiosk is already closed',
      done: () =>
        arena.count("select count(*) from audit_log where action = 'kiosk_closed' and row_id = $1", [
          row?.id,
        ]),
      all: 1,
    };
  },
};
