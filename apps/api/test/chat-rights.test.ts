import { chatPair } from '@operatory/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { addRow, type Row, readBy } from './support/rows.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});

const { users, clinics } = north;
const messageOf = (row: Row) => row.message;
/** Only worker and helper can read the message. */
const heardByTwo = {
  admin: [],
  keeper: [],
  keepertwo: [],
  worker: ['the canary sings'],
  helper: ['the canary sings'],
  other: [],
};

describe('a chat between two people', () => {
  beforeAll(async () => {
    const { low, high } = chatPair(users.worker, users.helper);
    const user_chat_id = await addRow(server, 'user_chats', {
      low_user_id: low,
      high_user_id: high,
      last_position: 1,
      low_muted: true,
      high_muted: true,
    });
    await addRow(server, 'user_chat_messages', {
      user_chat_id,
      position: 1,
      sender_user_id: users.worker,
      receiver_user_id: users.helper,
      message: 'the canary sings',
    });
  });
  test('is readable by these two only, and each sees only their own mute setting', async () => {
    const { low } = chatPair(users.worker, users.helper);
    const muted = (is_low: boolean) => [is_low ? [true, null] : [null, true]];
    expect(
      await readBy(people, 'user_chats', 'low_muted high_muted', (row) => [row.low_muted, row.high_muted]),
    ).toEqual({
      admin: [],
      keeper: [],
      keepertwo: [],
      worker: muted(low === users.worker),
      helper: muted(low === users.helper),
      other: [],
    });
    expect(await readBy(people, 'user_chat_messages', 'message', messageOf)).toEqual(heardByTwo);
  });
  test('is not revealed to client_admin by a count of messages or a filter through a relationship', async () => {
    const { user_chat_messages_aggregate: count } = await people.admin.must<Row>(
      'query q { user_chat_messages_aggregate { aggregate { count } } }',
    );
    expect(count).toEqual({ aggregate: { count: 0 } });
    const written = '{ user_chat_messages: { message: { _ilike: "%canary%" } } }';
    expect(await readBy({ admin: people.admin }, 'users', 'id', ({ id }) => id, written)).toEqual({
      admin: [],
    });
  });
});

describe('a group', () => {
  let group: string;
  beforeAll(async () => {
    group = await addRow(server, 'clinic_chat_groups', {
      name: 'One team',
      clinic_id: clinics.one,
      created_by_user_id: users.helper,
    });
    for (const user_id of [users.worker, users.helper])
      await addRow(server, 'clinic_chat_group_users', {
        clinic_chat_group_id: group,
        user_id,
        last_read_at: '2026-11-18T00:00:00Z',
        muted: true,
      });
    await addRow(server, 'clinic_chat_group_messages', {
      position: 1,
      clinic_chat_group_id: group,
      user_id: users.helper,
      message: 'the canary sings',
    });
  });
  test('shows its name only to members, the clinic’s admin and client_admin', async () => {
    expect(await readBy(people, 'clinic_chat_groups', 'name', ({ name }) => name)).toEqual({
      admin: ['One team'],
      keeper: ['One team'],
      keepertwo: [],
      worker: ['One team'],
      helper: ['One team'],
      other: [],
    });
  });
  test('shows members their fellow members and how far these have read, and each user only their own mute setting', async () => {
    const member = (row: Row) => [row.last_read_at !== null, row.muted];
    const unknown = [
      [false, null],
      [false, null],
    ];
    expect(await readBy(people, 'clinic_chat_group_users', 'last_read_at muted', member)).toEqual({
      admin: unknown,
      keeper: unknown,
      keepertwo: [],
      worker: [
        [true, true],
        [true, null],
      ],
      helper: [
        [true, null],
        [true, true],
      ],
      other: [],
    });
  });
  test('shows its messages to its members only', async () => {
    expect(await readBy(people, 'clinic_chat_group_messages', 'message', messageOf)).toEqual(heardByTwo);
    const where = '{ clinic_chat_group_messages: { message: { _ilike: "%canary%" } } }';
    expect(await readBy(people, 'clinic_chat_groups', 'name', ({ name }) => name, where)).toMatchObject({
      admin: [],
      keeper: [],
      helper: ['One team'],
    });
    await server.root.query('delete from clinic_chat_group_users where user_id = $1', [users.worker]);
    expect(
      await readBy({ worker: people.worker }, 'clinic_chat_group_messages', 'message', messageOf),
    ).toEqual({ worker: [] });
  });
  test('can be renamed by its clinic’s admin, but no mutation inserts groups, members or messages', async () => {
    const rename = `mutation m { update_clinic_chat_groups(where: {}, _set: { name: "Team One" }) { affected_rows } }`;
    expect(await people.keepertwo.must(rename)).toEqual({
      update_clinic_chat_groups: { affected_rows: 0 },
    });
    expect(await people.keeper.must(rename)).toEqual({ update_clinic_chat_groups: { affected_rows: 1 } });
    for (const root of [
      'insert_clinic_chat_groups_one(object: {})',
      'insert_clinic_chat_group_users_one(object: {})',
      'insert_clinic_chat_group_messages_one(object: {})',
      'insert_user_chat_messages_one(object: {})',
      'update_user_chat_messages(where: {}, _set: {})',
      'delete_clinic_chat_group_messages(where: {})',
    ]) {
      const { errors } = await people.admin.ask(`mutation m { ${root} { __typename } }`);
      expect(errors?.[0]?.message).toMatch('not found');
    }
  });
});

test('users see only their own chat notifications', async () => {
  await addRow(server, 'chat_notifications', {
    user_id: users.worker,
    sender_user_id: users.helper,
    title: 'Helper',
  });
  expect(await readBy(people, 'chat_notifications', 'title', ({ title }) => title)).toMatchObject({
    admin: [],
    worker: ['Helper'],
    helper: [],
  });
});
