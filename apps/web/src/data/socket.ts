import { type Client, createClient } from 'graphql-ws';
import { connection } from './connection.ts';
import { accessToken, distrustToken, refresh } from './token.ts';

const longestPause = 15_000;
/** A token is renewed when it has a minute left, so one of three keep-alive pings before its end brings the new one. */
const keepAlive = 20_000;
/** The server closes with these when the token or the session is no longer good. */
const unauthorised = new Set([4401, 4403]);

const meListeners = new Set<() => void>();

/** Called when the server says that the session's rights have changed, or its clock was set. */
export function onMeChanged(listener: () => void): void {
  meListeners.add(listener);
}

let current: Client | undefined;

/** One socket for all live queries, from the first need of it until it is closed. */
export function socket(): Client {
  current ??= open();
  return current;
}

/** Ends every live query, e.g. on sign-out, so that the next person gets a socket of their own. */
export function closeSocket(): void {
  // Closed while it is still connecting, it rejects with its CloseEvent, which concerns nobody any more.
  void Promise.resolve(current?.dispose()).catch(() => undefined);
  current = undefined;
}

function open(): Client {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let line: WebSocket | undefined;
  let sent: string | undefined;
  /** The server ends a socket with its token, unless a fresh one comes over it in a ping. */
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
    // The specification logs out when the socket fails to start; a flaky line only waits (screens.md, 4).
    shouldRetry: () => true,
    // `closed` below answers for every end of the connection; the default would print the CloseEvent as an error.
    onNonLazyError: () => undefined,
    retryWait: (attempt) =>
      new Promise((resolve) => {
        const pause = Math.min(longestPause, 500 * 2 ** attempt);
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
          // By a clock that is behind, the ended token would still be good, and be sent again.
          distrustToken();
          void refresh();
        } else if (code !== 1000 && code !== 4499) connection.set('reconnecting');
      },
    },
  });
}
