import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Engine } from '../src/engine-contract.ts';
import { EngineError } from '../src/errors.ts';
import { ordinaryLimits } from '../src/standalone/limits.ts';
import { SocketConversation } from '../src/standalone/socket-conversation.ts';
import { type Dialect, legacyDialect, transport } from '../src/standalone/socket-dialects.ts';
import { type SocketOptions, serveSockets } from '../src/standalone/sockets.ts';

/**
 * Messages on one socket must never close another, and no socket may stay open after its token has expired.
 * No database is needed.
 */
const server = createServer();
let closeSockets = () => {};
let signIn: SocketOptions['signIn'];
const logged: unknown[] = [];
const engine = {
  plan: () => ({ operation: 'subscription' }),
  live: { subscribe: () => ({ close() {}, drained() {} }) },
} as unknown as Engine;
const options: SocketOptions = {
  engine: () => engine,
  signIn: (headers) => signIn(headers),
  isPublic: true,
  log: (error) => logged.push(error),
  limits: ordinaryLimits,
};
const session = { role: 'admin', variables: {}, grants: new Set<string>() };
beforeAll(async () => {
  closeSockets = serveSockets(server, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  closeSockets();
  await new Promise((resolve) => server.close(resolve));
});

/** The code and reason with which the server closes a socket after these messages. */
async function closing(protocol: string, ...messages: readonly unknown[]) {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, protocol);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  for (const message of messages) socket.send(JSON.stringify(message));
  return closed;
}
const init = { type: 'connection_init' };
const long = '日'.repeat(60);
const subscribe = { type: 'subscribe', id: long, payload: { query: 'subscription { things { id } }' } };

test.each([
  ['signed in', async () => session],
  ['still signing in', () => new Promise<never>(() => {})],
])('a duplicate operation id of 3-byte letters closes the socket of a client that is %s', async (_, by) => {
  signIn = by;
  expect(await closing('graphql-transport-ws', init, subscribe, subscribe)).toEqual({
    code: 4409,
    reason: `Subscriber for ${'日'.repeat(20)} already exists`,
  });
});

test.each(['graphql-transport-ws', 'graphql-ws'])(
  'a long error message is shortened to fit the reason for closing a socket of %s',
  async (protocol) => {
    signIn = async () => {
      throw new EngineError('access-denied', long);
    };
    expect(await closing(protocol, init)).toEqual({ code: 4403, reason: '日'.repeat(41) });
  },
);

test('an unexpected error at sign-in closes the socket and is logged', async () => {
  signIn = () => {
    throw new Error('unforeseen');
  };
  expect(await closing('graphql-transport-ws', init)).toEqual({ code: 1006, reason: '' });
  expect(logged).toEqual([new Error('unforeseen')]);
});

describe('token expiry', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const day = 24 * 60 * 60 * 1000;
  /** A socket with fake timers: a function that signs in, and the recorded calls of `close`. */
  function conversation(dialect: Dialect) {
    vi.useFakeTimers();
    const closed: unknown[] = [];
    const close = (...how: readonly unknown[]) => closed.push(how);
    const socket = Object.assign(new EventEmitter(), {
      readyState: WebSocket.OPEN as number,
      send() {},
      close,
    });
    new SocketConversation(socket as unknown as WebSocket, dialect, {}, options);
    const signsIn = (expiresAt?: number) => {
      signIn = async () => ({ ...session, expiresAt });
      socket.emit('message', JSON.stringify(init));
      return vi.advanceTimersByTimeAsync(0);
    };
    return { socket, closed, signsIn };
  }
  const expired = [[4403, 'Could not verify JWT: JWTExpired']];

  test('a socket closes when its first token expires, even if a later sign-in allows more time', async () => {
    const { closed, signsIn } = conversation(legacyDialect);
    await signsIn(Date.now() + 60_000);
    await signsIn(Date.now() + 2 * 60_000);
    await signsIn();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(closed).toEqual(expired);
  });

  test('a socket that closes during sign-in leaves no timer behind', async () => {
    const { socket, signsIn } = conversation(legacyDialect);
    const signed = signsIn(Date.now() + day);
    socket.readyState = WebSocket.CLOSED;
    socket.emit('close');
    await signed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a socket closes when its token expires even if the token was valid for 90 days', async () => {
    const { closed, signsIn } = conversation(transport);
    await signsIn(Date.now() + 90 * day);
    await vi.advanceTimersByTimeAsync(89 * day);
    expect(closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(day);
    expect(closed).toEqual(expired);
  });
});
