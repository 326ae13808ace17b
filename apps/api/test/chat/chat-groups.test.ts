import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ChatScene, type Talker } from '../support/chat.ts';
import { eventually, north } from '../support/server.ts';

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start();
});
beforeEach(() => scene.clear());

const members = async (group: string) =>
  (
    await scene.rows('select user_id from clinic_chat_group_users where clinic_chat_group_id = $1', group)
  ).map(({ user_id }) => user_id);
const add = (who: Talker, group: string, ...people: Talker[]) =>
  scene.run(who, 'add_group_users', `id: "${group}", user_ids: ${scene.ids(...people)}`);
const remove = (who: Talker, group: string, ...people: Talker[]) =>
  scene.run(who, 'remove_group_users', `id: "${group}", user_ids: ${scene.ids(...people)}`);
const leave = (who: Talker, group: string) => scene.run(who, 'leave_chat_group', `id: "${group}"`);
const messages = (who: Talker) =>
  scene.read(who, 'clinic_chat_group_messages(order_by: {position: asc}) { message position }');

describe('a group', () => {
  test('can be added by users with ADD in its clinic, with members who have access to Group chat', async () => {
    const create = (who: Talker, clinic: string | null, people: string) =>
      scene.run(
        who,
        'create_chat_group',
        `name: "Team", clinic_id: ${clinic ? `"${clinic}"` : null}, user_ids: ${people}`,
      );
    const { one, two } = north.clinics;
    expect(await create('worker', one, scene.ids('helper'))).toBe('no_permission');
    expect(await create('keeper', two, scene.ids('worker'))).toBe('chat_clinic_not_yours');
    expect(await create('keeper', null, scene.ids('worker'))).toBe('chat_clinic_not_yours');
    expect(await create('keeper', one, JSON.stringify([randomUUID()]))).toBe('chat_group_lacks_view');
    expect(await create('admin', null, scene.ids('worker', 'other'))).toMatchObject({
      id: expect.any(String),
    });
  });
  test('is managed by its maker and admins, who read its messages only as members', async () => {
    const group = await scene.group('keeper', ['worker']);
    await scene.sayIn('worker', group, 'The canary sings');
    expect(await add('worker', group, 'helper')).toBe('no_permission');
    expect(await add('keepertwo', group, 'helper')).toBe('not_found');
    expect(await add('admin', group, 'helper')).toEqual({ id: group });
    expect(await add('keeper', group, 'helper', 'worker')).toBe('user_already_there');
    expect(await messages('admin')).toEqual([]);
    expect(await messages('helper')).toEqual([{ message: 'The canary sings', position: 1 }]);
    expect(await scene.sayIn('admin', group, 'Hi')).toBe('not_found');
    expect(await remove('worker', group, 'helper')).toBe('no_permission');
    expect(await remove('keeper', group, 'helper')).toEqual({ id: group });
    expect(await remove('keeper', group, 'helper')).toBe('chat_not_member');
    expect(await messages('helper')).toEqual([]);
    expect(await scene.chats('helper')).toEqual([]);
    expect(await scene.sayIn('helper', group, 'Hi')).toBe('not_found');
    expect(await scene.mark('keepertwo', scene.in(group), 1)).toBe('not_found');
  });
  test('shows a new member all earlier messages, as read', async () => {
    const group = await scene.group('keeper', ['worker']);
    await scene.sayIn('keeper', group, 'One');
    await add('keeper', group, 'helper');
    await scene.sayIn('keeper', group, 'Two');
    expect(await messages('helper')).toHaveLength(2);
    expect(await scene.chats('helper')).toMatchObject([
      { key: `g:${group}`, unread: 1, group: { name: 'Front desk', clinic: { name: expect.any(String) } } },
    ]);
  });
  test('passes to its longest-standing member when its maker leaves, and is deleted with its last member', async () => {
    const group = await scene.group('keeper', ['worker']);
    await add('keeper', group, 'helper');
    expect(await leave('other', group)).toBe('not_found');
    expect(await leave('keeper', group)).toEqual({ id: group });
    expect(await remove('worker', group, 'helper')).toEqual({ id: group });
    expect(await members(group)).toEqual([scene.users.worker]);
    await leave('worker', group);
    expect(await scene.rows('select deleted_at is not null as gone from clinic_chat_groups')).toEqual([
      { gone: true },
    ]);
  });
  test('does not pass to a member who may no longer sign in', async () => {
    const group = await scene.group('keeper', ['worker']);
    await scene.rows(
      `with inactive as (
         insert into users (client_id, short_id, display_name, first_name, last_name, email, profile_status)
         select client_id, 900001, 'Former', 'For', 'Mer', 'former@north.example', 'INACTIVE' from clinic_chat_groups where id = $1
         returning id, client_id)
       insert into clinic_chat_group_users (client_id, clinic_chat_group_id, user_id)
       select client_id, $1, id from inactive`,
      group,
    );
    await add('keeper', group, 'helper');
    await remove('keeper', group, 'worker');
    await leave('keeper', group);
    expect(await scene.rows('select created_by_user_id from clinic_chat_groups')).toEqual([
      { created_by_user_id: scene.users.helper },
    ]);
  });
  test('can be deleted by its maker, but not by another member', async () => {
    const group = await scene.group('keeper', ['worker']);
    await scene.sayIn('keeper', group, 'One');
    const drop = (who: Talker) => scene.run(who, 'delete_chat_group', `id: "${group}"`);
    expect([await drop('worker'), await drop('other')]).toEqual(['no_permission', 'not_found']);
    expect(await drop('keeper')).toEqual({ id: group });
    expect([await messages('worker'), await scene.chats('worker')]).toEqual([[], []]);
    expect(await scene.sayIn('worker', group, 'Hi')).toBe('not_found');
  });
  test('offers its maker people to add, and flags those who are members already', async () => {
    const group = await scene.group('keeper', ['worker']);
    const offered = (await scene.read(
      'keeper',
      `chat_people(group_id: "${group}") { id already_member }`,
    )) as {
      id: string;
      already_member: boolean;
    }[];
    const flag = (name: Talker) => offered.find(({ id }) => id === scene.users[name])?.already_member;
    expect([flag('worker'), flag('helper'), flag('keeper')]).toEqual([true, false, undefined]);
    expect(await scene.read('worker', `chat_people(group_id: "${group}") { id }`)).toEqual([]);
  });
});

