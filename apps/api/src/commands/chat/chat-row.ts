import { type ChatMessageFacts, chatModule, chatPair, groupChatModule } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { rowKey } from '../row-key.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

export const idInput = z.uuid().toLowerCase();
/** Input that names a chat: the other person of a conversation, or a group. */
export const chatInput = { user_id: idInput.nullish(), clinic_chat_group_id: idInput.nullish() };

/** A conversation of two users as the caller sees it, locked until the transaction ends. */
export interface PairRow {
  readonly id: string;
  readonly last_position: number;
  /**
   * Whether the caller's id is the lower of the two. The row has separate columns for the lower and the
   * higher id.
   */
  readonly is_low: boolean;
  readonly other_user_id: string;
  readonly read_position: number;
  readonly delivered_position: number;
  /** Whether the other person has muted this conversation. */
  readonly muted_by_other: boolean;
}

/** Locks the conversation of the caller with another person; undefined if they have none. */
export async function lockPair({ db, actor }: At, other: string): Promise<PairRow | undefined> {
  const { low, high } = chatPair(actor.user_id, other);
  const is_low = low === actor.user_id;
  const [row] = await db.$queryRaw<PairRow[]>`
    select id, last_position, ${is_low}::boolean as is_low, ${other}::uuid as other_user_id,
      case when ${is_low} then low_read_position else high_read_position end as read_position,
      case when ${is_low} then low_delivered_position else high_delivered_position end as delivered_position,
      case when ${is_low} then high_muted else low_muted end as muted_by_other
    from user_chats
    where client_id = ${actor.client_id}::uuid and low_user_id = ${low}::uuid and high_user_id = ${high}::uuid
    for no key update`;
  return row;
}

export async function hasWrittenTo({ db, actor }: At, other: string): Promise<boolean> {
  const { low, high } = chatPair(actor.user_id, other);
  return (await db.user_chats.count({ where: { low_user_id: low, high_user_id: high } })) > 0;
}

/** Locks the conversation of the caller with another person, and creates it if they have none. */
export async function openPair(at: At, other: string): Promise<PairRow> {
  const known = await lockPair(at, other);
  if (known) return known;
  const { low, high } = chatPair(at.actor.user_id, other);
  await at.db.$executeRaw`insert into user_chats (client_id, low_user_id, high_user_id)
    values (${at.actor.client_id}::uuid, ${low}::uuid, ${high}::uuid) on conflict do nothing`;
  const made = await lockPair(at, other);
  if (!made) throw notFound();
  return made;
}

export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string | null;
  readonly created_by_user_id: string;
  readonly last_position: number;
  /** The members, sorted by the time at which they joined. */
  readonly members: readonly GroupMember[];
}
export interface GroupMember {
  readonly id: string;
  readonly user_id: string;
  readonly muted: boolean;
}

export interface MyGroup extends GroupRow {
  readonly me: GroupMember;
}

/** Locks a group. Its members and the positions of its messages change only under this lock. */
export async function lockGroup(at: At, id: string): Promise<GroupRow> {
  const { db, actor } = at;
  assertGroupChats(at);
  await db.$executeRaw`select from clinic_chat_groups
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid for no key update`;
  return readGroup(at, id);
}

function assertGroupChats({ actor }: At): void {
  if (!actor.grants.has(`package:${groupChatModule}`)) throw notFound();
}

async function readGroup({ db, actor }: At, id: string): Promise<GroupRow> {
  const [group] = await db.$queryRaw<GroupRow[]>`
    select g.id, g.name, g.clinic_id, g.created_by_user_id, g.last_position,
      (select coalesce(json_agg(json_build_object('id', u.id, 'user_id', u.user_id, 'muted', u.muted)
          order by u.created_at, u.user_id), '[]')
        from clinic_chat_group_users u where u.clinic_chat_group_id = g.id and u.client_id = g.client_id) as members
    from clinic_chat_groups g
    where g.id = ${id}::uuid and g.client_id = ${actor.client_id}::uuid and g.deleted_at is null`;
  if (!group) throw notFound();
  return group;
}

/** Locks a group that the caller is a member of. Any other group gives the same error as a missing one. */
export const lockMyGroup = async (at: At, id: string): Promise<MyGroup> =>
  asMember(at, await lockGroup(at, id));
/** Reads a group that the caller is a member of, without locking it. */
export async function readMyGroup(at: At, id: string): Promise<MyGroup> {
  assertGroupChats(at);
  return asMember(at, await readGroup(at, id));
}

function asMember({ actor }: At, group: GroupRow): MyGroup {
  const me = group.members.find(({ user_id }) => user_id === actor.user_id);
  if (!me) throw notFound();
  return { ...group, me };
}

interface Found extends ChatMessageFacts {
  readonly id: string;
}
export interface PairMessage extends Found {
  readonly pair: PairRow;
}
export interface GroupMessage extends Found {
  readonly mentioned_user_ids: readonly string[];
  readonly group: MyGroup;
}

/** Locks one of the caller's conversations of two people and reads one of its messages. */
export async function pairMessage(at: At, id: string): Promise<PairMessage> {
  const { db, actor } = at;
  if (!actor.grants.has(`package:${chatModule}`)) throw notFound();
  const key = { where: rowKey(actor, id) };
  const people = await db.user_chat_messages.findUnique({
    ...key,
    select: { sender_user_id: true, receiver_user_id: true },
  });
  const parties = [people?.sender_user_id, people?.receiver_user_id];
  // A missing message and one between other people run the same statement, so that their timing is the same.
  const other = parties.includes(actor.user_id) ? parties.find((one) => one !== actor.user_id) : undefined;
  const pair = await lockPair(at, other ?? actor.user_id);
  if (!pair) throw notFound();
  const message = await db.user_chat_messages.findUniqueOrThrow(key);
  return {
    id,
    author_id: message.sender_user_id,
    message_type: message.message_type,
    is_deleted: message.is_chat_deleted,
    pair,
  };
}

/** The nil UUID, which is no group's id. */
const nobodys = '00000000-0000-0000-0000-000000000000';

export async function groupMessage(at: At, id: string): Promise<GroupMessage> {
  const { db, actor } = at;
  const key = { where: rowKey(actor, id) };
  const found = await db.clinic_chat_group_messages.findUnique({
    ...key,
    select: { clinic_chat_group_id: true },
  });
  const group = await lockMyGroup(at, found?.clinic_chat_group_id ?? nobodys);
  const message = await db.clinic_chat_group_messages.findUniqueOrThrow(key);
  return {
    id,
    author_id: message.user_id,
    message_type: message.message_type,
    is_deleted: message.is_groupchat_deleted,
    mentioned_user_ids: message.mentioned_user_ids,
    group,
  };
}

/**
 * @returns The sender's positions after they send a message. If they had read everything before it, their own
 * message counts as read too; otherwise their earlier unread messages stay unread.
 */
export function ownMarks(pair: PairRow, position: number) {
  const read = pair.read_position === pair.last_position ? position : pair.read_position;
  const delivered = pair.delivered_position === pair.last_position ? position : pair.delivered_position;
  return pair.is_low
    ? { low_read_position: read, low_delivered_position: delivered }
    : { high_read_position: read, high_delivered_position: delivered };
}
