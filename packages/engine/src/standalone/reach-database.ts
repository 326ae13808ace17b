import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '../errors.ts';
import { Connection } from '../run/connection.ts';
import { openSocket } from '../run/open-socket.ts';

const AGAIN_MS = 500;
const GIVE_UP_MS = 5_000;
/** After these network errors the database may still become reachable. */
const away = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE)/;
/** These PostgreSQL errors mean that it is starting up, shutting down or out of connections. */
const busy = /^(57P|53|08)/;

/**
 * The database may start after the engine, so the engine waits for it and reports each new reason. @throws
 * the database's error when it rejects the connection, for example for the password, the database name or
 * TLS
 */
export async function reachDatabase(
  connectionString: string,
  say: (why: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let lastReason = ''; ; ) {
    try {
      const opened = await openSocket({ connectionString, connectionTimeoutMillis: GIVE_UP_MS });
      return new Connection(opened, () => {}).close();
    } catch (error) {
      if (!isAway(error)) throw error;
      const why = failureText(error);
      if (why !== lastReason) say(why);
      lastReason = why;
    }
    await wait(AGAIN_MS, undefined, { signal });
  }
}

/**
 * Whether a retry may succeed: the database cannot be reached, is starting up, is shutting down or is out
 * of connections.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof EngineError) return error.code === 'unavailable';
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code === undefined ? /timeout|terminated/i.test(message ?? '') : away.test(code) || busy.test(code);
}

/** If several addresses were tried, the text is the error of the first, in one line. */
export function failureText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return failureText(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  const hint = isOutdated(error) ? ' (the database has changed since the start: start the engine again)' : '';
  return text.replaceAll(/\s*\n\s*/g, ' ') + hint;
}

/** A table, column or function that existed at startup may be missing after a migration. */
const isOutdated = (error: unknown) =>
  /^(42P01|42703|42883)$/.test((error as { readonly code?: string } | null)?.code ?? '');
