import { accessToken } from '#data/token.ts';

export interface UploadResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** The server refused the file; the message can be shown to the user. */
export class UploadRefused extends Error {}

/**
 * Sends a request as the signed-in user. It uses XMLHttpRequest, because `fetch` cannot report upload
 * progress. Rejects if there is no response.
 */
export async function send(
  method: string,
  address: string,
  {
    body = null,
    headers = {},
    signal,
    onProgress,
  }: {
    body?: XMLHttpRequestBodyInit | null;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    onProgress?: (sent: number, all: number) => void;
  } = {},
): Promise<UploadResponse> {
  const token = await accessToken();
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('No answer'));
    request.open(method, address);
    request.setRequestHeader('x-operatory', '1');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded, event.total);
    request.onabort = fail;
    request.onerror = fail;
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
