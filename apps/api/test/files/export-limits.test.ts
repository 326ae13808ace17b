import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../src/env.ts';
import type { Person } from '../support/person.ts';
import { eventually, startTestServer, type TestServer } from '../support/server.ts';
import { addTasks, exporting, openExport, read } from './long-export.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  await addTasks(server, 25_000);
});
const { GRAPHQL_LIMITS: usual } = readEnv({});
const opened: IncomingMessage[] = [];
const open = async () => {
  const response = await openExport(admin);
  opened.push(response);
  return response;
};
afterEach(async () => {
  Object.assign(server.context.env.GRAPHQL_LIMITS, usual);
  for (const response of opened.splice(0)) response.destroy();
  await over();
});
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heldUp = () =>
  eventually(
    () => exporting(server),
    (rows) => rows.length > 0 && rows.every(({ wait_event }) => wait_event === 'ClientWrite'),
  );
const over = () =>
  eventually(
    () => exporting(server),
    (rows) => rows.length === 0,
  );

test('a reader that stops reading is disconnected, and its file stays incomplete', async () => {
  Object.assign(server.context.env.GRAPHQL_LIMITS, { exportLagMilliseconds: 1_500 });
  const response = await open();
  response.pause();
  await heldUp();
  await over();
  await expect(read(response)).rejects.toThrow('aborted');
});

test('an export to a slow reader holds less than 5 MB in memory, and arrives whole', async () => {
  const held = async () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = await held();
  const response = await open();
  response.pause();
  await heldUp();
  let bytes = 0;
  for (let n = 0; n < 100; n += 1) {
    bytes += (response.read(1_024) as Buffer | null)?.length ?? 0;
    await wait(10);
  }
  expect(bytes).toBeGreaterThan(50_000);
  // The file has sixty million bytes. Node frees garbage in the background, so it may count for a moment.
  await eventually(held, (now) => now - before < 5_000_000);
  expect(bytes + (await read(response)).length).toBeGreaterThan(25_000 * 2_400);
});

test('of five simultaneous exports two run and three get a Retry-After, while other requests are answered', async () => {
  const all: IncomingMessage[] = [];
  for (let n = 0; n < 5; n += 1) {
    all.push(await open());
    all.at(-1)?.pause();
  }
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503, 503]);
  expect(all.slice(2).map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5']);
  // There are more simultaneous requests than database connections that the exports leave.
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => admin.post({ query: '{ tasks(limit: 20) { id name } }' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await exporting(server)).toHaveLength(2);
});
