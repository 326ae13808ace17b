import { Scoped, type Tx } from '@operatory/db';
import type { AppContext, SignedIn } from '../context/context.ts';
import { filesNamedIn } from './files-named-in.ts';
import { readableFiles } from './may-read.ts';

const readable = new Scoped<readonly string[]>();

/** Writes what names files: those of them that the writer reads may be hung on rows, beside what they staged (app.may_attach). */
export async function writingFiles<T>(
  app: Pick<AppContext, 'pools' | 'engine'>,
  who: SignedIn,
  values: unknown,
  write: () => Promise<T>,
): Promise<T> {
  const named = [...filesNamedIn(values)];
  if (named.length === 0) return write();
  const files = await readableFiles(app, who, named);
  return readable.run(
    files.map(({ id }) => id),
    write,
  );
}

/** Settings that the write's transaction needs within `writingFiles`. */
export function fileSettings(): Readonly<Record<string, string>> {
  const ids = readable.value;
  return ids ? { 'app.readable_files': `{${ids.join(',')}}` } : {};
}

/** Says it in a command's transaction: the trigger asks whose the files are that are hung on a row. */
export async function mayAttach(db: Tx, { user_id }: Pick<SignedIn, 'user_id'>): Promise<void> {
  for (const [name, value] of Object.entries({ 'app.writer': user_id, ...fileSettings() }))
    await db.$executeRaw`select set_config(${name}, ${value}, true)`;
}
