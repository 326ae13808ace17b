import { messageCharacters, messageFileBytes } from '@operatory/domain';
import { z } from 'zod';
import type { CommandRun } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { attach, attachmentsInput } from './attached-files.ts';
import { idInput } from './chat-row.ts';

export const wordsInput = z
  .string()
  .max(messageCharacters)
  .transform((text) => text.trim());

/** What a message consists of, to a person or to a group. */
export const messageInput = z.object({
  id: idInput,
  message: wordsInput.default(''),
  attachments: attachmentsInput,
  reply_to_id: idInput.nullish(),
});

/** The columns that messages of both kinds of conversations have; undefined if the message was sent before. */
export async function newMessage(
  run: CommandRun<z.output<typeof messageInput>>,
  chat: { readonly id: string; readonly last_position: number },
  find: (id: string) => Promise<{ readonly author_id: string; readonly chat_id: string } | null>,
) {
  const { actor, input } = run;
  const { id, message, attachments, reply_to_id = null } = input;
  const sent = await find(id);
  if (sent) {
    assertRule(sent.author_id === actor.user_id && sent.chat_id === chat.id, 'chat_id_taken');
    return undefined;
  }
  if (reply_to_id) assertRule((await find(reply_to_id))?.chat_id === chat.id, 'chat_reply_gone');
  return {
    id,
    client_id: actor.client_id,
    position: chat.last_position + 1,
    reply_to_id,
    message,
    message_type: await attach(run, attachments, messageFileBytes),
    supporting_attachments: attachments.map(({ file_id }) => ({ file_id })),
  };
}
