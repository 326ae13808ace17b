import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ChatScene } from '../support/chat.ts';
import { north, south } from '../support/server.ts';

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start();
});
beforeEach(() => scene.clear());

const stored = () =>
  scene.rows(
    'select message, position, message_status::text as status, is_chat_deleted as deleted from user_chat_messages order by position',
  );

describe('messages of two people', () => {
  test('are numbered in the order in which they are sent, and are unread until they are read', async () => {
    await scene.say('worker', 'helper', ' One ');
    await scene.say('helper', 'worker', 'Two');
    await scene.say('worker', 'helper', 'Three');
    expect((await stored()).map(({ position, message }) => [position, message])).toEqual([
      [1, 'One'],
      [2, 'Two'],
      [3, 'Three'],
    ]);
    expect(await scene.chats('helper')).toMatchObject([
      { key: `u:${scene.users.worker}`, last_message: 'Three', last_position: 3, unread: 2, group: null },
    ]);
    expect(await scene.mark('helper', scene.with('worker'), 3)).toEqual({ affected_rows: 1 });
    expect(await scene.chats('helper')).toMatchObject([{ unread: 0, read_position: 3 }]);
    expect(await scene.chats('worker')).toMatchObject([
      { unread: 1, read_position: 1, others_read_position: 3 },
    ]);
    // A user who has read everything has also read what they send.
    await scene.say('helper', 'worker', 'Four');
    expect(await scene.chats('helper')).toMatchObject([{ unread: 0, read_position: 4 }]);
  });
  test('are stored once for each id', async () => {
    const id = randomUUID();
    expect(await scene.say('worker', 'helper', 'Once', '', id)).toEqual({ id });
    expect(await scene.say('worker', 'helper', 'Once', '', id)).toEqual({ id });
    expect(await scene.say('helper', 'worker', 'Mine', '', id)).toBe('chat_id_taken');
    expect(await scene.say('worker', 'keeper', 'Elsewhere', '', id)).toBe('chat_id_taken');
    expect(await stored()).toHaveLength(1);
  });
  test('are stored once when the same id arrives ten times at once, and their positions have no gaps', async () => {
    const id = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? scene.say('worker', 'helper', 'Once', '', id) : scene.say('helper', 'worker', `${n}`),
      ),
    );
    expect(sent.filter((each) => typeof each === 'string')).toEqual([]);
    expect((await stored()).map(({ position }) => position)).toEqual(
      Array.from({ length: 11 }, (_, n) => n + 1),
    );
  });
  test.each([
    ['worker', 'worker', 'Hi', 'chat_self'],
    ['worker', 'keepertwo', 'Hi', 'chat_unreachable'],
    ['worker', 'helper', '  ', 'order_message_required'],
  ] as const)('from %s to %s with the text %j are refused: %s', async (who, to, message, refusal) => {
    expect(await scene.say(who, to, message)).toBe(refusal);
  });
  test('reach a client_admin of another clinic, but no blocked user and nobody of another tenant', async () => {
    expect(await scene.say('other', 'admin', 'Hi')).toMatchObject({ id: expect.any(String) });
    for (const receiver of [south.users.worker, north.users.blocked, randomUUID()])
      expect(
        await scene.run(
          'worker',
          'send_chat_message',
          `id: "${randomUUID()}", receiver_user_id: "${receiver}", message: "Hi"`,
        ),
      ).toBe('chat_unreachable');
  });
  test('reply to a message of the same chat only', async () => {
    const [first, elsewhere] = [randomUUID(), randomUUID()];
    await scene.say('worker', 'helper', 'First', '', first);
    await scene.say('worker', 'keeper', 'Elsewhere', '', elsewhere);
    expect(await scene.say('helper', 'worker', 'Reply', `, reply_to_id: "${first}"`)).toMatchObject({});
    expect(await scene.say('helper', 'worker', 'Reply', `, reply_to_id: "${elsewhere}"`)).toBe(
      'chat_reply_gone',
    );
  });
  test('have up to 5,000 characters', async () => {
    expect(await scene.say('worker', 'helper', 'x'.repeat(5000))).toMatchObject({});
    expect(await scene.say('worker', 'helper', 'x'.repeat(5001))).toBe('invalid');
  });
  test('are changed and deleted by their author only, and have no text after they are deleted', async () => {
    const id = randomUUID();
    await scene.say('worker', 'helper', 'Frist', '', id);
    const edit = (who: 'worker' | 'helper' | 'keeper', words: string) =>
      scene.run(who, 'edit_chat_message', `id: "${id}", message: "${words}"`);
    const remove = (who: 'worker' | 'helper' | 'admin') =>
      scene.run(who, 'delete_chat_message', `id: "${id}"`);
    expect([await edit('helper', 'Mine'), await edit('keeper', 'Mine'), await edit('worker', ' ')]).toEqual([
      'no_permission',
      'not_found',
      'order_message_required',
    ]);
    expect(await edit('worker', 'First')).toEqual({ id });
    expect(await stored()).toMatchObject([{ message: 'First' }]);
    expect([await remove('helper'), await remove('admin')]).toEqual(['no_permission', 'not_found']);
    expect(await remove('worker')).toEqual({ id });
    expect(await stored()).toMatchObject([{ message: '', deleted: true, position: 1 }]);
    expect([await remove('worker'), await edit('worker', 'Again')]).toEqual([
      'order_message_gone',
      'order_message_gone',
    ]);
    expect(await scene.chats('helper')).toMatchObject([
      { unread: 0, is_last_deleted: true, last_message: null },
    ]);
  });
});

