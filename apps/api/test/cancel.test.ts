import { request as httpRequest } from 'node:http';
import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, startTestServer, type TestServer } from './support/server.ts';

/**
 * A disconnect must cancel the caller's statement. The table is locked, so the statement would otherwise wait
 * for a long time.
 */
let server: TestServer;
let admin: Person;
let lock: pg.PoolClient;
beforeAll(async () => {
  // The statement timeout is long, so that only the disconnect can have ended the statement.
  server = await startTestServer({ GRAPHQL_LIMITS: '{"statementMilliseconds": 600000}' });
  admin = await server.signIn('north', 'admin');
});
beforeEach(async () => {
  lock = await server.root.connect();
  await lock.query('begin; lock table tasks in access exclusive mode');
});
afterEach(async () => {
  await lock.query('rollback');
  lock.release();
});

const waiting = async () => {
  const { rows } = await server.root.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%tasks%'",
  );
  return rows[0]?.count;
};
const isWaiting = (wanted: number) => eventually(waiting, (count) => count === wanted);
const list = '{ tasks { id } }';
const write =
  'mutation { update_client_task_levels(where: {tasks: {}}, _set: {name: "x"}) { affected_rows } }';

function hangUpOn(query: string) {
  const request = httpRequest({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: '/v1/graphql',
    headers: {
      host: admin.host,
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
    },
  });
  request.on('error', () => {});
  request.end(JSON.stringify({ query }));
  return () => request.destroy();
}

test.each([
  ['the fast path', list, true],
  ['Yoga', list, false],
  ['a mutation', write, true],
  ['an operation with hand-written fields', '{ me { role } tasks { id } }', true],
])('a disconnect over HTTP cancels the caller’s statement: %s', async (_, query, fast) => {
  const env = server.context.env as { FAST_LANE: boolean };
  env.FAST_LANE = fast;
  const hangUp = hangUpOn(query);
  await isWaiting(1);
  hangUp();
  await isWaiting(0);
  env.FAST_LANE = true;
});

test('a socket’s statement is cancelled when its operation is completed by the caller or the socket closes', async () => {
  const socket = await admin.socket();
  socket.subscribe('a', list);
  socket.subscribe('b', list);
  await isWaiting(2);
  socket.send({ type: 'complete', id: 'a' });
  await isWaiting(1);
  socket.close();
  await isWaiting(0);
});
