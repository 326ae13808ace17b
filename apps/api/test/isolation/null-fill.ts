import type { Sql } from '../../../../prisma/seed/sql.ts';

const samples: Readonly<Record<string, string>> = {
  text: "'Canary of ' || client.name",
  jsonb: "jsonb_build_object('of', client.name)",
  date: "date '1999-12-31'",
  timestamptz: "timestamptz '2026-11-01'",
  numeric: '7',
  uuid: "'0195aaaa-0000-7000-8000-00000000c0de'::uuid",
};

/**
 * Empty columns of users, clinics and clients are filled where their checks allow it, because otherwise a
 * removed mask would not be noticed.
 */
export async function fillNulls(sql: Sql, client: string): Promise<void> {
  // All triggers are disabled, because those that check pictures or contracts are not tested here.
  await sql('set local session_replication_role = replica');
  for (const table of ['users', 'clinics', 'clients']) {
    const { rows } = await sql(
      `select column_name as name, udt_name as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'YES'`,
      [table],
    );
    for (const { name, type } of rows as { name: string; type: string }[]) {
      const sample = samples[type];
      // References to other rows stay as seeded.
      if (!sample || ['clinicid', 'account_manager_user_id'].includes(name)) continue;
      const mine = table === 'clients' ? 't.id = client.id' : 't.client_id = client.id';
      await sql('savepoint gap');
      await sql(
        `update ${table} t set "${name}" = ${sample} from clients client where ${mine} and client.id = $1 and t."${name}" is null`,
        [client],
      ).catch(() => sql('rollback to savepoint gap'));
    }
  }
  await sql(
    `update tasks t set attachments = jsonb_build_array(jsonb_build_object('file_id', l.file_id, 'name', 'Plan'))
     from file_links l where l.row_id = t.id and t.client_id = $1`,
    [client],
  );
  await sql("update users set gender = coalesce(gender, 'OTHER') where client_id = $1", [client]);
}
