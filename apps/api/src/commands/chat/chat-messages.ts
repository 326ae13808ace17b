import { chatModule, mayDeleteChatMessage, mayEditChatMessage, maySend, mayWriteTo } from '@operatory/domain';
import { z } from 'zod';
import { settlePairBells } from '../../notifications/chat-bells.ts';
import { granteesIn } from '../../rights/grantees.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { viewerOf } from '../viewer.ts';
import { idInput, openPair, ownMarks, type PairMessage, pairMessage } from './chat-row.ts';
import { messageInput, newMessage, wordsInput } from './new-message.ts';

export const sendChatMessage = defineCommand({
  name: 'send_chat_message',
  description:
    'Sends a message to a person, with or without files. The sender chooses its `id`: the same id is sent once.',
  input: messageInput.extend({ receiver_user_id: idInput }),
  returns: 'user_chat_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const { id, receiver_user_id } = input;
    requireOk(maySend(input.message, input.attachments.length));
    const people = await granteesIn(db, actor.client_id, [receiver_user_id]);
    requireOk(mayWriteTo(viewerOf(actor), receiver_user_id, people.get(receiver_user_id)));
    const pair = await openPair(run, receiver_user_id);
    const message = await newMessage(run, pair.id, async (each) => {
      const found = await db.user_chat_messages.findUnique({ where: rowKey(actor, each) });
      return found && { author_id: found.sender_user_id, chat_id: found.user_chat_id };
    });
    if (!message) return { id };
    const position = pair.last_position + 1;
    const { client_id, user_id: sender_user_id } = actor;
    await db.user_chat_messages.create({
      data: { ...message, id, client_id, user_chat_id: pair.id, position, sender_user_id, receiver_user_id },
      select: { id: true },
    });
    await db.user_chats.update({
      where: rowKey(actor, pair.id),
      data: { last_position: position, last_message_at: now, ...ownMarks(pair, position) },
    });
    if (!pair.muted_by_other)
      run.emit({
        name: 'chat',
        entityId: pair.id,
        clinicId: null,
        payload: { user_ids: [receiver_user_id], sender_user_id: actor.user_id },
      });
    return { id };
  },
});

/**
 * Changes a message. The conversation's row is touched too, because live lists of conversations watch only
 * that row.
 */
async function change(
  run: CommandContext,
  { id, pair }: PairMessage,
  data: Parameters<CommandContext['db']['user_chat_messages']['update']>[0]['data'],
) {
  const { db, actor, now } = run;
  await db.user_chat_messages.update({ where: rowKey(actor, id), data });
  await db.user_chats.update({ where: rowKey(actor, pair.id), data: { updated_at: now } });
  await settlePairBells(run, pair.id, pair.other_user_id);
  return { id };
}

export const editChatMessage = defineCommand({
  name: 'edit_chat_message',
  description: 'Edits the words of the caller’s own message.',
  input: z.object({ id: idInput, message: wordsInput }),
  returns: 'user_chat_messages',
  async run(run) {
    const { actor, now, input } = run;
    const message = await pairMessage(run, input.id);
    assertRule(actor.grants.has(`${chatModule}:VIEW`), 'no_permission');
    requireOk(mayEditChatMessage(message, actor.user_id, input.message));
    return change(run, message, { message: input.message, edited_at: now });
  },
});

export const deleteChatMessage = defineCommand({
  name: 'delete_chat_message',
  description: 'Deletes the words and files of the caller’s own message; an empty line stays in its place.',
  input: z.object({ id: idInput }),
  returns: 'user_chat_messages',
  async run(run) {
    const message = await pairMessage(run, run.input.id);
    requireOk(mayDeleteChatMessage(message, run.actor.user_id));
    return change(run, message, { message: '', supporting_attachments: [], is_chat_deleted: true });
  },
});
