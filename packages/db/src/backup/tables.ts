import type pg from 'pg';

export interface BackupTable {
  readonly name: string;
  /** The quoted name with the schema. */
  readonly place: string;
  /** The column that has a row's tenant; null for tables without a tenant. */
  readonly tenant: 'client_id' | 'id' | null;
  /** All columns except generated ones, which PostgreSQL computes again. */
  readonly columns: readonly string[];
}

/**
 * @returns The tables of a backup. Those whose rows migrations write are left out, because the restored
 *   database already has these rows.
 */
export async function tablesOf(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select c.oid::regclass::text as name, format('%I.%I', n.nspname, c.relname) as place,
       case when not c.relrowsecurity then null when c.relname = 'clients' then 'id' else 'client_id' end as tenant,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and c.relpersistence = 'p'
       and c.relname not in ('_prisma_migrations', 'table_marks')
     order by n.nspname, c.relname`,
  );
  return rows;
}

export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by 1',
  );
  return rows.map(({ name }) => name);
}

/**
 * The first line of a dump. A `Block` with its rows follows for each table and tenant, and `End` is last,
 * so that a truncated file is detected.
 */
export interface Header {
  readonly operatory: 1;
  readonly made: string;
  readonly migrations: readonly string[];
}
export interface Block {
  readonly table: string;
  readonly tenant: string | null;
}
export interface End {
  readonly rows: number;
}
