import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '../migrate/apply.ts';
import { migrate } from '../migrate/migrate.ts';
import { seed } from '../seed.ts';
import { onDatabase, urlOf } from './on-database.ts';
import { testServerUrl } from './test-server.ts';

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly apiUrl: string;
  readonly platformUrl: string;
  drop(): Promise<void>;
}

/** Roles belong to the whole server, so all test databases share these. */
const passwords = { apiPassword: 'operatory-test', platformPassword: 'operatory-test' };

/** The dates of the small seed are relative to this instant, which is a Wednesday noon in Sydney. */
export const testNow = new Date('2026-11-18T01:00:00Z');

/** Creates a database with the small seed from a template, because that takes only about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl();
  const template = await templateOf(server);
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the files takes a third of the processor time of writing all pages to the WAL.
  await onDatabase(server, (client) =>
    retried(() => client.query(`create database ${name} template ${template} strategy file_copy`)),
  );
  const ownerUrl = urlOf(server, name);
  return {
    ownerUrl,
    apiUrl: urlOf(ownerUrl, name, 'operatory_api', passwords.apiPassword),
    platformUrl: urlOf(ownerUrl, name, 'operatory_platform', passwords.platformPassword),
    drop: () => dropDatabase(server, name),
  };
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  onDatabase(server, async (client) => {
    await retried(() => client.query(`drop database if exists ${name} with (force)`));
  });

export async function prepareTemplate(): Promise<void> {
  await templateOf(await testServerUrl());
}

async function templateOf(server: string): Promise<string> {
  const name = `template_small_${fingerprint()}`;
  await onDatabase(server, async (client) => {
    await client.query('select pg_advisory_lock(72707371)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    // Templates of earlier versions of the code are no longer needed.
    const old = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1 and datname <> $2',
      ['template\\_small\\_%', name],
    );
    for (const { datname } of old.rows) await client.query(`drop database if exists ${datname} with (force)`);
    const draft = `draft_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${draft}`);
    const url = urlOf(server, draft);
    try {
      await migrate(url, passwords);
      await seed(url, 'small', { now: testNow });
      await retried(() => client.query(`alter database ${draft} rename to ${name}`));
    } catch (error) {
      await client.query(`drop database if exists ${draft} with (force)`);
      throw error;
    }
  });
  return name;
}

const fileAt = (relative: string) => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));

/** @returns A hash of the files that the template is made from, so that a change makes a new template. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { checksum } of readMigrations()) hash.update(checksum);
  for (const folder of ['prisma/seed', 'packages/domain/src/permissions']) {
    for (const entry of readdirSync(fileAt(folder), { recursive: true }).map(String).sort()) {
      if (entry.endsWith('.ts')) hash.update(readFileSync(`${fileAt(folder)}/${entry}`));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Temporary errors: a closing connection still uses the database (55006), or an autovacuum, which an owner
 * may not cancel (42501).
 */
const heldForAMoment = new Set(['55006', '42501']);

async function retried<T>(body: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await body();
    } catch (error) {
      if (!heldForAMoment.has((error as { code?: string }).code ?? '') || attempt === 100) throw error;
      await wait(50);
    }
  }
}