describe('messages of a group', () => {
  test('are stored once, mention members only, and are changed by their author only', async () => {
    const group = await scene.group('keeper', ['worker', 'helper']);
    const id = randomUUID();
    const mentions = `, mentioned_user_ids: ${scene.ids('helper', 'other', 'worker')}`;
    await scene.sayIn('worker', group, 'See this', mentions, id);
    await scene.sayIn('worker', group, 'See this', mentions, id);
    expect(await scene.rows('select position, mentioned_user_ids from clinic_chat_group_messages')).toEqual([
      { position: 1, mentioned_user_ids: [scene.users.helper] },
    ]);
    expect(await scene.chats('helper')).toMatchObject([{ unread: 1, mentions_me: true }]);
    expect(await scene.chats('keeper')).toMatchObject([{ unread: 1, mentions_me: false }]);
    expect(await scene.chats('worker')).toMatchObject([{ unread: 0 }]);
    const edit = (who: Talker, words: string) =>
      scene.run(who, 'edit_group_message', `id: "${id}", message: "${words}"`);
    expect([await edit('helper', 'x'), await edit('other', 'x'), await edit('worker', 'Better')]).toEqual([
      'no_permission',
      'not_found',
      { id },
    ]);
    expect(await scene.run('keeper', 'delete_group_message', `id: "${id}"`)).toBe('no_permission');
    expect(await scene.run('worker', 'delete_group_message', `id: "${id}"`)).toEqual({ id });
    expect(await messages('helper')).toEqual([{ message: '', position: 1 }]);
    expect(await scene.chats('helper')).toMatchObject([{ unread: 0, mentions_me: false }]);
  });

  /**
   * Sends the messages while the group is locked, and unlocks it when all of them wait for the lock.
   */
  async function whileLocked(group: string, sends: readonly (() => Promise<unknown>)[], change = '') {
    const holder = await scene.server.root.connect();
    try {
      await holder.query('begin');
      await holder.query('select from clinic_chat_groups where id = $1 for update', [group]);
      const sent = Promise.all(sends.map((send) => send()));
      await eventually(
        () =>
          scene.rows(
            "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%app.send_group_message%' and datname = current_database()",
          ),
        ({ length }) => length === sends.length,
      );
      if (change) await holder.query(change, [group, scene.users.worker]);
      await holder.query('commit');
      return await sent;
    } finally {
      holder.release();
    }
  }
  const events = () => scene.rows("select from outbox where event = 'group_chat'");

  test('sent at once are stored one after another without gaps, and each once', async () => {
    const group = await scene.group('keeper', ['worker', 'helper']);
    const before = (await events()).length;
    const [id, other] = [randomUUID(), randomUUID()];
    const send = (who: Talker, its: string) => () => scene.sayIn(who, group, 'At once', '', its);
    const sent = await whileLocked(group, [send('worker', id), send('worker', id), send('helper', other)]);
    expect(sent).toEqual([{ id }, { id }, { id: other }]);
    expect(await scene.rows('select position from clinic_chat_group_messages order by position')).toEqual([
      { position: 1 },
      { position: 2 },
    ]);
    expect(await events()).toHaveLength(before + 2);
  });

  test.each([
    [
      'who is removed',
      'delete from clinic_chat_group_users where clinic_chat_group_id = $1 and user_id = $2',
    ],
    [
      'whose group is deleted',
      'update clinic_chat_groups set deleted_at = now() where id = $1 and $2::uuid is not null',
    ],
  ])('are not stored for a sender %s while the message waits', async (_, change) => {
    const group = await scene.group('keeper', ['worker', 'helper']);
    const before = (await events()).length;
    const sent = await whileLocked(group, [() => scene.sayIn('worker', group, 'Too late')], change);
    expect(sent).toEqual(['not_found']);
    expect(await scene.rows('select position from clinic_chat_group_messages')).toEqual([]);
    expect(await scene.rows('select last_position from clinic_chat_groups where id = $1', group)).toEqual([
      { last_position: 0 },
    ]);
    expect(await events()).toHaveLength(before);
  });
});

