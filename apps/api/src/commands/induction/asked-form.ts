import { type AskedFile, type AskedForm, fileIdsOf } from '@operatory/domain';
import { z } from 'zod';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import type { FormRow, QuestionRow } from './form-row.ts';

const files = z.array(z.object({ file_id: z.string(), name: z.string(), sha256: z.string() }));
const kept = z.object({
  name: z.string(),
  description: z.string().nullable(),
  files,
  questions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hint: z.string().nullable(),
      type: z.string(),
      options: z.array(z.string()),
      files,
    }),
  ),
});

/**
 * @returns The questions that were stored with the answers. If any are missing, the person must submit again,
 * because a signature would not prove what was asked.
 */
export function askedFormOf(asked: unknown): AskedForm {
  const form = kept.safeParse(asked);
  if (!form.success) throw refused('induction_submit_again');
  return form.data;
}

type Run = Pick<CommandContext, 'db' | 'actor' | 'hashFiles'>;

export async function askedForm(
  run: Run,
  form: FormRow,
  questions: readonly QuestionRow[],
): Promise<AskedForm> {
  const own = fileIdsOf(form.form_attachment, form.attachments);
  const all = await shownFiles(run, [
    ...own,
    ...questions.flatMap(({ input_attachment }) => fileIdsOf(input_attachment)),
  ]);
  const filesOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const file = all.get(id);
      if (!file) throw refused('induction_form_file_lost');
      return file;
    });
  return {
    name: form.name,
    description: form.description,
    files: filesOf(own),
    questions: questions.map(({ id, name, hint, type, options, input_attachment }) => ({
      id,
      name,
      hint,
      type,
      options,
      files: filesOf(fileIdsOf(input_attachment)),
    })),
  };
}

/**
 * Returns each file's name and SHA-256. The SHA-256 is stored at first use, because a file's bytes never
 * change and hashing a film for every person would be slow.
 */
async function shownFiles(
  { db, actor, hashFiles }: Run,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedFile>> {
  if (ids.length === 0) return new Map();
  const known = await db.$queryRaw<AskedFile[]>`
    select id as file_id, name, checksum as sha256 from files
    where client_id = ${actor.client_id}::uuid and id = any(${[...ids]}::uuid[]) and checksum is not null`;
  const found = new Map(known.map((file) => [file.file_id, file]));
  const hashed = await hashFiles([...new Set(ids)].filter((id) => !found.has(id)));
  for (const [id, file] of hashed) found.set(id, { file_id: id, ...file });
  return found;
}
