import { Scoped, type Tx } from '@operatory/db';
import type { AppContext, SignedIn } from '../context/context.ts';
import { filesNamedIn } from './files-named-in.ts';
import { readableFiles } from './may-read.ts';

const readable = new Scoped<readonly string[]>();

/**
 * Runs a write that attaches files to rows. The writer may attach their own uploads and all files that they
 * can read (app.may_attach checks this).
 */
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

/** Settings for a transaction within `writingFiles`: the files that the writer can read. */
export function fileSettings(): Readonly<Record<string, string>> {
  const ids = readable.value;
  return ids ? { 'app.readable_files': `{${ids.join(',')}}` } : {};
}

/** Makes these settings in a command's transaction, in which a trigger checks who may attach the files. */
export async function allowAttaching(db: Tx, { user_id }: Pick<SignedIn, 'user_id'>): Promise<void> {
  for (const [name, value] of Object.entries({ 'app.writer': user_id, ...fileSettings() }))
    await db.$executeRaw`select set_config(${name}, ${value}, true)`;
}
