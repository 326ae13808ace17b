import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallIds } from '@operatory/db';
import { urlOf } from '@operatory/db/testing/on-database';
import pg from 'pg';
import { readEnv } from '../../src/env.ts';
import { type Operatory, type StartOptions, startOperatory } from '../../src/startup/start.ts';
import { dropDatabase, type Settings, testCluster } from './cluster.ts';
import { small } from './databases.ts';
import { Person, timeoutMs } from './person.ts';
import { reusedPrisma } from './reused-prisma.ts';
import { secretsInEnv } from './secrets.ts';
import { endsWithFile } from './started.ts';
import type { Template } from './template.ts';

export const { north, south } = smallIds;
export type Who = 'owner' | 'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other' | 'custom';

export interface TestServer extends Operatory {
  /** Like psql's connections, these come from outside the process and bypass row-level security. */
  readonly root: pg.Pool;
  readonly superuserUrl: string;
  signIn(tenant: 'north' | 'south', who: Who): Promise<Person>;
  signInAll<Each extends Who>(tenant: 'north' | 'south', ...all: Each[]): Promise<Record<Each, Person>>;
  /**
   * `down` stops PostgreSQL at once and ends its connections; `up` starts it again on the same port and data.
   */
  readonly postgres: { down(): Promise<void>; up(): Promise<void>; readonly processId: number };
  end(): Promise<void>;
}

/**
 * The whole process starts as with `npm start`, on its own database with the small seed or the given
 * template.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  settings: Settings = {},
  seeded: Template<void> = small,
  options: StartOptions = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-http-'));
  let cluster = await testCluster(settings);
  const { database } = await seeded.copy(cluster);
  const superuserUrl = urlOf(cluster.superuserUrl, database);
  const prisma = reusedPrisma();
  const operatory = await startOperatory(
    readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'small',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      DATABASE_URL: urlOf(cluster.ownerUrl, database),
      ...secretsInEnv,
      ...env,
    }),
    // Tests wait for events, so the outbox is read without a pause.
    { warm: false, outboxApartMs: 0, makePrisma: prisma.make, ...options },
  );
  const root = new pg.Pool({ connectionString: superuserUrl, max: 3 });
  root.on('error', () => {});
  const signIn = (tenant: string, who: Who) =>
    Person.signIn(operatory.port, tenant, `${who}.${tenant}@${tenant}.example`);
  return {
    ...operatory,
    root,
    superuserUrl,
    signIn,
    async signInAll<Each extends Who>(tenant: string, ...all: Each[]) {
      const people = await Promise.all(all.map(async (who) => [who, await signIn(tenant, who)]));
      return Object.fromEntries(people) as Record<Each, Person>;
    },
    postgres: {
      down: () => cluster.stop(),
      get processId() {
        return cluster.processId;
      },
      async up() {
        cluster = await testCluster(settings, Number(new URL(superuserUrl).port));
      },
    },
    end: endsWithFile(async () => {
      await operatory.stop();
      prisma.giveBack();
      await root.end();
      await dropDatabase(cluster, database);
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}

/**
 * The pulse beats once per second, and less often when a response is late. Tests measure two seconds in
 * beats, because a busy machine slows down both. @returns A function that returns the number of beats.
 */
export function beatsOf({ context }: TestServer): () => number {
  let beats = 0;
  context.pulse.listen({
    clients() {
      beats += 1;
      return [];
    },
    onRights() {},
    onClock() {},
  });
  return () => beats;
}

export async function eventually<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > until) throw new Error(`never came true: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits until every event has been relayed and its notifications are written. */
export async function allNotified({ root }: TestServer): Promise<void> {
  await eventually(
    async () =>
      (
        await root.query(
          "select event from outbox where relayed_at is null union all select task_identifier from jobs.jobs where task_identifier = 'events'",
        )
      ).rows,
    (left) => left.length === 0,
  );
}