describe('marks of read and delivered messages', () => {
  test('move forward only, to the newest message at most, and show the author how far the other has read', async () => {
    for (const words of ['One', 'Two', 'Three']) await scene.say('worker', 'helper', words);
    const chat = scene.with('worker');
    expect(await scene.mark('helper', chat, 3, 'mark_chat_delivered')).toEqual({ affected_rows: 1 });
    expect((await stored()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
    await scene.mark('helper', chat, 2);
    expect(await scene.mark('helper', chat, 1)).toEqual({ affected_rows: 0 });
    expect((await stored()).map(({ status }) => status)).toEqual(['READ', 'READ', 'DELIVERED']);
    expect(await scene.chats('worker')).toMatchObject([
      { others_read_position: 2, others_delivered_position: 3 },
    ]);
    await scene.mark('helper', chat, 99);
    expect(await scene.chats('helper')).toMatchObject([{ read_position: 3, unread: 0 }]);
  });
  test('are refused for people who have not written to each other', async () => {
    expect(await scene.mark('helper', scene.with('worker'), 1)).toBe('not_found');
    expect(await scene.mark('helper', '', 1)).toBe('fill_valid_details');
  });
});

test('a muted chat is left out of the unread count, and only the person who muted it sees that it is muted', async () => {
  await scene.say('worker', 'helper', 'One');
  await scene.say('keeper', 'helper', 'Two');
  await scene.say('keeper', 'helper', 'Three');
  const count = () => scene.read('helper', 'my_chats_unread { messages conversations }');
  expect(await count()).toEqual({ messages: 3, conversations: 2 });
  expect(
    await scene.run('helper', 'mute_chat', `${scene.with('keeper')}, muted: true`, '{ affected_rows }'),
  ).toEqual({
    affected_rows: 1,
  });
  expect(await count()).toEqual({ messages: 1, conversations: 1 });
  expect((await scene.chats('helper')).map(({ muted, unread }) => [muted, unread])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  expect(await scene.chats('keeper')).toMatchObject([{ muted: false }]);
});

test('lists only the user’s own conversations, by time or by a name that matches the search', async () => {
  await scene.say('worker', 'helper', 'One');
  await scene.say('worker', 'keeper', 'Two');
  const [newest, oldest] = await scene.chats('worker');
  expect(await scene.chats('worker', '(limit: 1)')).toEqual([newest]);
  expect(await scene.chats('worker', `(before: "${newest?.last_message_at}")`)).toEqual([oldest]);
  const [{ display_name } = {}] = await scene.rows(
    'select display_name from users where id = $1',
    scene.users.helper,
  );
  const name = String(display_name);
  expect(await scene.chats('worker', `(search: "${name.toUpperCase()}")`)).toEqual([oldest]);
  expect(await scene.chats('other')).toEqual([]);
});

test('a search finds messages of the user’s own chats by their words, but no deleted ones', async () => {
  await scene.say('worker', 'helper', 'The 50% autoclave\nis in Surgery 1');
  await scene.say('keeper', 'admin', 'The autoclave is ours');
  const search = (who: 'worker' | 'keeper' | 'other', text: string) =>
    scene.read(who, `chat_search(text: ${JSON.stringify(text)}) { key position snippet sender_name }`);
  expect(await search('worker', 'AUTOCLAVE')).toMatchObject([
    { key: `u:${scene.users.helper}`, position: 1, snippet: 'The 50% autoclave\nis in Surgery 1' },
  ]);
  expect(await search('keeper', 'autoclave')).toMatchObject([{ key: `u:${scene.users.admin}` }]);
  expect([
    await search('other', 'autoclave'),
    await search('worker', '5_%'),
    await search('worker', 'x'),
  ]).toEqual([[], [], []]);
  await scene.rows("update user_chat_messages set message = '', is_chat_deleted = true");
  expect(await search('worker', 'autoclave')).toEqual([]);
});

test('offers for a new chat people who share a clinic with the user, and client admins', async () => {
  const names = async (who: 'worker' | 'other' | 'admin', args = '') =>
    ((await scene.read(who, `chat_people${args} { id }`)) as { id: string }[]).map(({ id }) => id);
  const { users } = scene;
  const offered = await names('worker');
  expect(offered).toEqual(expect.arrayContaining([users.helper, users.keeper, users.admin]));
  expect(offered).not.toContain(users.worker);
  expect(offered).not.toContain(users.other);
  expect(await names('worker', '(search: "zzzz")')).toEqual([]);
});

test('shows the receiver who is typing, and users the state of their own chat windows', async () => {
  await scene.say('worker', 'helper', 'Hi');
  const typing = (who: 'helper' | 'keeper') => scene.read(who, 'chat_typing { user_id typed_at }');
  const type = (args: string) => scene.run('worker', 'set_chat_typing', args, '{ affected_rows }');
  expect(await type(scene.with('helper'))).toEqual({ affected_rows: 1 });
  expect(await typing('helper')).toMatchObject([
    { user_id: scene.users.worker, typed_at: expect.any(String) },
  ]);
  expect(await typing('keeper')).toEqual([]);
  expect(await type(scene.with('keepertwo'))).toBe('chat_unreachable');
  expect(
    await scene.run('worker', 'update_chat_windows', 'is_chat_closed: true', '{ affected_rows }'),
  ).toEqual({
    affected_rows: 1,
  });
  expect(
    await scene.read(
      'worker',
      `user_presence(where: {user_id: {_eq: "${scene.users.worker}"}}) { is_chat_closed is_chat_minimized }`,
    ),
  ).toEqual([{ is_chat_closed: true, is_chat_minimized: false }]);
});
