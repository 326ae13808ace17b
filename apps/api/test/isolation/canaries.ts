import { moduleOf } from '@operatory/domain';
import type pg from 'pg';
import { idOf, insert, type Row, type Sql } from '../../../../prisma/seed/sql.ts';
import { rowsOfUnassignablePeople } from './canaries-people.ts';
import { databaseFacts } from './database-facts.ts';
import { grow } from './grown.ts';
import { fillNulls } from './null-fill.ts';
import { type Place, staffIds, users } from './places.ts';

/**
 * Adds the canaries: test rows that a leak would show to somebody who must not see them. Every table of the
 * resources gets some for each of a tenant's clinics and for none, so that every policy has something to
 * hide: assigned, linked, requested and commented tasks of both clinics; links, settings, roles and
 * notifications of people in different clinics. Ids are derived from words, so that they are the same in
 * every run.
 */
export async function plant(root: pg.Pool, place: Place): Promise<void> {
  const client = await root.connect();
  try {
    // The triggers' tenant is set for this transaction only.
    await client.query('begin');
    await client.query("select set_config('app.client_id', $1, true)", [place.client]);
    const sql: Sql = (text, values) => client.query(text, values ? [...values] : undefined);
    if (place.isPlatform) await officesOfThePlatform(sql, place);
    await planted(sql, place);
    await grow(sql, await databaseFacts(sql), place);
    await fillNulls(sql, place.client);
    // The events of these inserts are deleted, because a later notification would disturb the tests.
    await client.query('set constraints all immediate');
    await client.query('delete from outbox where relayed_at is null');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The absence of this module does not change anybody's rights in these tests. */
const quiet = moduleOf('reports').id;

/** The platform's own tenant gets clinics here, because its seed has none. */
async function officesOfThePlatform(sql: Sql, { client, clinics, rooms, level, people, spare }: Place) {
  const everyone = [spare, staffIds.sales_executive];
  await filled(sql, 'packages', [
    { id: 90, name: 'Sold package' },
    { id: 91, name: 'Free package' },
  ]);
  await filled(sql, 'teams', [{ id: 90, name: 'Free team', team_size: 2 }]);
  await filled(sql, 'user_subscriptions', [
    {
      id: idOf(client, 'canary', 'plan'),
      client_id: client,
      package_id: 90,
      plan_status: 'ACTIVE',
      start_at: '2026-01-01T00:00:00Z',
      expire_at: '2099-01-01T00:00:00Z',
      total_amount: 1,
    },
  ]);
  await filled(sql, 'teampackages', [{ id: 9000, package_id: 90, team_id: 1, team_size: 2, price: 1 }]);
  await filled(sql, 'packagemodules', [{ id: 9000, package_id: 90, module_id: quiet, checked: true }]);
  const rows = Object.entries(clinics).map(([name, id], index) => ({
    id,
    client_id: client,
    name: `Office ${name} of the platform`,
    short_id: index + 1,
  }));
  await sql("insert into app.counters values ($1, 'tasks', 100), ($1, 'clinics', 2) on conflict do nothing", [
    client,
  ]);
  await filled(sql, 'clinics', rows);
  for (const name of ['one', 'two'] as const) {
    const room = {
      id: rooms[name],
      client_id: client,
      clinic_id: clinics[name],
      name: `Room of the platform ${name}`,
    };
    await filled(sql, 'clinic_rooms', [room]);
  }
  await filled(sql, 'client_task_levels', [{ id: level, client_id: client, name: 'Level of the platform' }]);
  const at = (user: string, clinic: string) => ({
    id: idOf(user, 'at', clinic),
    client_id: client,
    user_id: user,
    clinic_id: clinic,
  });
  await filled(sql, 'j_users_clinics', [
    ...everyone.map((user) => at(user, clinics.one)),
    at(people.here, clinics.one),
    at(people.there, clinics.two),
    at(people.boss, clinics.one),
    at(people.bossThere, clinics.two),
  ]);
}

async function planted(sql: Sql, place: Place): Promise<void> {
  const { client, clinics, rooms, level, people, name } = place;
  const id = (...words: string[]) => idOf(client, 'canary', ...words);
  const own = (words: string, more: Row): Row => ({
    id: id(...words.split(' ')),
    client_id: client,
    ...more,
  });
  const { here, there, boss, bossThere } = people;

  let number = 500;
  const task = (key: string, at: 'one' | 'two', by: string, to: string | null) =>
    own(`task ${key}`, {
      clinic_id: clinics[at],
      short_id: number++,
      name: `Canary ${key} of ${name}`,
      more_info: `Secret ${key} of ${name}`,
      start_date: '2026-11-01',
      deadline_date: '2026-12-01',
      client_task_level_id: level,
      clinic_room_id: rooms[at],
      assigned_by_user_id: by,
      assigned_to_user_id: to,
      position: 512,
    });
  const tasks = [
    task('near', 'one', boss, here),
    task('far', 'two', bossThere, there),
    task('linked', 'two', bossThere, there),
    task('lent', 'one', boss, here),
    task('asked', 'one', boss, boss),
    task('begged', 'two', bossThere, bossThere),
    task('given', 'two', here, there),
    task('nobodys', 'one', boss, null),
    task('others', 'one', people.head, place.spare),
    task('others there', 'two', people.head, people.head),
  ];
  await filled(sql, 'tasks', tasks);
  await filled(sql, 'j_tasks_users', [
    own('link linked', { task_id: id('task', 'linked'), user_id: here }),
    own('link lent', { task_id: id('task', 'lent'), user_id: there }),
    own('link others', { task_id: id('task', 'others'), user_id: place.spare }),
    own('link asked', { task_id: id('task', 'asked'), user_id: people.head }),
    own('link begged', { task_id: id('task', 'begged'), user_id: people.head }),
    own('link near', { task_id: id('task', 'near'), user_id: boss }),
    own('link far', { task_id: id('task', 'far'), user_id: bossThere }),
  ]);
  for (const [index, each] of tasks.entries()) {
    const key = String(each.id);
    const waiting = index === 4 || index === 5;
    const of = (what: string, more: Row) => ({ ...own(`${what} ${key}`, { task_id: key }), ...more });
    const said = `Said of ${name}`;
    await filled(sql, 'task_comments', [
      of('comment', { user_id: here, message: said }),
      of('answer', { user_id: there, message: said }),
      of('reply', { user_id: boss, message: said }),
      of('word', { user_id: people.head, message: said }),
      of('unsaid', { user_id: here, message: said, deleted_at: '2026-11-02T00:00:00Z' }),
    ]);
    const asked = { status: 'CANCELLED', comment: `Asked of ${name}`, created_by_user_id: here };
    await filled(sql, 'task_extension_requests', [
      of('extension', { ...asked, extended_deadline_date: '2026-12-24' }),
      ...(index === 4
        ? [
            of('extension waiting', {
              ...asked,
              status: 'PENDING_REVIEW',
              extended_deadline_date: '2026-12-24',
            }),
          ]
        : []),
    ]);
    const between = { ...asked, new_assigned_to_user_id: there, old_assigned_to_user_id: here };
    await filled(sql, 'task_reassign_requests', [
      of('reassign', between),
      ...(waiting && index === 5 ? [of('reassign waiting', { ...between, status: 'PENDING_REVIEW' })] : []),
    ]);
    await filled(sql, 'task_history', [of('history', { action: 'status', user_id: here, note: said })]);
  }

  for (const [at, clinic] of [...Object.entries(clinics), ['nowhere', null] as const]) {
    await filled(sql, 'ip_settings', [
      own(`ip ${at}`, {
        clinic_id: clinic,
        name: `Door ${at} of ${name}`,
        ip_address: `10.9.${at.length}.0/24`,
      }),
    ]);
    const role = own(`role ${at}`, {
      clinic_id: clinic,
      base_user_role_id: 11,
      name: `Canary ${at} of ${name}`,
    });
    await filled(sql, 'user_custom_roles', [
      role,
      own(`role free ${at}`, { clinic_id: clinic, base_user_role_id: 11, name: `Free ${at} of ${name}` }),
    ]);
    await filled(sql, 'module_default_user_roles', [
      own(`access ${at}`, {
        clinic_id: clinic,
        module_id: quiet,
        user_role_id: 11,
        user_custom_role_id: role.id,
        default_actions: [],
        saved_data_actions: [],
      }),
    ]);
  }
  for (const [at, clinic] of Object.entries(clinics)) {
    await filled(sql, 'clinic_rooms', [
      own(`room ${at}`, { clinic_id: clinic, name: `Free room of ${name}` }),
      own(`room shut ${at}`, { clinic_id: clinic, name: `Shut room of ${name}`, status: 'INACTIVE' }),
    ]);
    const lab = { clinic_id: clinic, name: `Lab of ${name}` };
    await filled(sql, 'labs', [
      own(`lab ${at}`, lab),
      own(`lab shut ${at}`, { ...lab, status: 'INACTIVE' }),
      own(`lab gone ${at}`, { ...lab, deleted_at: '2026-11-02T00:00:00Z' }),
    ]);
  }
  await filled(sql, 'client_task_levels', [
    own('level', { name: `Free level of ${name}` }),
    own('level shut', { name: `Shut level of ${name}`, status: 'INACTIVE' }),
  ]);
  for (const [table, rows] of Object.entries(rowsOfUnassignablePeople(place))) await filled(sql, table, rows);

  const everybody = await users(sql, client);
  for (const user of everybody) {
    await filled(sql, 'user_preferences', [
      own(`preference ${user}`, { user_id: user, key: 'canary', value: { of: name } }),
    ]);
    await filled(sql, 'user_notifications', [
      own(`bell ${user}`, {
        user_id: user,
        actor_user_id: boss,
        event_id: id('event'),
        type: 'canary',
        title: name,
      }),
    ]);
    await filled(sql, 'user_modules_access', [
      own(`override ${user}`, {
        user_id: user,
        module_id: quiet,
        default_actions: [],
        default_disabled_actions: [],
      }),
    ]);
  }
  await filled(sql, 'users_reported_to_users', [
    own('line here', { user_id: here, reported_to_user_id: bossThere }),
    own('line there', { user_id: there, reported_to_user_id: bossThere }),
    own('line over', { user_id: there, reported_to_user_id: here }),
  ]);
  await rowsOfEndpoints(sql, place);
  await filled(sql, 'audit_log', [own('audit', { action: 'canary', table_name: 'clients', note: name })]);
}

/** These tables have no GraphQL type, so row-level security is tested on them directly. */
async function rowsOfEndpoints(sql: Sql, { client, name, people }: Place): Promise<void> {
  const own = (words: string, more: Row): Row => ({
    id: idOf(client, 'canary', ...words.split(' ')),
    client_id: client,
    ...more,
  });
  const user_id = people.here;
  const later = '2099-01-01T00:00:00Z';
  const file = own('file', {
    directory: 'tasks',
    key: `canary/${client}`,
    name: `Plan of ${name}`,
    mime_type: 'application/pdf',
    file_type: 'FILE',
    size: 1,
    uploaded_by_user_id: user_id,
  });
  const { id: _id, ...said } = file;
  await filled(sql, 'files', [file, own('file staged', { ...said, key: `staged/${client}` })]);
  const link = {
    table_name: 'tasks',
    column_name: 'attachments',
    row_id: idOf(client, 'canary', 'task', 'near'),
  };
  await filled(sql, 'file_links', [own('file link', { file_id: file.id, ...link })]);
  await filled(sql, 'file_uploads', [
    own('upload', { user_id, directory: 'tasks', name: `Film of ${name}`, mime_type: 'video/mp4', size: 9 }),
  ]);
  await filled(sql, 'outbox', [
    own('notified', { event: 'canary', payload: {}, relayed_at: '2026-11-01T00:00:00Z' }),
  ]);
  await filled(sql, 'auth_keys', [
    own('key', { user_id, kind: 'RESET', key_hash: client, expires_at: later }),
  ]);
  await filled(sql, 'known_devices', [own('device', { user_id, device_hash: client, expires_at: later })]);
  const session = own('session', {
    user_id,
    refresh_token_hash: `canary ${client}`,
    expires_at: later,
    ended_at: later,
  });
  await filled(sql, 'sessions', [session]);
  const target = { endpoint_hash: client, endpoint: 'canary', p256dh: 'canary', auth: 'canary' };
  await filled(sql, 'push_subscriptions', [own('push', { user_id, session_id: session.id, ...target })]);
  await filled(sql, 'login_attempts', [own('attempt', { kind: 'canary', subject: client })]);
  await filled(sql, 'idempotency_keys', [own('once', { user_id, key: 'canary', digest: 'canary' })]);
}

async function filled(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  // The rows are inserted one at a time, because each sets different columns and leaves the others to the
  // table's defaults.
  for (const row of rows) await insert(sql, table, [row]);
}
