import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { AppContext } from '../src/context/context.ts';
import { HttpError } from '../src/errors/http-error.ts';
import { SocketConnection } from '../src/graphql/socket-connection.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closed: readonly [number, string] | null = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(code: number, reason: string): void {
    this.closed ??= [code, reason];
    this.readyState = 2;
  }
  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

const minute = 60_000;
const tokenLasts = 15 * minute;
/** The session of each token, and its time of issue in milliseconds after the test's start. */
const tokens: Readonly<Record<string, { readonly session: string; readonly issued: number }>> = {
  first: { session: 'mine', issued: 0 },
  fresh: { session: 'mine', issued: 14 * minute },
  other: { session: 'theirs', issued: 14 * minute },
};
let start: number;
let isDatabaseAway: boolean;
let socket: FakeSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  start = Date.now();
  isDatabaseAway = false;
  socket = new FakeSocket();
  const app = {
    auth: {
      async authenticateToken(token: string) {
        if (isDatabaseAway) throw new Error('no database');
        const said = tokens[token];
        if (!said) throw new HttpError(401, 'invalid-jwt', 'Please Login');
        return { who: { session_id: said.session }, expiresAt: start + said.issued + tokenLasts };
      },
    },
    log: { error: vi.fn() },
  };
  new SocketConnection(
    socket as unknown as WebSocket,
    app as unknown as AppContext,
    'north.localhost',
    () => {},
    () => {},
  );
  await say('connection_init', 'first');
  expect(socket.sent).toEqual(['{"type":"connection_ack"}']);
});
afterEach(() => vi.useRealTimers());

async function say(type: string, token?: string): Promise<void> {
  const payload = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  socket.emit('message', JSON.stringify({ type, payload }), false);
  await vi.advanceTimersByTimeAsync(0);
}
const until = (milliseconds: number) => vi.advanceTimersByTimeAsync(start + milliseconds - Date.now());

test('a socket is closed when its token expires, with the code 4403', async () => {
  await until(tokenLasts - 1);
  expect(socket.closed).toBeNull();
  await until(tokenLasts);
  expect(socket.closed).toEqual([4403, 'Token expired']);
});

test('a ping without a token does not extend the life of the socket', async () => {
  await until(14 * minute);
  await say('ping');
  expect(socket.sent.at(-1)).toBe('{"type":"pong"}');
  await until(tokenLasts);
  expect(socket.closed).toEqual([4403, 'Token expired']);
});

test('a ping with a fresh token keeps the socket open until the fresh token expires', async () => {
  await until(14 * minute);
  await say('ping', 'fresh');
  expect(socket.sent.at(-1)).toBe('{"type":"pong"}');
  await until(29 * minute - 1);
  expect(socket.closed).toBeNull();
  await until(29 * minute);
  expect(socket.closed).toEqual([4403, 'Token expired']);
});

test('an older token that arrives after a fresh one does not shorten the life of the socket', async () => {
  await until(14 * minute);
  await say('ping', 'fresh');
  await say('ping', 'first');
  await until(29 * minute - 1);
  expect(socket.closed).toBeNull();
});

test.each(['other', 'forged'])(
  'a ping with the token of another session, or a forged one, closes the socket: %s',
  async (token) => {
    await say('ping', token);
    expect(socket.closed).toEqual([4403, 'Please Login']);
  },
);

test('a fresh token that could not be checked leaves the expiry of the first one', async () => {
  isDatabaseAway = true;
  await say('ping', 'fresh');
  expect(socket.closed).toBeNull();
  await until(tokenLasts);
  expect(socket.closed).toEqual([4403, 'Token expired']);
});

test('a closed socket keeps no timer for its token', () => {
  socket.terminate();
  expect(vi.getTimerCount()).toBe(0);
});
