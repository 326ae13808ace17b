import { messageOf } from '@operatory/domain';
import { authorisedFetch } from '#session/authorised-fetch.ts';

/** A file as rows refer to it. */
export interface FileReference {
  readonly file_id: string;
  readonly directory: string;
  readonly isPublic: boolean;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: string;
}

/** Sends a picture to a directory of the library. Throws an Error with the sentence to show. */
export async function uploadPicture(
  picture: File,
  directory: string,
  { isPublic = false }: { isPublic?: boolean } = {},
): Promise<FileReference> {
  const body = new FormData();
  // Fields before the file: the server reads the stream in order.
  body.append('directory', directory);
  body.append('fileType', 'IMAGE');
  body.append('saveToLibrary', 'false');
  body.append('file', picture, picture.name);
  const response = await authorisedFetch(`/api/v1/file-upload/upload-s3${isPublic ? '?isPublic=true' : ''}`, {
    method: 'POST',
    headers: { 'x-operatory': '1' },
    body,
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as
    | (FileReference & { readonly message?: string })
    | null;
  if (!response?.ok || !answer?.file_id) throw new Error(answer?.message ?? messageOf('file_not_uploaded'));
  const { message: _, ...file } = answer;
  return file;
}
