import { clearTimesheets, monday, period, workedShift } from '../rosters/timesheet-world.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const { worker } = north.users;
const approval = { ...period, user_id: worker, expected_paid_minutes: 480 };

/** The worker's week has one shift of eight hours. @returns The shift's id. */
async function workedWeek({ sql }: Arena): Promise<string> {
  await sql(clearTimesheets);
  return workedShift((text, values = []) => sql(text, [...values]), worker, monday, ['09:00', '17:00']);
}
async function approvedWeek(arena: Arena, { keeper }: Cast) {
  await workedWeek(arena);
  const refusal = await keeper.refusal('approve_timesheet', approval);
  if (refusal) throw new Error(refusal);
  const [row] = await arena.sql('select id, version from timesheets');
  return { id: String(row?.id), version: Number(row?.version) };
}
const audited =
  ({ count }: Arena, action: string) =>
  () =>
    count(
      `select count(*) from audit_log a where a.table_name = 'timesheets' and a.action = $1
         and a.row_id in (select t.id::text from timesheets t)`,
      [action],
    );

export const timesheetRaces: Readonly<Record<string, PrepareRace>> = {
  async approve_timesheet(arena, { keeper, admin }) {
    await workedWeek(arena);
    return {
      call: (n) => ({ by: n % 4 < 2 ? keeper : admin, values: approval }),
      winners: 1,
      losers: 'This timesheet has already been approved',
      done: () => arena.count('select count(*) from timesheets'),
      all: 1,
    };
  },
  /** The hours are approved, if at all, with the times of the shift request that was decided. */
  async 'approve_timesheet against decide_roster_change'(arena, { keeper, admin, worker: by }) {
    const shift = await workedWeek(arena);
    const refusal = await by.refusal('request_roster_change', {
      clinic_roster_id: shift,
      new_clocked_out_at: '2026-11-02T18:00:00+11:00',
      message: 'I stayed',
    });
    if (refusal) throw new Error(refusal);
    const [request] = await arena.sql(
      'select id from clinic_roster_change_requests where clinic_roster_id = $1',
      [shift],
    );
    const id = String(request?.id);
    return {
      call: (n) =>
        n % 2
          ? { by: keeper, values: { ...approval, expected_paid_minutes: n % 4 === 1 ? 480 : 540 } }
          : { by: admin, command: 'decide_roster_change', values: { id, status: 'APPROVED' } },
      done: () =>
        arena.count(
          `select case when r.clocked_out_at = '2026-11-02T18:00+11:00' and q.status = 'APPROVED'
               and not exists (select from timesheets where paid_minutes <> 540) then 1 else -1 end
           from clinic_rosters r join clinic_roster_change_requests q on q.clinic_roster_id = r.id where r.id = $1`,
          [shift],
        ),
      all: 1,
    };
  },
  async lock_timesheet(arena, cast) {
    const held = await approvedWeek(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: held }),
      winners: 1,
      losers: 'This timesheet is locked. Ask a client admin to reopen it.',
      done: audited(arena, 'locked'),
      all: 1,
    };
  },
  /** The timesheet is either locked or reopened, and never both from the same version. */
  async 'lock_timesheet against reopen_timesheet'(arena, cast) {
    const held = await approvedWeek(arena, cast);
    return {
      call: (n) =>
        n % 2
          ? { by: cast.keeper, command: 'reopen_timesheet', values: { ...held, reason: 'Wrong end' } }
          : { by: cast.admin, values: held },
      winners: 1,
      done: () => arena.count('select version - 1 from timesheets'),
      all: 1,
    };
  },
  async reopen_timesheet(arena, cast) {
    const held = await approvedWeek(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { ...held, reason: 'Wrong end' } }),
      winners: 1,
      losers: 'This timesheet has already been reopened',
      done: audited(arena, 'reopened'),
      all: 1,
    };
  },
};
