import { messageFileBytes, messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { isDirectory } from '../files/directories.ts';
import { type FileReference, fileBytes, type IncomingFile, storeUpload } from '../files/upload.ts';
import { addToLibrary, assertLibrary } from './save-to-library.ts';

export interface UploadRequest {
  readonly directory: string;
  readonly isPublic: boolean;
  /** Whether the file is also added to the library. */
  readonly isKept: boolean;
}

export const notUploaded = () => new HttpError(400, 'invalid', messages.file_not_uploaded);

/** Suppliers upload only attachments of their messages. */
const suppliersDirectory = 'order_chat_messages';

/** @returns The largest size of a file of the caller, in bytes. */
export const bytesOf = ({ supplier }: SignedIn): number => (supplier ? messageFileBytes : fileBytes);

/**
 * Refuses a forbidden upload. It is called before anything is read, so that the file is not stored. @throws
 * HttpError
 */
export function assertUploadTarget(who: SignedIn, { directory, isKept }: UploadRequest): void {
  if (!isDirectory(directory) || (who.supplier && directory !== suppliersDirectory)) throw notUploaded();
  if (isKept) assertLibrary(who);
}

/** A file becomes public only if the caller may publish it. */
export async function storeRequestedUpload(
  context: AppContext,
  who: SignedIn,
  incoming: IncomingFile,
  { directory, isPublic, isKept }: UploadRequest,
): Promise<FileReference> {
  const mayPublish = directory === 'clients' && who.grants.has('my Practice:EDIT');
  const file = await storeUpload(context, who, incoming, { directory, isPublic: isPublic && mayPublish });
  if (isKept) await addToLibrary(context, who, file);
  return file;
}
