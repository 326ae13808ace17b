import { messages, moduleOf, roleOf } from '@operatory/domain';
import type { Person } from '../support/person.ts';
import { rivals } from '../support/race.ts';
import { north, south } from '../support/server.ts';
import { addTask } from '../support/tasks.ts';
import type { Arena } from './arena.ts';
import { awardRaces } from './award-races.ts';
import { chatRaces } from './chat-races.ts';
import { clientRaces } from './client-races.ts';
import { clockRaces } from './clock-races.ts';
import { documentRaces } from './document-races.ts';
import { inductionRaces } from './induction-races.ts';
import { instrumentRaces } from './instrument-races.ts';
import { leaveRaces } from './leave-races.ts';
import { onboardingRaces } from './onboarding-races.ts';
import { orderRaces } from './order-races.ts';
import { planRaces } from './plan-races.ts';
import { rosterRaces } from './roster-races.ts';
import { stockRaces } from './stock-races.ts';
import { swapRaces } from './swap-races.ts';
import { timesheetRaces } from './timesheet-races.ts';
import { trainingRaces } from './training-races.ts';

type Values = Readonly<Record<string, unknown>>;

/** Many calls of one command are simultaneous, and the database has the expected rows afterwards. */
export interface Race {
  /** The command may differ from that of the race. */
  call(n: number): { readonly by: Person; readonly values: Values; readonly command?: string };
  /**
   * How many calls must succeed. It is undefined where a call also succeeds when its result already exists.
   */
  readonly winners?: number;
  /** Each refused call receives this message. */
  readonly losers?: string;
  /** Counts in the database what the calls have done. */
  done(): Promise<number>;
  /**
   * `all` is the expected count after all the different calls, and `once` that after one call sent as often
   * with the same key.
   */
  readonly all: number;
  readonly once?: number;
  end?(): Promise<unknown>;
}
export type Cast = Readonly<Record<'admin' | 'keeper' | 'worker' | 'helper', Person>>;
export type PrepareRace = (arena: Arena, cast: Cast) => Promise<Race>;

let number = 0;
const fresh = () => ++number;
const employee = { user_role_id: roleOf('client_employee').id };
const clientAdmin = roleOf('client_admin').id;

const history =
  (arena: Arena, task: string, ...actions: readonly string[]) =>
  () =>
    arena.count('select count(*) from task_history where task_id = $1 and action = any($2)', [task, actions]);
const audited =
  (arena: Arena, row: string, ...actions: readonly string[]) =>
  () =>
    arena.count('select count(*) from audit_log where row_id = $1 and action = any($2)', [row, actions]);

/** The function `before` prepares the task for simultaneous requests for the same change. */
const ofTask =
  (
    who: 'keeper' | 'worker',
    action: readonly string[],
    values: (task: string, n: number) => Values,
    {
      winners,
      before,
    }: { winners?: number; before?: (task: string, arena: Arena, cast: Cast) => unknown } = {},
  ): PrepareRace =>
  async (arena, cast) => {
    const task = await addTask(cast.keeper);
    await before?.(task, arena, cast);
    return {
      call: (n) => ({ by: cast[who], values: values(task, n) }),
      ...(winners === undefined ? {} : { winners }),
      done: history(arena, task, ...action),
      all: 1,
    };
  };
const asFinished =
  (more = '') =>
  (task: string, { sql }: Arena) =>
    sql(`update tasks set status = 'FINISHED', finished_at = now() ${more} where id = $1`, [task]);

const asks = {
  extension: (task: string) => ({ task_id: task, extended_deadline_date: '2090-02-01', comment: 'More' }),
  reassign: (task: string) => ({
    task_id: task,
    new_assigned_to_user_id: north.users.helper,
    comment: 'Another',
  }),
};
type Kind = keyof typeof asks;
const tableOf = (kind: Kind) => `task_${kind}_requests`;
async function requested(kind: Kind, { sql }: Arena, { keeper, worker }: Cast) {
  const task = await addTask(keeper);
  const refusal = await worker.refusal(`request_task_${kind}`, asks[kind](task));
  if (refusal) throw new Error(refusal);
  const [row] = await sql(`select id from ${tableOf(kind)} where task_id = $1`, [task]);
  return { task, request: String(row?.id) };
}
const request =
  (kind: Kind): PrepareRace =>
  async (arena, { keeper, worker }) => {
    const task = await addTask(keeper);
    return {
      call: () => ({ by: worker, values: asks[kind](task) }),
      winners: 1,
      done: () => arena.count(`select count(*) from ${tableOf(kind)} where task_id = $1`, [task]),
      all: 1,
    };
  };
