import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { urlOf } from '@operatory/db/testing/on-database';
import { roleNames } from '@operatory/domain';
import { expect, test } from 'vitest';
import { inTenant } from '../src/database/tenant.ts';
import { readEnv } from '../src/env.ts';
import { startOperatory } from '../src/startup/start.ts';
import { dropDatabase, testCluster } from './support/cluster.ts';
import { small } from './support/databases.ts';
import { secretsInEnv } from './support/secrets.ts';
import { eventually } from './support/server.ts';

test('a server is ready from the end of its warm-up until it begins to stop', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'operatory-ready-'));
  const cluster = await testCluster();
  const { database } = await small.copy(cluster);
  const own = { DATABASE_URL: urlOf(cluster.ownerUrl, database), DATA_DIR, ...secretsInEnv };
  const { app, context, stop } = await startOperatory(
    readEnv({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...own }),
  );
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return `${statusCode} ${(JSON.parse(body) as { status: string }).status}`;
  };
  // This request needs no database, unlike the warm-up, so it is answered earlier.
  expect(await ask('/readyz')).toBe('503 warming up');
  expect(await ask('/healthz')).toBe('200 ok');
  await eventually(
    () => ask('/readyz'),
    (answer) => answer === '200 ok',
  );
  // An array of errors, even an empty one, shows that the schema was validated.
  for (const role of roleNames) expect(context.engine.schemaFor(role).__validationErrors).toEqual([]);
  // The warm-up of the commands' statements stores nothing.
  const stored = await inTenant(context.pools.tenant, PLATFORM_CLIENT_ID, (sql) =>
    sql("select key from idempotency_keys union all select event from outbox where event = ''"),
  );
  expect(stored).toEqual([]);
  const stopped = stop({ drainSeconds: 0.1 });
  expect(await ask('/readyz')).toBe('503 closing');
  expect(await ask('/healthz')).toBe('200 ok');
  await stopped;
  await dropDatabase(cluster, database);
  rmSync(DATA_DIR, { recursive: true });
});
