import { type Client, createClient } from 'graphql-ws';
import { connection } from './connection.ts';
import { accessToken, markTokenRefused, refresh } from './token.ts';

const maxPauseMs = 15_000;
/**
 * Milliseconds between pings. A token is renewed when it has a minute left, so one of the three pings
 * before it expires carries the new one.
 */
const keepAlive = 20_000;
/** Close codes that mean that the token or the session is no longer valid. */
const unauthorised = new Set([4401, 4403]);

const meListeners = new Set<() => void>();

/**
 * Calls the listener when the server reports that the session's rights have changed, or that its clock was
 * set.
 */
export function onMeChanged(listener: () => void): void {
  meListeners.add(listener);
}

let current: Client | undefined;

/** The one socket for all live queries, opened when first needed. */
export function socket(): Client {
  current ??= open();
  return current;
}

/** Ends every live query, for example on sign-out, so that the next person gets a new socket. */
export function closeSocket(): void {
  // Disposing of a client that is still connecting rejects with its CloseEvent, which can be ignored.
  void Promise.resolve(current?.dispose()).catch(() => undefined);
  current = undefined;
}

function open(): Client {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let line: WebSocket | undefined;
  let sent: string | undefined;
  /** The server closes a socket when its token expires, unless a ping has carried a fresh one. */
  const sendFreshToken = async () => {
    const asked = line;
    const token = await accessToken();
    if (!token || token === sent || !asked || asked !== line || asked.readyState !== asked.OPEN) return;
    sent = token;
    asked.send(JSON.stringify({ type: 'ping', payload: { authorization: `Bearer ${token}` } }));
  };
  return createClient({
    url: `${scheme}://${location.host}/v1/graphql`,
    lazy: false,
    keepAlive,
    connectionParams: async () => {
      const token = await accessToken();
      sent = token;
      return token ? { headers: { Authorization: `Bearer ${token}` }, authorization: `Bearer ${token}` } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // Any failure is retried; by default, only a CloseEvent is.
    shouldRetry: () => true,
    // `closed` below handles every end of the connection; the default would log the CloseEvent as an error.
    onNonLazyError: () => undefined,
    retryWait: (attempt) =>
      new Promise((resolve) => {
        const pause = Math.min(maxPauseMs, 500 * 2 ** attempt);
        setTimeout(resolve, pause / 2 + Math.random() * (pause / 2));
      }),
    on: {
      connected: (opened) => {
        line = opened as WebSocket;
        connection.set('online');
      },
      ping: (received, payload) => {
        if (!received) void sendFreshToken();
        if (received && (payload?.rights_changed || payload?.clock_changed))
          for (const listener of meListeners) listener();
      },
      closed: (event) => {
        line = undefined;
        const code = (event as CloseEvent).code;
        if (unauthorised.has(code)) {
          // With a slow device clock, the expired token would still appear valid and be sent again.
          markTokenRefused();
          void refresh();
        } else if (code !== 1000 && code !== 4499) connection.set('reconnecting');
      },
    },
  });
}
