import { isJsonObject } from '@operatory/engine';
import { filesNamedIn } from '../../files/files-named-in.ts';
import { allowAttaching } from '../../files/named-files.ts';
import type { CommandContext } from '../define.ts';

/** The client's copies of files that a platform's row refers to. Files missing from storage are left out. */
export interface CopiedMedia {
  readonly one: (file: unknown) => { file_id: string } | undefined;
  readonly list: (files: unknown) => { file_id: string }[];
}

/** Copies the files, so that later changes by the platform do not affect the client. */
export async function copyMedia(
  { db, actor, copyMasterFiles }: Pick<CommandContext, 'db' | 'actor' | 'copyMasterFiles'>,
  rows: unknown,
): Promise<CopiedMedia> {
  const copies = await copyMasterFiles([...filesNamedIn(rows)]);
  if (copies.size > 0) await allowAttaching(db, actor);
  const one = (file: unknown) => {
    const id = isJsonObject(file) && typeof file['file_id'] === 'string' ? file['file_id'] : null;
    const copy = id === null ? undefined : copies.get(id.toLowerCase());
    return copy === undefined ? undefined : { file_id: copy };
  };
  return { one, list: (files) => (Array.isArray(files) ? files.flatMap((file) => one(file) ?? []) : []) };
}
