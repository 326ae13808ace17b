import { chatModule, groupChatModule, markAt } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { dropGroupBell, settleGroupBells, settlePairBells } from '../../notifications/chat-bells.ts';
import type { CommandRun } from '../define.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { chatInput, lockMyGroup, lockPair } from './chat-row.ts';

const markInput = z.object({ ...chatInput, position: z.int().min(0) });
type Marks = CommandRun<z.output<typeof markInput>>;

async function markPair(run: Marks, other: string, isRead: boolean): Promise<number> {
  const { db, actor, now, input } = run;
  if (!actor.grants.has(`package:${chatModule}`)) throw notFound();
  const pair = await lockPair(run, other);
  if (!pair) throw notFound();
  const delivered = markAt(input.position, pair.delivered_position, pair.last_position);
  const read = isRead ? markAt(input.position, pair.read_position, pair.last_position) : pair.read_position;
  if (delivered === pair.delivered_position && read === pair.read_position) return 0;
  await db.user_chats.update({
    where: rowKey(actor, pair.id),
    data: pair.is_low
      ? { low_read_position: read, low_delivered_position: delivered }
      : { high_read_position: read, high_delivered_position: delivered },
  });
  const received = { client_id: actor.client_id, user_chat_id: pair.id, receiver_user_id: actor.user_id };
  await db.user_chat_messages.updateMany({
    where: { ...received, position: { gt: pair.delivered_position, lte: delivered }, delivered_at: null },
    data: { delivered_at: now, message_status: 'DELIVERED' },
  });
  if (read > pair.read_position)
    await db.user_chat_messages.updateMany({
      where: { ...received, position: { gt: pair.read_position, lte: read }, read_at: null },
      data: { read_at: now, message_status: 'READ' },
    });
  if (isRead) await settlePairBells(run, pair.id, other);
  return 1;
}

async function markGroup(run: Marks, id: string, isRead: boolean): Promise<number> {
  const { db, actor, now, input } = run;
  if (!actor.grants.has(`package:${groupChatModule}`)) throw notFound();
  // Only the member's own row is locked, so that readers do not wait for each other.
  const [me] = await db.$queryRaw<
    { id: string; read_position: number; delivered_position: number; last_position: number }[]
  >`
    select u.id, u.read_position, u.delivered_position, g.last_position
    from clinic_chat_group_users u
      join clinic_chat_groups g on g.id = u.clinic_chat_group_id and g.client_id = u.client_id and g.deleted_at is null
    where u.clinic_chat_group_id = ${id}::uuid and u.client_id = ${actor.client_id}::uuid and u.user_id = ${actor.user_id}::uuid
    for no key update of u`;
  if (!me) {
    // Users who were removed from a group can still dismiss its notification.
    if (isRead && (await dropGroupBell(run, id))) return 1;
    throw notFound();
  }
  const delivered = markAt(input.position, me.delivered_position, me.last_position);
  const read = isRead ? markAt(input.position, me.read_position, me.last_position) : me.read_position;
  const isMoved = delivered > me.delivered_position || read > me.read_position;
  if (isMoved)
    await db.clinic_chat_group_users.update({
      where: rowKey(actor, me.id),
      data: {
        delivered_position: delivered,
        ...(read > me.read_position ? { read_position: read, last_read_at: now } : {}),
      },
    });
  // The bell may also contain a notification that the user was added to the group, even if no message is
  // unread.
  if (isRead) await settleGroupBells(run, id, actor.user_id);
  return isMoved ? 1 : 0;
}

const mark = (isRead: boolean) => async (run: Marks) => {
  const { user_id, clinic_chat_group_id } = run.input;
  assertRule(Boolean(user_id) !== Boolean(clinic_chat_group_id), 'fill_valid_details');
  const affected_rows = user_id
    ? await markPair(run, user_id, isRead)
    : await markGroup(run, clinic_chat_group_id ?? '', isRead);
  return { affected_rows };
};

export const markChatDelivered = defineCommand({
  name: 'mark_chat_delivered',
  description:
    'Marks the messages of a person or group up to a position as delivered to the caller. A mark never moves back.',
  input: markInput,
  returns: null,
  run: mark(false),
});

export const markChatRead = defineCommand({
  name: 'mark_chat_read',
  description:
    'Marks the messages of a person or group up to a position as read by the caller. A mark never moves back.',
  input: markInput,
  returns: null,
  run: mark(true),
});

export const muteChat = defineCommand({
  name: 'mute_chat',
  description: 'Mutes the chat with a person or group for the caller, or unmutes it.',
  input: z.object({ ...chatInput, muted: z.boolean() }),
  returns: null,
  async run(run) {
    const { db, actor, input } = run;
    const { user_id, clinic_chat_group_id, muted } = input;
    assertRule(Boolean(user_id) !== Boolean(clinic_chat_group_id), 'fill_valid_details');
    if (user_id) {
      const pair = await lockPair(run, user_id);
      if (!pair) throw notFound();
      await db.user_chats.update({
        where: rowKey(actor, pair.id),
        data: pair.is_low ? { low_muted: muted } : { high_muted: muted },
      });
    } else {
      const { me } = await lockMyGroup(run, clinic_chat_group_id ?? '');
      await db.clinic_chat_group_users.update({ where: rowKey(actor, me.id), data: { muted } });
    }
    return { affected_rows: 1 };
  },
});
