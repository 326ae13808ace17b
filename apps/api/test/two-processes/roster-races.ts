import { clearRosterSql, dayAt, monday, nineToFive, one, two, worker } from '../rosters/roster-world.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';
import { addLeaveTypeWithHours, dayAt as leaveDay, leaveOf, asked as requested } from './leave-races.ts';

type Values = Readonly<Record<string, unknown>>;
const week = { clinic_id: one, from: monday, until: dayAt(6) };

/** All shifts are deleted, and the worker works at both clinics on any day. */
async function emptyRoster({ sql }: Arena): Promise<void> {
  await sql(clearRosterSql);
  await sql("update users set available_days = '{}' where id = $1", [worker]);
  await sql(
    'insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3) on conflict do nothing',
    [north.client, worker, two],
  );
}
/** The worker's shift is on Monday, as a draft or published, and perhaps with a change to come. */
async function shiftOf({ sql }: Arena, more: Values = {}): Promise<string> {
  const row: Values = {
    client_id: north.client,
    clinic_id: one,
    user_id: worker,
    clinic_roster_date: monday,
    start_time: '09:00',
    end_time: '17:00',
    starts_at: `${monday}T09:00+11:00`,
    ends_at: `${monday}T17:00+11:00`,
    zone: 'Australia/Sydney',
    ...more,
  };
  const keys = Object.keys(row);
  const [made] = await sql(
    `insert into clinic_rosters (${keys}) values (${keys.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return String(made?.id);
}
const published = { published: true, published_at: '2026-11-01T00:00Z' };
const isNewer = 'Someone else has changed this shift. Reload the roster to continue.';
const recorded =
  ({ count }: Arena, id: string, action: string) =>
  () =>
    count('select count(*) from clinic_roster_history where clinic_roster_id = $1 and action = $2', [
      id,
      action,
    ]);
const shiftsOn =
  ({ count }: Arena, date: string) =>
  () =>
    count('select count(*) from clinic_rosters where clinic_roster_date = $1 and deleted_at is null', [date]);

export const rosterRaces: Readonly<Record<string, PrepareRace>> = {
  /** Requests plan one person at two clinics for the same time, but only one shift is added. */
  async save_shift(arena, { admin: by }) {
    await emptyRoster(arena);
    return {
      call: (n) => ({
        by,
        values: { ...nineToFive, clinic_id: n % 2 ? one : two, user_id: worker, note: 'Both want her' },
      }),
      winners: 1,
      done: shiftsOn(arena, monday),
      all: 1,
    };
  },
  async 'save_shift of one version'(arena, { keeper, admin }) {
    await emptyRoster(arena);
    const id = await shiftOf(arena);
    return {
      call: (n) => ({
        by: n % 2 ? keeper : admin,
        values: { ...nineToFive, id, version: 1, user_id: worker, message: `Change ${n}` },
      }),
      winners: 1,
      losers: isNewer,
      done: recorded(arena, id, 'changed'),
      all: 1,
    };
  },
  /** Once the leave is approved, nobody can plan a shift in it. */
  async 'save_shift against decide_leave'(arena, { keeper, admin, worker: person }) {
    await emptyRoster(arena);
    const leave = await requested(
      arena,
      person,
      leaveOf(await addLeaveTypeWithHours(arena, 76), leaveDay(0)),
    );
    const time = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const drawn = (n: number) => ({
      clinic_id: one,
      clinic_roster_date: leaveDay(0),
      start_time: time(n * 28),
      end_time: time(n * 28 + 20),
      user_id: worker,
      note: 'She asked for leave',
    });
    return {
      call: (n) =>
        n % 10
          ? { by: admin, values: drawn(n) }
          : { by: keeper, command: 'decide_leave', values: { id: leave, status: 'APPROVED' } },
      done: () =>
        arena.count(
          `select case when exists (select from clinic_rosters r join employee_leave_history h
               on h.employee_leave_id = $1 and h.action = 'approved' and left(r.id::text, 13) > left(h.id::text, 13)
             where r.clinic_roster_date = $2)
           then -1 else 1 end`,
          [leave, leaveDay(0)],
        ),
      all: 1,
    };
  },
  async delete_shift(arena, { keeper, admin }) {
    await emptyRoster(arena);
    const id = await shiftOf(arena, published);
    return {
      call: (n) => ({ by: n % 2 ? keeper : admin, values: { id, version: 1 } }),
      winners: 1,
      losers: 'Not found',
      done: () => arena.count("select count(*) from outbox where event = 'shift_deleted'"),
      all: 1,
    };
  },
  async discard_shift_changes(arena, { keeper, admin }) {
    await emptyRoster(arena);
    const id = await shiftOf(arena, { ...published, draft: { message: 'Later' } });
    return {
      call: (n) => ({ by: n % 2 ? keeper : admin, values: { id, version: 1 } }),
      winners: 1,
      losers: isNewer,
      done: recorded(arena, id, 'discarded'),
      all: 1,
    };
  },
  /** Two users publish the same week, but the person is notified only once. */
  async publish_roster(arena, { keeper, admin }) {
    await emptyRoster(arena);
    await shiftOf(arena);
    return {
      call: (n) => ({ by: n % 2 ? keeper : admin, values: week }),
      done: () => arena.count("select count(*) from outbox where event = 'roster_published'"),
      all: 1,
    };
  },
  async copy_roster_week(arena, { keeper, admin }) {
    await emptyRoster(arena);
    await shiftOf(arena);
    await shiftOf(arena, { user_id: null });
    return {
      call: (n) => ({
        by: n % 2 ? keeper : admin,
        values: { clinic_id: one, from: monday, to: dayAt(7) },
      }),
      done: shiftsOn(arena, dayAt(7)),
      all: 2,
      once: 2,
    };
  },
  async apply_roster_template(arena, { keeper, admin }) {
    await emptyRoster(arena);
    const [template] = await arena.sql(
      "insert into clinic_roster_templates (client_id, clinic_id, name) values ($1, $2, 'Usual') returning id",
      [north.client, one],
    );
    await arena.sql(
      `insert into clinic_roster_template_lines (client_id, clinic_roster_template_id, weekday, start_time, end_time)
       values ($1, $2, 'MONDAY', '09:00', '17:00')`,
      [north.client, template?.id],
    );
    return {
      call: (n) => ({
        by: n % 2 ? keeper : admin,
        values: { clinic_roster_template_id: template?.id, to: monday },
      }),
      done: shiftsOn(arena, monday),
      all: 1,
    };
  },
  async save_roster_template(arena, { keeper, admin }) {
    await emptyRoster(arena);
    await shiftOf(arena);
    return {
      call: (n) => ({
        by: n % 2 ? keeper : admin,
        values: { clinic_id: one, week: monday, name: 'Usual week' },
      }),
      winners: 1,
      losers: 'There is already a template with this name. Choose another name.',
      done: () => arena.count('select count(*) from clinic_roster_templates'),
      all: 1,
    };
  },
};
