import { messageOf } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { isSupplier } from '#data/token.ts';
import { fileTypeOf } from './file-kinds.ts';
import { send, UploadRefused, type UploadResponse } from './send.ts';
import { pieceBytes, type Resumption, sendInPieces } from './send-in-pieces.ts';

export interface Upload {
  readonly done: Promise<FileReference>;
  readonly cancel: () => void;
}

/** The error of `Upload.done` if the user cancelled. */
export class UploadCancelled extends Error {}

export interface UploadTarget {
  readonly directory: string;
  readonly isPublic?: boolean;
  readonly saveToLibrary?: boolean;
}

/**
 * Sends one file. `onProgress` gets values from 0 to 1. A large file of staff is sent in pieces, and
 * `resumption` lets an interrupted upload continue. Rejects with an error whose message can be shown.
 */
export function upload(
  file: File,
  place: UploadTarget,
  onProgress: (part: number) => void,
  resumption: Resumption = {},
): Upload {
  const stop = new AbortController();
  const done = (async () => {
    try {
      const answer =
        file.size > pieceBytes && !isSupplier()
          ? await sendInPieces(file, place, { ask: send, onProgress, signal: stop.signal, resumption })
          : await sendWhole(file, place, onProgress, stop.signal);
      return fileOf(answer);
    } catch (error) {
      if (stop.signal.aborted) throw new UploadCancelled();
      throw error instanceof UploadRefused ? error : new Error(messageOf('file_not_uploaded'));
    }
  })();
  return { done, cancel: () => stop.abort() };
}

async function sendWhole(
  file: File,
  { directory, isPublic = false, saveToLibrary = false }: UploadTarget,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadResponse> {
  const body = new FormData();
  // The file comes last, because the server reads the form as a stream and needs the other fields first.
  body.append('directory', directory);
  body.append('fileType', fileTypeOf(file.name));
  body.append('saveToLibrary', String(saveToLibrary));
  body.append('file', file, file.name);
  const address = `/api/v1/file-upload/upload-s3${isPublic ? '?isPublic=true' : ''}`;
  return send('POST', address, { body, signal, onProgress: (sent, all) => onProgress(sent / all) });
}

export async function uploadFrom(
  url: string,
  { directory, isPublic, saveToLibrary }: UploadTarget,
): Promise<FileReference> {
  const body = JSON.stringify({ url, directory, saveToLibrary: saveToLibrary ?? false });
  const address = `/api/v1/file-upload/upload-url-s3${isPublic ? '?isPublic=true' : ''}`;
  const answer = await send('POST', address, { body, headers: { 'content-type': 'application/json' } }).catch(
    () => {
      throw new Error(messageOf('file_not_uploaded'));
    },
  );
  return fileOf(answer);
}

/** The file in a response. Throws an error with the server's message if the response contains no file. */
function fileOf({ status, text }: UploadResponse): FileReference {
  const answer = parsed(text);
  if (status >= 300 || typeof answer.file_id !== 'string')
    throw new UploadRefused(typeof answer.message === 'string' ? answer.message : messageOf('file_error'));
  const { message: _, ...file } = answer;
  return file as unknown as FileReference;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
