import {
  chatModule,
  mayDeleteChatMessage,
  mayEditChatMessage,
  maySend,
  mayWriteTo,
  messageCharacters,
  messageFileBytes,
} from '@operatory/domain';
import { z } from 'zod';
import { settlePairBells } from '../../notifications/chat-bells.ts';
import { granteesIn } from '../../rights/grantees.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { viewerOf } from '../viewer.ts';
import { attach, attachmentsInput } from './attached-files.ts';
import { idInput, openPair, ownMarks, pairMessage, touchPair } from './chat-row.ts';

export const wordsInput = z
  .string()
  .max(messageCharacters)
  .transform((text) => text.trim());

export const sendChatMessage = defineCommand({
  name: 'send_chat_message',
  description:
    'Sends a message to a person, with or without files. The sender chooses its `id`: the same id is sent once.',
  input: z.object({
    id: idInput,
    receiver_user_id: idInput,
    message: wordsInput.default(''),
    attachments: attachmentsInput,
    reply_to_id: idInput.nullish(),
  }),
  returns: 'user_chat_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const { id, receiver_user_id, message, attachments, reply_to_id = null } = input;
    requireOk(maySend(message, attachments.length));
    const people = await granteesIn(db, actor.client_id, [receiver_user_id]);
    requireOk(mayWriteTo(viewerOf(actor), receiver_user_id, people.get(receiver_user_id)));
    const pair = await openPair(run, receiver_user_id);
    const sent = await db.user_chat_messages.findUnique({ where: rowKey(actor, id) });
    if (sent) {
      assertRule(sent.sender_user_id === actor.user_id && sent.user_chat_id === pair.id, 'chat_id_taken');
      return { id };
    }
    if (reply_to_id) {
      const replied = await db.user_chat_messages.count({
        where: { id: reply_to_id, user_chat_id: pair.id },
      });
      assertRule(replied === 1, 'chat_reply_gone');
    }
    const message_type = await attach(run, attachments, messageFileBytes);
    const position = pair.last_position + 1;
    await db.user_chat_messages.create({
      data: {
        id,
        client_id: actor.client_id,
        user_chat_id: pair.id,
        position,
        reply_to_id,
        sender_user_id: actor.user_id,
        receiver_user_id,
        message,
        message_type,
        supporting_attachments: attachments.map(({ file_id }) => ({ file_id })),
      },
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

export const editChatMessage = defineCommand({
  name: 'edit_chat_message',
  description: 'Edits the words of the caller’s own message.',
  input: z.object({ id: idInput, message: wordsInput }),
  returns: 'user_chat_messages',
  async run(run) {
    const { db, actor, now, input } = run;
    const message = await pairMessage(run, input.id);
    assertRule(actor.grants.has(`${chatModule}:VIEW`), 'no_permission');
    requireOk(mayEditChatMessage(message, actor.user_id, input.message));
    await db.user_chat_messages.update({
      where: rowKey(actor, message.id),
      data: { message: input.message, edited_at: now },
    });
    await touchPair(run, message.pair);
    await settlePairBells(run, message.pair.id, message.pair.other_user_id);
    return { id: message.id };
  },
});

export const deleteChatMessage = defineCommand({
  name: 'delete_chat_message',
  description: 'Deletes the words and files of the caller’s own message; an empty line stays in its place.',
  input: z.object({ id: idInput }),
  returns: 'user_chat_messages',
  async run(run) {
    const { db, actor, input } = run;
    const message = await pairMessage(run, input.id);
    requireOk(mayDeleteChatMessage(message, actor.user_id));
    await db.user_chat_messages.update({
      where: rowKey(actor, message.id),
      data: { message: '', supporting_attachments: [], is_chat_deleted: true },
    });
    await touchPair(run, message.pair);
    await settlePairBells(run, message.pair.id, message.pair.other_user_id);
    return { id: message.id };
  },
});
