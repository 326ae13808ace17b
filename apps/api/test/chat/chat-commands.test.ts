import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import type { Row } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

type Name = 'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other';
let server: TestServer;
let people: Record<Name, Person>;
const { users } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});
beforeEach(async () => {
  await server.root.query(
    'delete from chat_notifications; delete from chat_typing; delete from user_chat_messages; delete from user_chats; delete from clinic_chat_group_messages; delete from clinic_chat_group_users; delete from clinic_chat_groups',
  );
});

/** The answer of one command, or its refusal. */
async function run(who: Name, command: string, args: string, fields = '{ id }'): Promise<unknown> {
  const { data, errors } = await people[who].ask(`mutation m { ${command}(${args}) ${fields} }`);
  return errors?.[0]?.extensions?.refusal ?? errors?.[0]?.message ?? data?.[command];
}
const say = (who: Name, to: Name, message: string, more = '', id = randomUUID()) =>
  run(
    who,
    'send_chat_message',
    `id: "${id}", receiver_user_id: "${users[to]}", message: ${JSON.stringify(message)}${more}`,
  );
const read = (who: Name, chat: string, position: number, command = 'mark_chat_read') =>
  run(who, command, `${chat}, position: ${position}`, '{ affected_rows }');
const withPerson = (name: Name) => `user_id: "${users[name]}"`;
const chatsOf = async (who: Name): Promise<Row[]> => {
  const { my_chats } = await people[who].must<{ my_chats: Row[] }>(
    'query q { my_chats { key user { display_name } group { name clinic { name } } last_message last_position unread muted mentions_me read_position others_read_position others_delivered_position is_last_deleted last_sender_name } }',
  );
  return my_chats;
};
const stored = async (): Promise<Row[]> =>
  (
    await server.root.query(
      'select message, position, message_status, is_chat_deleted, read_at is not null as read from user_chat_messages order by position',
    )
  ).rows;

describe('messages of two people', () => {
  test('are in one order, and unread until they are read', async () => {
    await say('worker', 'helper', ' One ');
    await say('helper', 'worker', 'Two');
    await say('worker', 'helper', 'Three');
    expect((await stored()).map(({ position, message }) => [position, message])).toEqual([
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
    ]);
    expect(await chatsOf('helper')).toMatchObject([
      { key: `u:${users.worker}`, last_message: 'Three', last_position: 3, unread: 2, group: null },
    ]);
    expect(await read('helper', withPerson('worker'), 3)).toEqual({ affected_rows: 1 });
    expect(await chatsOf('helper')).toMatchObject([{ unread: 0, read_position: 3 }]);
    expect(await chatsOf('worker')).toMatchObject([{ unread: 1, others_read_position: 3 }]);
  });
  test('are sent once by their id', async () => {
    const id = randomUUID();
    expect(await say('worker', 'helper', 'Once', '', id)).toEqual({ id });
    expect(await say('worker', 'helper', 'Once', '', id)).toEqual({ id });
    expect(await say('helper', 'worker', 'Mine', '', id)).toBe('chat_id_taken');
    expect(await stored()).toHaveLength(1);
  });
});
