import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { digestNight } from '../src/jobs/digest-nights.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-26T14:00:00Z' });
});
const { worker, helper } = north.users;
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
const prefer = (user: string, value: object) =>
  rows(
    `insert into user_preferences (client_id, user_id, key, value) values ($1, $2, 'daily_digest', $3)
     on conflict (client_id, user_id, key) do update set value = excluded.value`,
    [north.client, user, value],
  );
const notify = (user: string, title: string, at: string, readAt: string | null = null) =>
  rows(
    `insert into user_notifications (client_id, user_id, event_id, type, title, created_at, read_at)
     values ($1, $2, $3, 'task_status', $4, $5, $6)`,
    [north.client, user, randomUUID(), title, at, readAt],
  );
const summaries = () =>
  rows("select payload -> 'mails' -> 0 as mail from outbox where event = 'daily_digest' order by created_at");

test('a user who turned the daily digest on gets one email with the unread notifications of the day before', async () => {
  await prefer(worker, { on: true });
  await prefer(helper, { on: false });
  await notify(worker, 'Mia finished Return the kit', '2026-11-26T01:00:00Z');
  await notify(worker, 'Read already', '2026-11-26T02:00:00Z', '2026-11-26T03:00:00Z');
  await notify(worker, 'Two days ago', '2026-11-24T01:00:00Z');
  await notify(helper, 'Nobody asked', '2026-11-26T01:00:00Z');
  const failed = await Promise.all([digestNight(server.context), digestNight(server.context)]);
  expect(failed.map((ids) => [...ids])).toEqual([[], []]);
  const [{ mail }, ...others] = (await summaries()) as [{ mail: Record<string, unknown> }];
  expect(others).toEqual([]);
  expect(mail.subject).toBe('1 unread notification from yesterday');
  expect(mail.parts).toEqual([{ items: ['Mia finished Return the kit'] }]);
  // The email waits until 7 am in the client's zone.
  expect(mail.not_before).toBe('2026-11-26T20:00:00.000Z');
  await digestNight(server.context);
  expect(await summaries()).toHaveLength(1);
});
