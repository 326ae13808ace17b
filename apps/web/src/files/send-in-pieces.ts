import type { send, UploadResponse } from './send.ts';
import type { UploadTarget } from './upload.ts';

/** The number of bytes in a piece; the last piece of a file can be smaller. */
export const pieceBytes = 2 * 1024 * 1024;
/**
 * Milliseconds to wait after each of several interruptions without progress; after one more, the upload
 * fails.
 */
const waits = [500, 1_000, 2_000, 4_000, 8_000];

/** The state that an interrupted upload needs in order to continue. */
export interface Resumption {
  location?: string;
}

/**
 * Sends a file in pieces, by the IETF's draft for resumable uploads. Resolves with the response to the last
 * request. After an interruption or a server error, it asks how much has arrived and sends the rest.
 */
export async function sendInPieces(
  file: File,
  place: UploadTarget,
  {
    ask,
    onProgress,
    signal,
    resumption,
    wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }: {
    ask: typeof send;
    onProgress: (part: number) => void;
    signal: AbortSignal;
    resumption: Resumption;
    wait?: (milliseconds: number) => Promise<unknown>;
  },
): Promise<UploadResponse> {
  let breaks = 0;
  /** The number of bytes that have arrived; null if it is unknown and the server must be asked. */
  let offset: number | null = null;
  const giveUp = () => {
    if (resumption.location) void ask('DELETE', resumption.location).catch(() => {});
    delete resumption.location;
  };
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      try {
        const location = resumption.location;
        if (location === undefined) {
          const begun = await ask('POST', addressOf(place), { headers: headersOf(file), signal });
          if (begun.status !== 201) return begun;
          resumption.location = begun.header('location') ?? '';
          offset = 0;
          continue;
        }
        if (offset === null) {
          const there = await ask('HEAD', location, { signal });
          if (there.status >= 500) throw new Error('No answer');
          // If the server no longer has the upload, the file is sent from the start.
          if (there.status >= 400) delete resumption.location;
          else if (there.header('upload-complete') === '?1') return await ask('GET', location, { signal });
          else offset = Number(there.header('upload-offset'));
          continue;
        }
        const from: number = offset;
        const to = Math.min(from + pieceBytes, file.size);
        const answer = await ask('PATCH', location, {
          body: file.slice(from, to),
          headers: {
            'content-type': 'application/partial-upload',
            'upload-offset': String(from),
            'upload-complete': to === file.size ? '?1' : '?0',
          },
          signal,
          onProgress: (sent) => onProgress((from + sent) / file.size),
        });
        if (answer.status >= 500 || answer.status === 409) throw new Error('No answer');
        if (answer.status !== 204) return answer;
        offset = Number(answer.header('upload-offset'));
        breaks = 0;
      } catch (error) {
        signal.throwIfAborted();
        const pause = waits[breaks++];
        if (pause === undefined) throw error;
        offset = null;
        await wait(pause);
      }
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

const addressOf = ({ directory, isPublic, saveToLibrary }: UploadTarget): string => {
  const query = new URLSearchParams({
    directory,
    ...(isPublic ? { isPublic: 'true' } : {}),
    ...(saveToLibrary ? { saveToLibrary: 'true' } : {}),
  });
  return `/api/v1/file-upload/uploads?${query}`;
};
const headersOf = ({ name, type, size }: File): Readonly<Record<string, string>> => ({
  'content-type': type || 'application/octet-stream',
  // `encodeURIComponent` leaves some characters that the header does not permit, so these are escaped as
  // well.
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
  'upload-length': String(size),
  'upload-complete': '?0',
});
