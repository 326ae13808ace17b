import { mayDeleteChatMessage, mayEditChatMessage, maySend, mentionsOf } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { settleGroupBells } from '../../notifications/chat-bells.ts';
import { type CommandContext, type CommandRun, defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { type GroupMessage, type GroupRow, groupMessage, idInput, readMyGroup } from './chat-row.ts';
import { messageInput, newMessage, wordsInput } from './new-message.ts';

const mentionsInput = z.array(idInput).max(500).default([]);
/** @returns The mentioned people who are members of the group, except the caller. */
const mentionedIn = (
  { actor, input }: Pick<CommandRun<{ readonly mentioned_user_ids: readonly string[] }>, 'actor' | 'input'>,
  { members }: GroupRow,
) => [...mentionsOf(input.mentioned_user_ids, new Set(members.map(({ user_id }) => user_id)), actor.user_id)];

/** Notifies these members by the chat bell. */
function tell(
  { emit, actor }: Pick<CommandRun<unknown>, 'emit' | 'actor'>,
  { id, name }: GroupRow,
  user_ids: readonly string[],
): void {
  if (user_ids.length > 0)
    emit({
      name: 'group_chat',
      entityId: id,
      clinicId: null,
      payload: { user_ids, sender_user_id: actor.user_id, group_name: name },
    });
}

export const sendGroupMessage = defineCommand({
  name: 'send_group_message',
  description:
    'Sends a message to a group, with or without files and mentions of its members. The sender chooses its `id`: the same id is sent once.',
  input: messageInput.extend({ clinic_chat_group_id: idInput, mentioned_user_ids: mentionsInput }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const { id, clinic_chat_group_id } = input;
    requireOk(maySend(input.message, input.attachments.length));
    // The group is read without a lock first, because many people write to a large group at the same time.
    const group = await readMyGroup(run, clinic_chat_group_id);
    const message = await newMessage(run, group.id, async (each) => {
      const found = await db.clinic_chat_group_messages.findUnique({ where: rowKey(actor, each) });
      return found && { author_id: found.user_id, chat_id: found.clinic_chat_group_id };
    });
    if (!message) return { id };
    const mentioned = mentionedIn(run, group);
    const files = JSON.stringify(message.supporting_attachments);
    run.last(async () => {
      const [stored] = await db.$queryRaw<{ position: number | null }[]>`select app.send_group_message(
        ${id}::uuid, ${actor.client_id}::uuid, ${group.id}::uuid, ${actor.user_id}::uuid, ${message.message}::text,
        ${message.message_type}::message_type, ${files}::jsonb, ${mentioned}::uuid[], ${message.reply_to_id}::uuid,
        ${now}::timestamptz) as position`;
      if (!stored?.position) throw notFound();
    });
    // A mention also notifies members who muted the group.
    const notified = group.members
      .filter(({ user_id, muted }) => user_id !== actor.user_id && (!muted || mentioned.includes(user_id)))
      .map(({ user_id }) => user_id);
    tell(run, group, notified);
    return { id };
  },
});

/**
 * Changes a message. The group's row is touched too, because live lists of conversations watch only that row.
 */
async function change(
  run: CommandContext,
  { id, group }: GroupMessage,
  data: Parameters<CommandContext['db']['clinic_chat_group_messages']['update']>[0]['data'],
) {
  const { db, actor, now } = run;
  await db.clinic_chat_group_messages.update({ where: rowKey(actor, id), data });
  await db.clinic_chat_groups.update({ where: rowKey(actor, group.id), data: { updated_at: now } });
  await settleGroupBells(run, group.id, null);
  return { id };
}

export const editGroupMessage = defineCommand({
  name: 'edit_group_message',
  description: 'Edits the words of the caller’s own message in a group, and whom it mentions.',
  input: z.object({ id: idInput, message: wordsInput, mentioned_user_ids: mentionsInput }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const { actor, now, input } = run;
    const message = await groupMessage(run, input.id);
    const { group } = message;
    requireOk(mayEditChatMessage(message, actor.user_id, input.message));
    const mentioned = mentionedIn(run, group);
    const edited = { message: input.message, mentioned_user_ids: mentioned, edited_at: now };
    const changed = await change(run, message, edited);
    const added = mentioned.filter((id) => !message.mentioned_user_ids.includes(id));
    tell(run, group, added);
    return changed;
  },
});

export const deleteGroupMessage = defineCommand({
  name: 'delete_group_message',
  description:
    'Deletes the words, files and mentions of the caller’s own message in a group; an empty line stays in its place.',
  input: z.object({ id: idInput }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const message = await groupMessage(run, run.input.id);
    requireOk(mayDeleteChatMessage(message, run.actor.user_id));
    const emptied = { message: '', supporting_attachments: [], mentioned_user_ids: [] };
    return change(run, message, { ...emptied, is_groupchat_deleted: true });
  },
});
