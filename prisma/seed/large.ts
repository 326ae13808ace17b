import { clientRoles } from '../../packages/domain/src/index.ts';
import { defaultRows } from './platform.ts';
import { asClient, idOf, insert, type Sql } from './sql.ts';

/**
 * The size of the large seed. Its first client is the big one: it has 50,000 tasks, the size that a list
 * must handle.
 */
export interface LargeSize {
  readonly clients: number;
  readonly tasks: number;
  readonly bigClientTasks: number;
}
export const fullSize: LargeSize = { clients: 200, tasks: 1_000_000, bigClientTasks: 50_000 };

const usersPerClient = 40;
const clinicsPerClient = 4;

/** @returns SQL for the id of a row: the client's number and the row's, spread over a uuid. */
const seriesId = (kind: string, client: string, index: string) =>
  `(lpad(to_hex(${client}), 8, '0') || '-${kind}-7000-8000-' || lpad(to_hex(${index}), 12, '0'))::uuid`;

/**
 * Adds 200 clients, 8,000 users and 1 M tasks, by one set of statements per client. It is only for
 * measuring.
 */
export async function seedLarge(sql: Sql, now: Date, size: LargeSize = fullSize): Promise<void> {
  for (let client = 1; client <= size.clients; client++) {
    const rest = Math.floor((size.tasks - size.bigClientTasks) / Math.max(1, size.clients - 1));
    await seedClient(sql, client, client === 1 ? size.bigClientTasks : rest, now);
  }
}

export const largeClientId = (client: number): string => idOf('large', String(client));

async function seedClient(sql: Sql, client: number, tasks: number, now: Date): Promise<void> {
  const id = largeClientId(client);
  const at = now.toISOString();
  await asClient(sql, id);
  const { rows } = await sql('select 1 from clients where id = $1', [id]);
  if (rows.length > 0) return;
  await insert(sql, 'clients', [
    {
      id,
      name: `Large ${client}`,
      status: 'ACTIVE',
      type: 'CLINIC_GROUP',
      sub_domain: `large-${client}`,
      zone: 'Australia/Sydney',
      package_id: 3,
      team_id: 4,
      position: client,
      ip_required: false,
    },
  ]);
  await insert(sql, 'module_default_user_roles', defaultRows(id, clientRoles));
  const clinic = (index: string) => seriesId('c11c', String(client), index);
  const user = (index: string) => seriesId('05e2', String(client), index);
  await sql(
    `insert into clinics (id, client_id, name, short_id, state, zone)
     select ${clinic('n')}, $1, 'Clinic ' || n, n, 'NEW_SOUTH_WALES', 'Australia/Sydney' from generate_series(1, ${clinicsPerClient}) n`,
    [id],
  );
  await sql(
    `insert into users (id, client_id, display_name, first_name, last_name, email, profile_status, short_id, clinicid)
     select ${user('n')}, $1, 'Person ' || n, 'Person', n::text, 'person' || n || '@large-${client}.example', 'ACTIVE', n, ${clinic(`n % ${clinicsPerClient} + 1`)}
     from generate_series(1, ${usersPerClient}) n`,
    [id],
  );
  await sql(
    `insert into j_users_clinics (client_id, user_id, clinic_id)
     select $1, ${user('n')}, ${clinic(`n % ${clinicsPerClient} + 1`)} from generate_series(1, ${usersPerClient}) n`,
    [id],
  );
  await sql(
    `insert into j_users_user_roles (client_id, user_id, user_role_id)
     select $1, ${user('n')}, r.id from generate_series(1, ${usersPerClient}) n
     join user_roles r on r.name = case when n = 1 then 'client_admin' when n <= 5 then 'clinic_admin' else 'client_employee' end`,
    [id],
  );
  await sql(
    `insert into client_task_levels (id, client_id, name, position)
     select ${seriesId('1e7e', String(client), 'n')}, $1, 'Level ' || n, n from generate_series(1, 4) n`,
    [id],
  );
  await sql(
    `insert into tasks (id, client_id, clinic_id, client_task_level_id, short_id, status, name, deadline_date, start_date, more_info, priority,
       assigned_by_user_id, assigned_to_user_id, task_status, finished_at, position, created_at)
     select ${seriesId('7a5c', String(client), 'n')}, $1, ${clinic(`n % ${clinicsPerClient} + 1`)},
       case when n % 4 < 3 then ${seriesId('1e7e', String(client), 'n % 4 + 1')} end, n,
       (array['PENDING', 'INPROGRESS', 'FINISHED', 'FINISHED', 'REASSIGNED'])[n % 5 + 1]::task_progress,
       (array['Autoclave', 'Recall', 'Invoice', 'X-ray', 'Order', 'Roster', 'Referral', 'Room'])[n % 8 + 1] || ' check ' || n,
       ($2::timestamptz + ((n % 90) - 60) * interval '1 day')::date, ($2::timestamptz + ((n % 90) - 67) * interval '1 day')::date,
       'Measured work ' || n, (array['HIGH', 'MEDIUM', 'LOW'])[n % 3 + 1]::task_priority,
       ${user('n % 5 + 1')}, ${user(`n % ${usersPerClient} + 1`)},
       (case when n % 10 = 2 then 'InActive' else 'Active' end)::task_active_status,
       case when n % 5 in (2, 3) then $2::timestamptz - (n % 60) * interval '1 day' end,
       n * 1024, $2::timestamptz - (n % 365) * interval '1 day'
     from generate_series(1, ${tasks}) n`,
    [id, at],
  );
  if (client === 1) await addTalk(sql, id, tasks, at);
  await sql(
    `insert into app.counters values ($1, 'tasks', $2), ($1, 'users', $3), ($1, 'clinics', $4) on conflict do nothing`,
    [id, tasks, usersPerClient, clinicsPerClient],
  );
}

/** Adds three comments to each task of the big client, by all of its people in turn. */
async function addTalk(sql: Sql, client: string, tasks: number, at: string): Promise<void> {
  await sql(
    `insert into task_comments (id, client_id, task_id, user_id, message, created_at)
     select ${seriesId('c0de', '1', 'n')}, $1, ${seriesId('7a5c', '1', '(n - 1) / 3 + 1')},
       ${seriesId('05e2', '1', `(n - 1) % ${usersPerClient} + 1`)}, 'Comment ' || n, $2::timestamptz - (n % 3000) * interval '1 minute'
     from generate_series(1, ${tasks * 3}) n`,
    [client, at],
  );
}