describe('the chat bell', () => {
  const bell = async (who: Talker) =>
    (await scene.read(
      who,
      'chat_notifications(where: {active: {_eq: true}}, order_by: {created_at: desc}) { title body group_id }',
    )) as { title: string; body: string; group_id: string | null }[];
  const bodies = async (who: Talker) => (await bell(who)).map(({ body }) => body);
  const until = (who: Talker, expected: readonly string[]) =>
    eventually(
      () => bodies(who),
      (found) => JSON.stringify(found) === JSON.stringify(expected),
    );

  test('has one line for a conversation, with its newest unread message', async () => {
    await scene.say('worker', 'helper', 'One');
    const second = randomUUID();
    await scene.say('worker', 'helper', 'Two', '', second);
    await until('helper', ['Two']);
    expect(await bell('worker')).toEqual([]);
    await scene.run('worker', 'edit_chat_message', `id: "${second}", message: "Second"`);
    expect(await bodies('helper')).toEqual(['Second']);
    await scene.run('worker', 'delete_chat_message', `id: "${second}"`);
    expect(await bodies('helper')).toEqual(['One']);
    await scene.mark('helper', scene.with('worker'), 2);
    expect(await bodies('helper')).toEqual([]);
    // A job that is left would be retried, so there must be none.
    await eventually(
      () => scene.rows("select last_error from jobs.jobs where task_identifier = 'events'"),
      (left) => left.length === 0,
    );
    expect(await scene.rows("select count(*)::int from user_notifications where type like '%chat%'")).toEqual(
      [{ count: 0 }],
    );
  });
  test('rings for members who have not muted the group and for people who are mentioned, and says who added a member', async () => {
    const group = await scene.group('keeper', ['worker', 'helper']);
    const [{ display_name: keeper } = {}] = await scene.rows(
      'select display_name from users where id = $1',
      scene.users.keeper,
    );
    await until('helper', [`${keeper} added you to this group`]);
    await until('worker', [`${keeper} added you to this group`]);
    // Sending and deleting a message does not remove the worker's notification about the group.
    const hello = randomUUID();
    await scene.run('worker', 'mute_chat', `${scene.in(group)}, muted: true`, '{ affected_rows }');
    await scene.sayIn('keeper', group, 'Hello', '', hello);
    await until('helper', [`${keeper}: Hello`]);
    await scene.run('keeper', 'delete_group_message', `id: "${hello}"`);
    expect(await bell('helper')).toEqual([]);
    expect(await bodies('worker')).toEqual([`${keeper} added you to this group`]);
    await scene.run('worker', 'mute_chat', `${scene.in(group)}, muted: false`, '{ affected_rows }');
    await scene.run('helper', 'mute_chat', `${scene.in(group)}, muted: true`, '{ affected_rows }');
    await scene.sayIn('keeper', group, 'For all');
    await until('worker', [`${keeper}: For all`]);
    expect(await bell('helper')).toEqual([]);
    await scene.sayIn('keeper', group, 'For you', `, mentioned_user_ids: ${scene.ids('helper')}`);
    await until('helper', [`${keeper}: For you`]);
    await scene.mark('worker', scene.in(group), 3);
    expect(await bell('worker')).toEqual([]);
    await remove('keeper', group, 'worker');
    await until('worker', [`${keeper} took you out of this group`]);
    expect(await scene.mark('worker', scene.in(group), 0)).toEqual({ affected_rows: 1 });
    expect(await bell('worker')).toEqual([]);
  });
});
