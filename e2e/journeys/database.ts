import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { port } from '../ports.ts';

/**
 * Runs a statement in the database of this worker's server as a superuser, such as one that makes time seem
 * to have passed. Row-level security does not apply.
 */
export async function inDatabase(text: string, ...values: unknown[]): Promise<void> {
  const base = readFileSync(join(tmpdir(), `operatory-journeys-${port}`), 'utf8');
  const { superuser } = JSON.parse(readFileSync(join(base, 'secrets.json'), 'utf8')) as { superuser: string };
  const listens = readFileSync(join(base, 'data/postmaster.pid'), 'utf8').split('\n')[3];
  const connectionString = `postgresql://postgres:${superuser}@127.0.0.1:${listens}/operatory`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
