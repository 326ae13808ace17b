import { messageFileBytes, messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { isDirectory } from '../files/directories.ts';
import { type FileReference, fileBytes, type Incoming, storeUpload } from '../files/upload.ts';
import { assertLibrary, keepInLibrary } from './save-to-library.ts';

/** What is to become of a file. */
export interface Wish {
  readonly directory: string;
  readonly isPublic: boolean;
  /** In the library as well. */
  readonly isKept: boolean;
}

export const notUploaded = () => new HttpError(400, 'invalid', messages.file_not_uploaded);

/** Where suppliers put what goes with their messages, and nowhere else. */
const suppliersDirectory = 'order_chat_messages';

/** Bytes of one file of the caller's at most. */
export const bytesOf = ({ supplier }: SignedIn): number => (supplier ? messageFileBytes : fileBytes);

/** Asked before anything is read: what may not be there is not stored either. @throws HttpError */
export function assertUploadTarget(who: SignedIn, { directory, isKept }: Wish): void {
  if (!isDirectory(directory) || (who.supplier && directory !== suppliersDirectory)) throw notUploaded();
  if (isKept) assertLibrary(who);
}

/** Stores a file where it is wished, as far as the caller may. */
export async function take(
  context: AppContext,
  who: SignedIn,
  incoming: Incoming,
  { directory, isPublic, isKept }: Wish,
): Promise<FileReference> {
  const mayPublish = directory === 'clients' && who.grants.has('my Practice:EDIT');
  const file = await storeUpload(context, who, incoming, { directory, isPublic: isPublic && mayPublish });
  if (isKept) await keepInLibrary(context, who, file);
  return file;
}
