import {
  mayDeleteChatMessage,
  mayEditChatMessage,
  maySend,
  mentionsOf,
  messageFileBytes,
} from '@operatory/domain';
import { z } from 'zod';
import { settleGroupBells } from '../../notifications/chat-bells.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { attach, attachmentsInput } from './attached-files.ts';
import { wordsInput } from './chat-messages.ts';
import { type GroupRow, groupMessage, idInput, lockMyGroup, moveOwnMarks, touchGroup } from './chat-row.ts';

const mentionsInput = z.array(idInput).max(500).default([]);
const membersOf = ({ members }: GroupRow): ReadonlySet<string> =>
  new Set(members.map(({ user_id }) => user_id));

/** Rings the chat bell of these members. */
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
  input: z.object({
    id: idInput,
    clinic_chat_group_id: idInput,
    message: wordsInput.default(''),
    attachments: attachmentsInput,
    mentioned_user_ids: mentionsInput,
    reply_to_id: idInput.nullish(),
  }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const { id, clinic_chat_group_id, message, attachments, mentioned_user_ids, reply_to_id = null } = input;
    requireOk(maySend(message, attachments.length));
    const group = await lockMyGroup(run, clinic_chat_group_id);
    const sent = await db.clinic_chat_group_messages.findUnique({ where: rowKey(actor, id) });
    if (sent) {
      assertRule(sent.user_id === actor.user_id && sent.clinic_chat_group_id === group.id, 'chat_id_taken');
      return { id };
    }
    if (reply_to_id) {
      const replied = await db.clinic_chat_group_messages.count({
        where: { id: reply_to_id, clinic_chat_group_id: group.id },
      });
      assertRule(replied === 1, 'chat_reply_gone');
    }
    const mentioned = mentionsOf(mentioned_user_ids, membersOf(group), actor.user_id);
    const message_type = await attach(run, attachments, messageFileBytes);
    const position = group.last_position + 1;
    await db.clinic_chat_group_messages.create({
      data: {
        id,
        client_id: actor.client_id,
        clinic_chat_group_id: group.id,
        position,
        reply_to_id,
        user_id: actor.user_id,
        message,
        message_type,
        supporting_attachments: attachments.map(({ file_id }) => ({ file_id })),
        mentioned_user_ids: [...mentioned],
      },
      select: { id: true },
    });
    await db.clinic_chat_groups.update({
      where: rowKey(actor, group.id),
      data: { last_position: position, last_message_at: now },
    });
    await moveOwnMarks(run, group);
    // A mention reaches those who have muted the group, too.
    const notified = group.members
      .filter(({ user_id, muted }) => user_id !== actor.user_id && (!muted || mentioned.includes(user_id)))
      .map(({ user_id }) => user_id);
    tell(run, group, notified);
    return { id };
  },
});

export const editGroupMessage = defineCommand({
  name: 'edit_group_message',
  description: 'Edits the words of the caller’s own message in a group, and whom it mentions.',
  input: z.object({ id: idInput, message: wordsInput, mentioned_user_ids: mentionsInput }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const message = await groupMessage(run, input.id);
    const { group } = message;
    requireOk(mayEditChatMessage(message, actor.user_id, input.message));
    const mentioned = mentionsOf(input.mentioned_user_ids, membersOf(group), actor.user_id);
    await db.clinic_chat_group_messages.update({
      where: rowKey(actor, message.id),
      data: {
        message: input.message,
        mentioned_user_ids: [...mentioned],
        edited_at: now,
      },
    });
    await touchGroup(run, group);
    await settleGroupBells(run, group.id, null);
    tell(
      run,
      group,
      mentioned.filter((id) => !message.mentioned_user_ids.includes(id)),
    );
    return { id: message.id };
  },
});

export const deleteGroupMessage = defineCommand({
  name: 'delete_group_message',
  description:
    'Deletes the words, files and mentions of the caller’s own message in a group; an empty line stays in its place.',
  input: z.object({ id: idInput }),
  returns: 'clinic_chat_group_messages',
  async run(run) {
    const { db, actor, input } = run;
    const message = await groupMessage(run, input.id);
    requireOk(mayDeleteChatMessage(message, actor.user_id));
    await db.clinic_chat_group_messages.update({
      where: rowKey(actor, message.id),
      data: { message: '', supporting_attachments: [], mentioned_user_ids: [], is_groupchat_deleted: true },
    });
    await touchGroup(run, message.group);
    await settleGroupBells(run, message.group.id, null);
    return { id: message.id };
  },
});
