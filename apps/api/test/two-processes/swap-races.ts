import { addShift, clearSwapsSql, dayAt, one } from '../roster-swaps/swap-world.ts';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

const { worker: workerId, helper: helperId } = north.users;
type Values = Readonly<Record<string, unknown>>;

/**
 * Adds a shift of this person, or an open one. For day 0, all other shifts are deleted first. @returns Its
 * id.
 */
async function shiftOf({ sql }: Arena, user_id: string | null, day = 0): Promise<string> {
  if (day === 0) await sql(clearSwapsSql);
  return addShift(sql, day, { user_id });
}
async function made(arena: Arena, by: Person, command: string, values: Values): Promise<string> {
  const refusal = await by.refusal(command, values);
  if (refusal) throw new Error(refusal);
  const [row] = await arena.sql(
    'select id from clinic_roster_swap_requests order by created_at desc, id desc limit 1',
  );
  return String(row?.id);
}
const events = ({ count }: Arena, id: string, event: string) =>
  count("select count(*) from outbox where payload->>'entity_id' = $1 and event = $2", [id, event]);
const requests =
  ({ count }: Arena) =>
  () =>
    count('select count(*) from clinic_roster_swap_requests');

export const swapRaces: Readonly<Record<string, PrepareRace>> = {
  /** Two people claim one open shift: one claim is accepted for decision, and all others are refused. */
  async claim_shift(arena, { worker, helper }) {
    const clinic_roster_id = await shiftOf(arena, null);
    return {
      call: (n) => ({ by: n % 4 < 2 ? worker : helper, values: { clinic_roster_id } }),
      winners: 1,
      losers: 'Someone else has already asked for this shift',
      done: requests(arena),
      all: 1,
    };
  },
  async offer_shift_swap(arena, { worker }) {
    const clinic_roster_id = await shiftOf(arena, workerId);
    return {
      call: (n) => ({
        by: worker,
        values: { clinic_roster_id, ...(n % 2 ? { to_user_id: helperId } : {}) },
      }),
      winners: 1,
      losers: 'A swap of this shift is already waiting. Cancel it first.',
      done: requests(arena),
      all: 1,
    };
  },
  /** Two colleagues accept a shift that is offered to everyone. */
  async accept_shift_swap(arena, { worker, helper, keeper }) {
    const clinic_roster_id = await shiftOf(arena, workerId);
    const id = await made(arena, worker, 'offer_shift_swap', { clinic_roster_id });
    return {
      call: (n) => ({ by: n % 4 < 2 ? helper : keeper, values: { id } }),
      winners: 1,
      done: () => events(arena, id, 'shift_swap_accepted'),
      all: 1,
    };
  },
  async decline_shift_swap(arena, { worker, helper }) {
    const clinic_roster_id = await shiftOf(arena, workerId);
    const id = await made(arena, worker, 'offer_shift_swap', { clinic_roster_id, to_user_id: helperId });
    return {
      call: () => ({ by: helper, values: { id } }),
      winners: 1,
      losers: 'This request has already been decided',
      done: () => events(arena, id, 'shift_swap_decided'),
      all: 1,
    };
  },
  /**
   * Two people decide the request, some calls differently, but only one decision succeeds and is notified.
   */
  async decide_shift_swap(arena, { worker, keeper, admin }) {
    const clinic_roster_id = await shiftOf(arena, null);
    const id = await made(arena, worker, 'claim_shift', { clinic_roster_id });
    return {
      call: (n) => ({
        by: n % 4 < 2 ? keeper : admin,
        values: n % 3 ? { id, status: 'APPROVED' } : { id, status: 'REJECTED', message: 'Needed elsewhere' },
      }),
      winners: 1,
      losers: 'This request has already been decided',
      done: () => events(arena, id, 'shift_swap_decided'),
      all: 1,
    };
  },
  /** A swap is approved while a colleague declines it: either both shifts change hands or neither does. */
  async 'decide_shift_swap against decline_shift_swap'(arena, { worker, helper, keeper }) {
    const given = await shiftOf(arena, workerId);
    const back = await shiftOf(arena, helperId, 1);
    const id = await made(arena, worker, 'offer_shift_swap', {
      clinic_roster_id: given,
      to_user_id: helperId,
      return_clinic_roster_id: back,
    });
    await helper.refusal('accept_shift_swap', { id });
    return {
      call: (n) =>
        n % 2
          ? { by: keeper, values: { id, status: 'APPROVED' } }
          : { by: helper, command: 'decline_shift_swap', values: { id } },
      winners: 1,
      done: () =>
        arena.count(
          `select case when s.status = 'APPROVED' and g.user_id = $2 and b.user_id = $1
             or s.status = 'DECLINED' and g.user_id = $1 and b.user_id = $2 then 1 else -1 end
           from clinic_roster_swap_requests s join clinic_rosters g on g.id = s.clinic_roster_id
             join clinic_rosters b on b.id = s.return_clinic_roster_id where s.id = $3`,
          [workerId, helperId, id],
        ),
      all: 1,
    };
  },
  /**
   * A claim is approved while publishing assigns the shift to somebody else. The claim's status agrees with
   * who has the shift.
   */
  async 'decide_shift_swap against publish_roster'(arena, { worker, keeper, admin }) {
    const clinic_roster_id = await shiftOf(arena, null);
    const id = await made(arena, worker, 'claim_shift', { clinic_roster_id });
    await arena.sql('update clinic_rosters set draft = $2 where id = $1', [
      clinic_roster_id,
      JSON.stringify({ user_id: helperId }),
    ]);
    return {
      call: (n) =>
        n % 2
          ? { by: keeper, values: { id, status: 'APPROVED' } }
          : {
              by: admin,
              command: 'publish_roster',
              values: { clinic_id: one, from: dayAt(0), until: dayAt(6) },
            },
      done: () =>
        arena.count(
          `select case when s.status = 'APPROVED' and r.user_id = $1 or s.status = 'CANCELLED' and r.user_id = $2
             then 1 else -1 end
           from clinic_roster_swap_requests s join clinic_rosters r on r.id = s.clinic_roster_id where s.id = $3`,
          [workerId, helperId, id],
        ),
      all: 1,
    };
  },
  async cancel_shift_swap(arena, { worker, keeper }) {
    const clinic_roster_id = await shiftOf(arena, null);
    const id = await made(arena, worker, 'claim_shift', { clinic_roster_id });
    return {
      call: (n) =>
        n % 2
          ? { by: worker, values: { id } }
          : { by: keeper, command: 'decide_shift_swap', values: { id, status: 'APPROVED' } },
      winners: 1,
      done: () =>
        arena.count(
          `select case when (s.status = 'APPROVED') = (r.user_id is not null) then 1 else -1 end
           from clinic_roster_swap_requests s join clinic_rosters r on r.id = s.clinic_roster_id where s.id = $1`,
          [id],
        ),
      all: 1,
    };
  },
};
