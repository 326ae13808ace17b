import { randomUUID } from 'node:crypto';
import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const { users, clinics } = north;
const [one, two] = [users.worker, users.helper].sort();

/** Chats of earlier races are deleted, because a race must not count their messages. */
async function clear({ sql }: Arena): Promise<void> {
  for (const table of [
    'chat_notifications',
    'chat_typing',
    'user_chat_messages',
    'user_chats',
    'clinic_chat_group_messages',
    'clinic_chat_group_users',
  ])
    await sql(`delete from ${table} where client_id = $1`, [north.client]);
}

/** @returns The id of a new group with the keeper and these members. */
async function group({ sql }: Arena, ...members: readonly string[]): Promise<string> {
  const [row] = await sql(
    'insert into clinic_chat_groups (client_id, clinic_id, name, created_by_user_id) values ($1, $2, $3, $4) returning id',
    [north.client, clinics.one, `Group ${randomUUID()}`, users.keeper],
  );
  for (const user of [users.keeper, ...members])
    await sql(
      'insert into clinic_chat_group_users (client_id, clinic_chat_group_id, user_id) values ($1, $2, $3)',
      [north.client, row?.id, user],
    );
  return String(row?.id);
}

/**
 * @returns How many messages have their place in the order as their position: all, if no position is missing
 * or used twice.
 */
const inOrder = ({ count }: Arena, table: string, chat: string) =>
  count(
    `select count(*) from (select position = row_number() over (order by position) as fits from ${table} where ${chat}) m where fits`,
  );
const members = ({ count }: Arena, id: string) =>
  count('select count(*) from clinic_chat_group_users where clinic_chat_group_id = $1', [id]);

/** Odd requests are sent by the worker, even ones by the helper. */
const byBoth = (n: number, { worker, helper }: Cast) => (n % 2 ? worker : helper);

export const chatRaces: Readonly<Record<string, PrepareRace | string>> = {
  async send_chat_message(arena, cast) {
    await clear(arena);
    const ids = Array.from({ length: rivals }, () => randomUUID());
    return {
      call: (n) => ({
        by: byBoth(n, cast),
        values: { id: ids[n], receiver_user_id: n % 2 ? users.helper : users.worker, message: `${n}` },
      }),
      winners: rivals,
      done: () => inOrder(arena, 'user_chat_messages', `client_id = '${north.client}'`),
      all: rivals,
    };
  },
  async send_group_message(arena, cast) {
    await clear(arena);
    const id = await group(arena, users.worker, users.helper);
    const ids = Array.from({ length: rivals }, () => randomUUID());
    return {
      call: (n) => ({
        by: byBoth(n, cast),
        values: { id: ids[n], clinic_chat_group_id: id, message: `${n}` },
      }),
      winners: rivals,
      done: () => inOrder(arena, 'clinic_chat_group_messages', `clinic_chat_group_id = '${id}'`),
      all: rivals,
    };
  },
  async mark_chat_read(arena, { helper: by }) {
    await clear(arena);
    await arena.sql(
      'insert into user_chats (client_id, low_user_id, high_user_id, last_position) values ($1, $2, $3, $4)',
      [north.client, one, two, rivals],
    );
    const mine = one === users.helper ? 'low_read_position' : 'high_read_position';
    return {
      call: (n) => ({ by, values: { user_id: users.worker, position: rivals - n } }),
      done: () => arena.count(`select ${mine} from user_chats where client_id = $1`, [north.client]),
      all: rivals,
      once: rivals,
    };
  },
  async add_group_users(arena, { keeper: by }) {
    await clear(arena);
    const id = await group(arena);
    return {
      call: () => ({ by, values: { id, user_ids: [users.worker, users.helper] } }),
      winners: 1,
      losers: 'User already Exist',
      done: () => members(arena, id),
      all: 3,
      once: 3,
    };
  },
  async remove_group_users(arena, { keeper: by }) {
    await clear(arena);
    const id = await group(arena, users.worker, users.helper);
    return {
      call: () => ({ by, values: { id, user_ids: [users.worker] } }),
      winners: 1,
      losers: 'This person is no longer in the group',
      done: () => members(arena, id),
      all: 2,
      once: 2,
    };
  },
  /**
   * The worker leaves while the keeper adds the helper. Afterwards the keeper and the helper are members,
   * each once.
   */
  async leave_chat_group(arena, cast) {
    await clear(arena);
    const id = await group(arena, users.worker);
    return {
      call: (n) =>
        n % 2
          ? { by: cast.worker, values: { id } }
          : { by: cast.keeper, command: 'add_group_users', values: { id, user_ids: [users.helper] } },
      winners: 2,
      done: () => members(arena, id),
      all: 2,
      once: 3,
    };
  },
  create_chat_group: 'each call creates its own group',
  edit_chat_message: 'the last edit is kept',
  delete_chat_message: 'the first call deletes the message, and the others do not find it',
  edit_group_message: 'the last edit is kept',
  delete_group_message: 'the first call deletes the message, and the others do not find it',
  mark_chat_delivered: 'works like mark_chat_read',
  mute_chat: 'the last value is kept',
  set_chat_typing: 'the last value is kept',
  update_chat_windows: 'the last value is kept',
  async delete_chat_group(arena, { keeper: by }) {
    await clear(arena);
    const id = await group(arena, users.worker);
    return {
      call: () => ({ by, values: { id } }),
      winners: 1,
      losers: 'Not found',
      done: () =>
        arena.count('select count(*) from clinic_chat_groups where id = $1 and deleted_at is not null', [id]),
      all: 1,
    };
  },
};