const decide =
  (kind: Kind): PrepareRace =>
  async (arena, cast) => {
    const { task, request: id } = await requested(kind, arena, cast);
    return {
      call: (n) => ({
        by: cast.keeper,
        values: { id, status: n % 4 < 2 ? 'ACCEPTED' : 'REJECTED', comment: 'Now' },
      }),
      winners: 1,
      done: history(arena, task, `${kind}_accepted`, `${kind}_rejected`),
      all: 1,
    };
  };
/**
 * Ten tasks are at the same position, sorted by id, so the first move between two of them renumbers the
 * column.
 */
const places =
  (values: (ids: readonly string[], n: number) => Values): PrepareRace =>
  async (arena, { keeper, worker }) => {
    const ids = (await Promise.all(Array.from({ length: 10 }, () => addTask(keeper)))).sort();
    await arena.sql('update tasks set position = 5 where id = any($1)', [ids]);
    return {
      call: (n) => ({ by: worker, values: values(ids, n) }),
      winners: rivals,
      done: () => arena.count('select count(distinct position) from tasks where id = any($1)', [ids]),
      all: 10,
      once: 10,
    };
  };

/** @returns A new email. The user invited before becomes inactive, because seats are limited. */
async function newcomer({ sql }: Arena): Promise<string> {
  await sql("update users set profile_status = 'INACTIVE' where email ilike 'raced%@north.example'");
  return `raced${fresh()}@north.example`;
}
/** @returns The id of an invited user, to whom four more emails may be sent. */
async function invited(arena: Arena, { admin }: Cast): Promise<string> {
  const { sql } = arena;
  const email = await newcomer(arena);
  const refusal = await admin.refusal('invite_user', somebody(email));
  if (refusal) throw new Error(refusal);
  const [row] = await sql('select id from users where email = $1', [email]);
  return String(row?.id);
}
const somebody = (email: string) => ({
  email,
  first_name: 'Ray',
  last_name: 'Racer',
  roles: [employee],
  clinic_ids: [north.clinics.one],
});
const mailing =
  (action: string): PrepareRace =>
  async (arena, cast) => {
    const user_id = await invited(arena, cast);
    if (action !== 'invite_sent_again')
      await arena.sql("update users set profile_status = 'ACTIVE', verified_at = now() where id = $1", [
        user_id,
      ]);
    return {
      call: () => ({ by: cast.admin, values: { user_id } }),
      winners: 4,
      done: audited(arena, user_id, action),
      all: 4,
    };
  };

/** The two admins of south demote or block each other, but one admin must remain. */
const lastAdmin =
  (values: (other: string) => Values): PrepareRace =>
  async (arena) => {
    const two = [south.users.admin, south.users.other];
    const both = (text: string) => arena.sql(text, [two]);
    const reset = async () => {
      await both(
        `update j_users_user_roles set blocked_status = 'UN_BLOCKED', user_role_id = ${clientAdmin}, clinic_id = null where user_id = any($1)`,
      );
    };
    await reset();
    const [one, other] = [await arena.signIn('south', 'admin'), await arena.signIn('south', 'other')];
    return {
      call: (n) =>
        n % 4 < 2 ? { by: one, values: values(two[1] ?? '') } : { by: other, values: values(two[0] ?? '') },
      done: () =>
        arena.count(
          "select count(*) from j_users_user_roles where client_id = $1 and user_role_id = $2 and blocked_status = 'UN_BLOCKED'",
          [south.client, clientAdmin],
        ),
      all: 1,
      end: reset,
    };
  };

