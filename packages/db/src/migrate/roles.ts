import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';

/** Roles belong to the whole server: databases that are prepared at once meet here. */
const passing = new Set(['42710', '23505', 'XX000', '40001', '40P01']);

/**
 * Makes the login role, or sets its password, unless it can already sign in with it. It owns nothing and bypasses nothing.
 * `url`: the address with which the role will sign in.
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
        throw new DatabaseStartError(
          `The role ${role} bypasses row-level security: take that right from it.`,
        );
      const secret = pg.escapeLiteral(password);
      if (!held)
        await owner.query(
          `create role ${pg.escapeIdentifier(role)} login nosuperuser nocreatedb nocreaterole password ${secret}`,
        );
      else if (!(await signsIn(url)))
        await owner.query(`alter role ${pg.escapeIdentifier(role)} login password ${secret}`);
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
