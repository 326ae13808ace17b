import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

let database: TestDatabase;
let api: pg.Pool;
const { client, clinics, users } = smallIds.north;
const id = /^[0-9a-f-]{36}$/;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 20 });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

const { said, insert } = asTenant(() => api, client);
const news = (title: string, more: Row = {}) =>
  insert('clinic_newsfeeds', { title, user_id: users.admin, ...more });
const slugOf = async (one: string) =>
  (await said('select slug from clinic_newsfeeds where id = $1', [one]))[0];

describe('news items', () => {
  test('get a slug from their title that is unique in their clinic', async () => {
    const title = 'Café — opening  hours!';
    expect(await slugOf(await news(title, { clinic_id: clinics.one }))).toEqual({
      slug: 'cafe-opening-hours',
    });
    expect(await slugOf(await news(title, { clinic_id: clinics.one }))).toEqual({
      slug: 'cafe-opening-hours-2',
    });
    expect(await slugOf(await news(title, { clinic_id: clinics.two }))).toEqual({
      slug: 'cafe-opening-hours',
    });
    expect(await slugOf(await news(title))).toEqual({ slug: 'cafe-opening-hours' });
    expect(await slugOf(await news('!!!'))).toEqual({ slug: 'untitled' });
  });
  test('with the same title are all saved when twenty are written concurrently', async () => {
    const title = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => news(title)));
    expect(answers.filter((answer) => !id.test(answer))).toEqual([]);
  });
  test('cannot be published or scheduled without a time, or pinned as drafts', async () => {
    expect(await news('Now', { status: 'PUBLISHED' })).toBe('clinic_newsfeeds_status_check');
    expect(await news('Later', { status: 'SCHEDULED' })).toBe('clinic_newsfeeds_status_check');
    expect(await news('Draft', { pinned: true })).toBe('clinic_newsfeeds_pinned_check');
  });
});

describe('messages', () => {
  let position = 0;
  let user_chat_id: string;
  beforeAll(async () => {
    const [low_user_id, high_user_id] = [users.worker, users.helper].sort();
    user_chat_id = await insert('user_chats', { low_user_id, high_user_id });
  });
  const sent = (more: Row) => {
    position += 1;
    return insert('user_chat_messages', {
      user_chat_id,
      position,
      sender_user_id: users.worker,
      receiver_user_id: users.helper,
      ...more,
    });
  };
  test('of two people belong to one chat, which has the lower user id first', async () => {
    const [low_user_id, high_user_id] = [users.worker, users.other].sort();
    expect(await insert('user_chats', { low_user_id: high_user_id, high_user_id: low_user_id })).toBe(
      'user_chats_people_check',
    );
    expect(await insert('user_chats', { low_user_id, high_user_id })).toMatch(id);
    expect(await insert('user_chats', { low_user_id, high_user_id })).toBe(
      'user_chats_client_id_low_user_id_high_user_id_key',
    );
  });
  test('have a unique position in their chat', async () => {
    expect(await sent({ message: 'First' })).toMatch(id);
    expect(await sent({ message: 'Second', position })).toBe(
      'user_chat_messages_client_id_user_chat_id_position_key',
    );
  });
  test('must have content until they are deleted, and none afterwards', async () => {
    expect(await sent({ message: '  ' })).toBe('user_chat_messages_message_check');
    expect(await sent({ message: 'x', receiver_user_id: users.worker })).toBe(
      'user_chat_messages_other_check',
    );
    expect(await sent({ message_type: 'IMAGE' })).toBe('user_chat_messages_message_check');
    const one = await sent({ message: 'Hello' });
    expect(await said('update user_chat_messages set is_chat_deleted = true where id = $1', [one])).toBe(
      'user_chat_messages_message_check',
    );
    expect(
      await said(`update user_chat_messages set is_chat_deleted = true, message = '' where id = $1`, [one]),
    ).toEqual([]);
    expect(await said(`update user_chat_messages set message_status = 'READ' where id = $1`, [one])).toBe(
      'user_chat_messages_status_check',
    );
  });
  test('of one sender or group have at most one active notification per receiver', async () => {
    const group_id = await insert('clinic_chat_groups', {
      name: randomUUID(),
      created_by_user_id: users.admin,
    });
    const bell = (more: Row = {}) =>
      insert('chat_notifications', {
        user_id: users.worker,
        sender_user_id: users.helper,
        title: 'Helper',
        ...more,
      });
    expect(await bell()).toMatch(id);
    expect(await bell()).toBe('chat_notifications_sender_unique');
    expect(await bell({ group_id })).toMatch(id);
    expect(await bell({ group_id, sender_user_id: users.other })).toBe('chat_notifications_group_unique');
    expect(await bell({ active: false })).toMatch(id);
  });
});
