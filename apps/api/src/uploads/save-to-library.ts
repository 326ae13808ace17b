import { messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import type { FileReference } from '../files/upload.ts';
import { runOperation } from '../graphql/operation.ts';

const query =
  'mutation ($object: library_files_insert_input!) { kept: insert_library_files_one(object: $object) { id } }';
/** The longest name in the library, in characters. */
const nameLength = 100;

/**
 * Refuses users who may not add to the library. It is called before the file is read, so that a forbidden one
 * is not stored. @throws HttpError
 */
export function assertLibrary(who: SignedIn): void {
  if (!who.grants.has('library:ADD')) throw new HttpError(403, 'no_permission', messages.no_permission);
}

/** Adds an uploaded file to the library under its own name, with the uploader's rights. */
export async function addToLibrary(
  context: AppContext,
  who: SignedIn,
  { file_id, name }: FileReference,
): Promise<void> {
  const object = { name: [...name].slice(0, nameLength).join(''), file: { file_id } };
  await runOperation(context, { query, variables: { object } }, who);
}
