import { messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import type { FileReference } from '../files/upload.ts';
import { runOperation } from '../graphql/operation.ts';

const query =
  'mutation ($object: library_files_insert_input!) { kept: insert_library_files_one(object: $object) { id } }';
/** Characters of a name in the library at most. */
const nameLength = 100;

/** Asked before the file is read: what may not be kept is not stored either. @throws HttpError */
export function assertLibrary(who: SignedIn): void {
  if (!who.grants.has('library:ADD')) throw new HttpError(403, 'no_permission', messages.no_permission);
}

/** `saveToLibrary`: an uploaded file under its own name, as its uploader could put it there themselves. */
export async function keepInLibrary(
  context: AppContext,
  who: SignedIn,
  { file_id, name }: FileReference,
): Promise<void> {
  const object = { name: [...name].slice(0, nameLength).join(''), file: { file_id } };
  await runOperation(context, { query, variables: { object } }, who);
}
