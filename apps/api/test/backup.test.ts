import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '@operatory/db/testing/on-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../src/cli/backup.ts';
import { readEnv, StartError } from '../src/env.ts';
import { startOperatory } from '../src/startup/start.ts';
import { dropDatabase, testCluster } from './support/cluster.ts';
import { empty } from './support/databases.ts';
import { Person } from './support/person.ts';
import { secretsInEnv } from './support/secrets.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-backup-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: join(folder, 'here') });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

test('a backup of a running installation restores into an empty database, where a user signs in and finds the same tasks', async () => {
  const who = ['north', 'admin.north@north.example'] as const;
  const admin = await Person.signIn(server.port, ...who);
  const { list } = await admin.must<{ list: unknown[] }>('{ list: tasks(order_by: {id: asc}) { id name } }');
  const cluster = await testCluster();
  const { database } = await empty.copy(cluster);
  const common = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'small',
    LOG_LEVEL: 'error',
    ...secretsInEnv,
  };
  const envHere = readEnv({
    ...common,
    DATA_DIR: join(folder, 'here'),
    DATABASE_URL: server.database.ownerUrl,
  });
  const envThere = readEnv({
    ...common,
    DATA_DIR: join(folder, 'there'),
    DATABASE_URL: urlOf(cluster.ownerUrl, database),
  });
  try {
    const kept = join(folder, 'kept');
    const { rows, files } = await backUp(envHere, kept);
    expect(files).toBe(true);
    await expect(backUp(envHere, kept)).rejects.toThrow(StartError);
    expect(await restore(envThere, kept)).toEqual({ rows, files });
    await expect(restore(envThere, kept)).rejects.toThrow(/not empty/);
    const there = await startOperatory(envThere, { warm: false });
    try {
      const again = await Person.signIn(there.port, ...who);
      expect(await again.must('{ list: tasks(order_by: {id: asc}) { id name } }')).toEqual({ list });
    } finally {
      await there.stop();
    }
  } finally {
    await dropDatabase(cluster, database);
  }
});
