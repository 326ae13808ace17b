import type pg from 'pg';

/** A table as a backup holds it. */
export interface BackedUp {
  readonly name: string;
  /** Quoted, with its schema. */
  readonly place: string;
  /** The column that names a row's tenant; null for tables without a tenant. */
  readonly tenant: 'client_id' | 'id' | null;
  /** Without those that the database reckons itself. */
  readonly columns: readonly string[];
}

/** Every table with rows of ours, those of the schema `app` too; what migrations themselves write is not among them. */
export async function tablesOf(client: pg.ClientBase): Promise<BackedUp[]> {
  const { rows } = await client.query<BackedUp>(
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

/** Names of the migrations that the database has seen. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by 1',
  );
  return rows.map(({ name }) => name);
}

/** The first line of a backup; then, for each table and tenant, a `Block` and its rows; at last `End`. */
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