const saved = async ({ count }: Arena, table: string): Promise<Pick<Race, 'winners' | 'done' | 'all'>> => {
  const now = () => count('select count(*) from audit_log where table_name = $1', [table]);
  const before = await now();
  return { winners: 1, done: async () => (await now()) - before, all: 1 };
};

const ofNews =
  (status: string, values: (id: string) => Values): PrepareRace =>
  async (arena, { keeper }) => {
    const [row] = await arena.sql(
      `insert into clinic_newsfeeds (client_id, clinic_id, user_id, title, body, status, published_at)
         values ($1, $2, $3, 'Raced', 'To all', $4::newsfeed_status, case when $4 = 'PUBLISHED' then now() end)
         returning id`,
      [north.client, north.clinics.one, north.users.keeper, status],
    );
    const id = String(row?.id);
    return {
      call: () => ({ by: keeper, values: values(id) }),
      winners: rivals,
      done: audited(arena, id, 'newsfeed_status'),
      all: 1,
    };
  };

async function mustRead(arena: Arena): Promise<string> {
  const [row] = await arena.sql(
    `insert into clinic_newsfeeds (client_id, clinic_id, user_id, title, status, published_at, must_read)
       values ($1, $2, $3, 'Read this', 'PUBLISHED', now(), true) returning id`,
    [north.client, north.clinics.one, north.users.keeper],
  );
  return String(row?.id);
}

