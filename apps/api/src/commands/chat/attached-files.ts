import { messageTypeOf } from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';

export const attachmentsInput = z
  .array(z.object({ file_id: z.uuid() }))
  .max(50)
  .default([]);
type Attachments = z.output<typeof attachmentsInput>;

/**
 * Allows this transaction to attach the files, each of at most `maxBytes`. @returns the type of a message
 * with these files. @throws Refusal if a file is larger
 */
export async function allowAttachments(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  attachments: Attachments,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ReturnType<typeof messageTypeOf>> {
  if (attachments.length === 0) return 'TEXT';
  await allowAttaching(db, actor);
  const files = await db.files.findMany({
    where: { client_id: actor.client_id, id: { in: attachments.map(({ file_id }) => file_id) } },
    select: { file_type: true, size: true },
  });
  assertRule(
    files.every(({ size }) => size <= maxBytes),
    'order_file_too_large',
  );
  return messageTypeOf(files);
}
