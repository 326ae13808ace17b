import { CombinedError } from 'urql';
import { authorisedFetch } from '#data/authorised-fetch.ts';

export const batchSize = 100;
/** Milliseconds to wait before each retry of a request without an answer. */
const pauses = [1_000, 2_000, 5_000, 10_000];

interface Outcome {
  readonly added: number;
  readonly refused: readonly { readonly index: number; readonly code: string; readonly message: string }[];
}

/** The error for a request that the server refused as a whole; a retry would not help. */
export class ImportStopped extends Error {}

/** The refusal of a row as a GraphQL error, so that it gets the same message as in a form. */
export const importRefusal = ({ code, message }: { code: string; message: string }): CombinedError =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, path: '$' } }] });

/**
 * Adds rows exactly once: if the connection breaks or the server is unavailable, it sends them again with
 * the same key until there is an answer. Resolves with the number of added rows, and the refusals with the
 * indexes of their rows. Rejects with ImportStopped, or with the signal's reason.
 */
export async function sendRows(
  { table, key, rows }: { table: string; key: string; rows: readonly object[] },
  signal: AbortSignal,
  onWait: (waiting: boolean) => void = () => {},
): Promise<Outcome> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    const answer = await ask({ table, key, rows });
    if (answer !== null) {
      onWait(false);
      return answer;
    }
    onWait(true);
    await pauseBeforeRetry(attempt, signal);
  }
}

/**
 * Resolves with null if it is unknown whether the rows were added, or if the server has not started the
 * request.
 */
async function ask(body: object): Promise<Outcome | null> {
  let response: Response;
  try {
    response = await authorisedFetch('/api/v1/utils/import-rows', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operatory': '1' },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Outcome;
  } catch {
    return null;
  }
  if (response.status >= 500 || response.status === 429) return null;
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw new ImportStopped(refusal.message ?? '');
}

/** Waits before a request is sent again: longer each time, but no longer than until the browser is online. */
export const pauseBeforeRetry = (attempt: number, signal: AbortSignal): Promise<void> =>
  pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0, signal);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