/** A command that is not raced has the reason as text. */
export const races: Readonly<Record<string, PrepareRace | string>> = {
  ...stockRaces,
  ...onboardingRaces,
  ...orderRaces,
  ...instrumentRaces,
  ...leaveRaces,
  ...timesheetRaces,
  ...clientRaces,
  ...clockRaces,
  ...swapRaces,
  ...chatRaces,
  ...planRaces,
  set_discount_terms: 'locks the clients one after another and sets the given values; the later call wins',
  ...rosterRaces,
  ...awardRaces,
  ...documentRaces,
  ...trainingRaces,
  ...inductionRaces,
  edit_task: ofTask('keeper', ['edited'], (id, n) => ({ id, name: `Named by ${n}`, version: 1 }), {
    winners: 1,
    before: (id, { sql }) => sql('update tasks set version = 1 where id = $1', [id]),
  }),
  async delete_task(arena, { keeper }) {
    const id = await addTask(keeper);
    return {
      call: () => ({ by: keeper, values: { id } }),
      winners: 1,
      done: audited(arena, id, 'delete'),
      all: 1,
    };
  },
  change_task_status: ofTask('worker', ['status'], (id) => ({ id, status: 'INPROGRESS' })),
  move_task: places((ids, n) => ({
    id: ids[n % 10],
    after: ids[(n + 3) % 10],
    before: ids[(n + 6) % 10],
  })),
  change_task_position: places((ids, n) => ({
    taskList: ids.map((id, index) => ({ id, position: (index * 7 + n) % 10 })),
  })),
  archive_task: ofTask('worker', ['archived'], (id) => ({ id }), { before: asFinished() }),
  restore_task: ofTask('worker', ['restored'], (id) => ({ id }), {
    before: asFinished(", task_status = 'InActive'"),
  }),
  change_task_user: ofTask('keeper', ['assigned'], (id) => ({ id, userId: north.users.helper })),
  request_task_extension: request('extension'),
  request_task_reassign: request('reassign'),
  async cancel_task_request(arena, cast) {
    const { task, request: id } = await requested('extension', arena, cast);
    return {
      call: () => ({ by: cast.worker, values: { id } }),
      winners: 1,
      done: history(arena, task, 'extension_cancelled'),
      all: 1,
    };
  },
  decide_task_extension: decide('extension'),
  decide_task_reassign: decide('reassign'),

  async save_role_access(arena, { admin }) {
    const place = { user_role_id: employee.user_role_id };
    const { modules_by_role: role } = await admin.must<{
      modules_by_role: { version: number; modules: { id: string | null; module: string }[] };
    }>(`{ modules_by_role(user_role_id: ${place.user_role_id}) { version modules { id module } } }`);
    const row = role.modules.find(({ module }) => module === 'duties')?.id;
    return {
      call: (n) => ({
        by: admin,
        values: {
          ...place,
          ids: row ? [row] : [],
          records: [
            { module_id: moduleOf('duties').id, saved_data_actions: ['VIEW', ...(n % 2 ? ['ADD'] : [])] },
          ],
          version: role.version,
        },
      }),
      ...(await saved(arena, 'module_default_user_roles')),
    };
  },
  async delete_and_add_access(arena, { admin }) {
    const module_id = moduleOf('duties').id;
    const ids = (
      await arena.sql(
        'select id from module_default_user_roles where user_custom_role_id = $1 and module_id = $2',
        [north.customRole, module_id],
      )
    ).map(({ id }) => id);
    return {
      call: (n) => ({
        by: admin,
        values: {
          user_custom_role_id: north.customRole,
          ids,
          records: [{ module_id, saved_data_actions: ['VIEW', ...(n % 2 ? ['ADD'] : [])] }],
        },
      }),
      ...(await saved(arena, 'module_default_user_roles')),
    };
  },
  async save_user_access(arena, { admin }) {
    const user_id = north.users.helper;
    const { user_access } = await admin.must<{ user_access: { version: string } }>(
      `{ user_access(user_id: "${user_id}") { version } }`,
    );
    // The value changes each time, so that it always differs from the stored one.
    const [had] = await arena.sql(
      "select 1 from user_modules_access where user_id = $1 and 'EDIT' = any(default_actions)",
      [user_id],
    );
    return {
      call: () => ({
        by: admin,
        values: {
          user_id,
          records: [
            {
              module_id: moduleOf('contacts').id,
              default_actions: [had ? 'ADD' : 'EDIT'],
              default_disabled_actions: [],
            },
          ],
          version: user_access.version,
        },
      }),
      ...(await saved(arena, 'user_modules_access')),
    };
  },
  async duplicate_custom_role(arena, { admin }) {
    const name = `Copy ${fresh()}`;
    return {
      call: (n) => ({
        by: admin,
        values: { id: north.customRole, name: n % 4 < 2 ? name : name.toUpperCase() },
      }),
      winners: 1,
      done: () => arena.count('select count(*) from user_custom_roles where name ilike $1', [name]),
      all: 1,
    };
  },

  async invite_user(arena, { admin }) {
    const email = await newcomer(arena);
    return {
      call: (n) => ({ by: admin, values: somebody(n % 4 < 2 ? email : email.toUpperCase()) }),
      winners: 1,
      done: () => arena.count('select count(*) from users where email ilike $1', [email]),
      all: 1,
    };
  },
  resend_invite: mailing('invite_sent_again'),
  set_user_access: lastAdmin((user_id) => ({ user_id, roles: [employee], clinic_ids: [south.clinics.one] })),
  async set_reporting_lines(arena, { admin }) {
    const two = [north.users.worker, north.users.helper] as const;
    await arena.sql('delete from users_reported_to_users where user_id = any($1)', [two]);
    return {
      call: (n) => ({
        by: admin,
        values: { user_id: two[n % 4 < 2 ? 0 : 1], reported_to_user_ids: [two[n % 4 < 2 ? 1 : 0]] },
      }),
      done: () => arena.count('select count(*) from users_reported_to_users where user_id = any($1)', [two]),
      all: 1,
    };
  },
  block_user: lastAdmin((user_id) => ({ user_id })),
  /** Two users are blocked, and one seat is free. */
  async unblock_user(arena, { admin }) {
    const two = [north.users.blocked, north.users.custom] as const;
    const set = (status: string, user: readonly string[]) =>
      arena.sql('update j_users_user_roles set blocked_status = $2::blocked_status where user_id = any($1)', [
        user,
        status,
      ]);
    await set('BLOCKED', two);
    await arena.sql(
      `insert into teams (id, name, team_size) select 900, 'Tight', 1 + count(*) from users u
         where client_id = $1 and profile_status <> 'INACTIVE' and exists (select from j_users_user_roles l
           where l.user_id = u.id and blocked_status = 'UN_BLOCKED')
       on conflict (id) do update set team_size = excluded.team_size`,
      [north.client],
    );
    await arena.sql('update clients set team_id = 900 where id = $1', [north.client]);
    return {
      call: (n) => ({ by: admin, values: { user_id: two[n % 4 < 2 ? 0 : 1] } }),
      done: () =>
        arena.count(
          "select count(*) from j_users_user_roles where user_id = any($1) and blocked_status = 'UN_BLOCKED'",
          [two],
        ),
      all: 1,
      async end() {
        await arena.sql('update clients set team_id = 2 where id = $1', [north.client]);
        await set('UN_BLOCKED', [two[1]]);
        await set('BLOCKED', [two[0]]);
      },
    };
  },
  reset_user_password: mailing('password_link_sent'),
  reset_user_pin: mailing('pin_link_sent'),

  publish_newsfeed: ofNews('DRAFT', (id) => ({ id })),
  unpublish_newsfeed: ofNews('PUBLISHED', (id) => ({ id })),
  schedule_newsfeed: ofNews('DRAFT', (id) => ({ id, date: '2090-02-01', time: '09:00' })),
  pin_newsfeed: 'locks the news and sets the given value; the later call wins',
  async mark_newsfeed_read(arena, { worker }) {
    const [row] = await arena.sql(
      `insert into clinic_newsfeeds (client_id, user_id, title, body, status, published_at)
         values ($1, $2, 'Read by many', 'To all', 'PUBLISHED', now()) returning id`,
      [north.client, north.users.keeper],
    );
    return {
      call: () => ({ by: worker, values: { ids: [row?.id] } }),
      winners: rivals,
      done: () => arena.count('select count(*) from newsfeed_reads where clinic_newsfeed_id = $1', [row?.id]),
      all: 1,
    };
  },
  async acknowledge_newsfeed(arena, { worker }) {
    const id = await mustRead(arena);
    return {
      call: () => ({ by: worker, values: { id, version: 1 } }),
      winners: rivals,
      done: () =>
        arena.count(
          'select count(*) from newsfeed_reads where clinic_newsfeed_id = $1 and acknowledged_at is not null',
          [id],
        ),
      all: 1,
    };
  },
  async remind_newsfeed_readers(arena, { keeper }) {
    const id = await mustRead(arena);
    return {
      call: () => ({ by: keeper, values: { id } }),
      winners: 1,
      losers: messages.news_reminded,
      done: () =>
        arena.count(
          "select count(*) from outbox where event = 'newsfeed_reminder' and payload ->> 'entity_id' = $1",
          [id],
        ),
      all: 1,
    };
  },
  send_lab_message: 'each call sends its own message; test/labs.test.ts repeats one under its key',
  mark_notifications_read: 'every call sets the same value, and does not count what is already read',
  async set_online_status(arena, { worker }) {
    const { worker: user } = north.users;
    await arena.sql('delete from user_presence where user_id = $1', [user]);
    return {
      call: () => ({ by: worker, values: { online_status: 'ONLINE' } }),
      winners: rivals,
      done: () => arena.count('select count(*) from user_presence where user_id = $1', [user]),
      all: 1,
    };
  },
  async add_my_ip(arena, { admin }) {
    const where = "client_id = $1 and ip_address = '127.0.0.1'";
    await arena.sql(`delete from ip_settings where ${where}`, [north.client]);
    return {
      call: (n) => ({ by: admin, values: { name: `Here ${n}` } }),
      winners: rivals,
      done: () => arena.count(`select count(*) from ip_settings where ${where}`, [north.client]),
      all: 1,
    };
  },
  async change_my_email(arena, { worker, helper }) {
    const email = `one${fresh()}@north.example`;
    const letGuess = () => arena.sql('delete from login_attempts where client_id = $1', [north.client]);
    await letGuess();
    return {
      call: (n) => ({ by: n % 4 < 2 ? worker : helper, values: { email, password: 'Operatory-demo-1' } }),
      done: () => arena.count('select count(*) from users where email = $1', [email]),
      all: 1,
      async end() {
        for (const who of ['worker', 'helper'] as const)
          await arena.sql('update users set email = $2 where id = $1', [
            north.users[who],
            `${who}.north@north.example`,
          ]);
        await letGuess();
      },
    };
  },
  edit_client: 'locks the client and sets the given values; the later call wins',
};
