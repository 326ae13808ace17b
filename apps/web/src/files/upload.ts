import { messageOf } from '@operatory/domain';
import { accessToken } from '#session/token.ts';
import { fileTypeOf } from './file-kinds.ts';
import type { FileReference } from './file-reference.ts';

export interface Upload {
  readonly done: Promise<FileReference>;
  readonly cancel: () => void;
}

/** Thrown by `Upload.done` when the person cancelled. */
export class UploadCancelled extends Error {}

/**
 * Sends one file to the library; `onProgress` gets 0 to 1. XMLHttpRequest, since fetch cannot tell
 * how much of a body has gone. Fails with the sentence to show.
 */
export function upload(
  file: File,
  directory: string,
  onProgress: (part: number) => void,
  { isPublic = false }: { isPublic?: boolean } = {},
): Upload {
  const request = new XMLHttpRequest();
  const done = (async () => {
    const token = await accessToken();
    const body = new FormData();
    // Fields before the file: the server reads the stream in order.
    body.append('directory', directory);
    body.append('fileType', fileTypeOf(file.name));
    body.append('saveToLibrary', 'false');
    body.append('file', file, file.name);
    return new Promise<FileReference>((resolve, reject) => {
      request.open('POST', `/api/v1/file-upload/upload-s3${isPublic ? '?isPublic=true' : ''}`);
      request.setRequestHeader('x-operatory', '1');
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
      request.onabort = () => reject(new UploadCancelled());
      request.onerror = () => reject(new Error(messageOf('file_not_uploaded')));
      request.onload = () => {
        const answer = parse(request.responseText);
        if (request.status < 300 && typeof answer.file_id === 'string')
          resolve(answer as unknown as FileReference);
        else reject(new Error(typeof answer.message === 'string' ? answer.message : messageOf('file_error')));
      };
      request.send(body);
    });
  })();
  return { done, cancel: () => request.abort() };
}

/** The answer's file reference, whether it stands alone, in `file` or in `data`. */
function parse(text: string): Record<string, unknown> {
  try {
    const answer = JSON.parse(text) as Record<string, unknown>;
    const inner = answer.file ?? answer.data;
    return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : answer;
  } catch {
    return {};
  }
}
