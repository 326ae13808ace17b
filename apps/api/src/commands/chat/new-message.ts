import { messageCharacters, messageFileBytes } from '@operatory/domain';
import { z } from 'zod';
import type { CommandRun } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { allowAttachments, attachmentsInput } from './attached-files.ts';
import { idInput } from './chat-row.ts';

export const wordsInput = z
  .string()
  .max(messageCharacters)
  .transform((text) => text.trim());

export const messageInput = z.object({
  id: idInput,
  message: wordsInput.default(''),
  attachments: attachmentsInput,
  reply_to_id: idInput.nullish(),
});

/**
 * @returns The columns that messages to a person and to a group share. Undefined if this message was already
 * sent.
 */
export async function newMessage(
  run: CommandRun<z.output<typeof messageInput>>,
  chatId: string,
  find: (id: string) => Promise<{ readonly author_id: string; readonly chat_id: string } | null>,
) {
  const { actor, input } = run;
  const { id, message, attachments, reply_to_id = null } = input;
  const sent = await find(id);
  if (sent) {
    assertRule(sent.author_id === actor.user_id && sent.chat_id === chatId, 'chat_id_taken');
    return undefined;
  }
  if (reply_to_id) assertRule((await find(reply_to_id))?.chat_id === chatId, 'chat_reply_gone');
  return {
    reply_to_id,
    message,
    message_type: await allowAttachments(run, attachments, messageFileBytes),
    supporting_attachments: attachments.map(({ file_id }) => ({ file_id })),
  };
}
