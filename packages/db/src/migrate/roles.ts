import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';
import { connect } from './connect.ts';

/**
 * Errors that pass when the statement is tried again. Roles belong to the whole server, so these occur when
 * several databases are prepared at once.
 */
const passing = new Set(['42710', '23505', 'XX000', '40001', '40P01']);

/**
 * Creates a role that owns nothing and bypasses nothing. Its password is set only if it cannot log in
 * already, by `url`.
 */
export async function ensureRole(
  owner: pg.Client,
  role: string,
  password: string,
  url: string,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await owner.query<{ super: boolean; bypass: boolean }>(
        'select rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = $1',
        [role],
      );
      const held = rows[0];
      if (held?.super || held?.bypass)
        throw new DatabaseStartError(`The role ${role} bypasses row-level security. Remove that right.`);
      const secret = pg.escapeLiteral(password);
      if (!held)
        await owner.query(
          `create role ${pg.escapeIdentifier(role)} login nosuperuser nocreatedb nocreaterole password ${secret}`,
        );
      else if (!(await signsIn(url))) {
        await assertRoleUnshared(owner, role);
        await owner.query(`alter role ${pg.escapeIdentifier(role)} login password ${secret}`);
      }
      return;
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (code === '42501')
        throw new DatabaseStartError(
          `The owner of the database may not make the role ${role}: give it CREATEROLE, or set APP_DATABASE_URL and PLATFORM_DATABASE_URL.`,
        );
      if (!passing.has(code) || attempt === 8) throw error;
      await wait(20 * attempt);
    }
  }
}

async function signsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @throws DatabaseStartError if another database of this server uses the role, whose password must then not
 *   be changed
 */
async function assertRoleUnshared(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select d.datname as name from pg_shdepend s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.refobjid
     where s.refclassid = 'pg_authid'::regclass and r.rolname = $1 and d.datname <> current_database() limit 1`,
    [role],
  );
  if (rows[0])
    throw new DatabaseStartError(
      `The role ${role} works in the database ${rows[0].name} of this server, with another password: give this database roles of its own (APP_DATABASE_URL, PLATFORM_DATABASE_URL).`,
    );
}

/**
 * @throws DatabaseStartError if the role of `url` bypasses row-level security or owns the tables, or can
 *   become one that does, because it must not serve requests
 */
export async function assertIsolated(owner: pg.Client, name: string, url: string): Promise<void> {
  const client = await connect(name, url);
  try {
    const { rows } = await client.query<{ role: string; super: boolean; bypass: boolean }>(
      `select current_user as role, bool_or(rolsuper) as super, bool_or(rolbypassrls) as bypass
       from pg_roles where pg_has_role(oid, 'member')`,
    );
    const found = rows[0];
    const { rows: owned } = await owner.query<{ owns: boolean }>(
      `select pg_has_role($1, current_user, 'member') or exists (select from pg_database
         where datname = current_database() and pg_has_role($1, datdba, 'member')) as owns`,
      [found?.role],
    );
    const what = found?.super
      ? 'is a superuser'
      : found?.bypass
        ? 'bypasses row-level security'
        : owned[0]?.owns
          ? 'owns the tables'
          : null;
    if (what)
      throw new DatabaseStartError(
        `${name}: its role ${found?.role} ${what}, or may become one who does: it needs another.`,
      );
  } finally {
    await client.end();
  }
}
