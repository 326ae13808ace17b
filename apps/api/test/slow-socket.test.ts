import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { LiveSink } from '@operatory/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { AppContext } from '../src/context/context.ts';
import { limits } from '../src/graphql/limits.ts';
import { SocketConnection } from '../src/graphql/socket-connection.ts';

/** The peer of this socket reads only when `read` is called. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  terminated = false;
  private written: (() => void)[] = [];
  readonly sent: (string | Buffer)[] = [];
  send(data: string | Buffer, how?: object | (() => void)): void {
    this.bufferedAmount += data.length;
    this.sent.push(data);
    if (typeof how === 'function') this.written.push(how as () => void);
  }
  read(): void {
    this.bufferedAmount = 0;
    for (const done of this.written.splice(0)) done();
  }
  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

const maxLagMs = 10_000;
const live = { drained: vi.fn(), close: vi.fn(), regrant: vi.fn() };
const opening = [
  { type: 'connection_init', payload: { authorization: 'Bearer x' } },
  { type: 'subscribe', id: 'a', payload: { query: 'subscription { tasks { id } }' } },
];
let app: Readonly<Record<string, object>>;
let socket: StuckSocket;
let sink: LiveSink;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket = new StuckSocket();
  app = {
    auth: { authenticateToken: async () => ({ who: {}, expiresAt: Date.now() + 15 * 60_000 }) },
    engine: {
      plan: () => ({ operation: 'subscription' }),
      live: {
        subscribe(_request: unknown, _who: unknown, given: LiveSink) {
          sink = given;
          return live;
        },
      },
    },
    log: { error: vi.fn() },
    env: { GRAPHQL_LIMITS: { operations: 100, socketLagMilliseconds: maxLagMs } },
  };
  new SocketConnection(
    socket as unknown as WebSocket,
    app as unknown as AppContext,
    'north.localhost',
    () => {},
    () => {},
  );
  for (const message of opening) {
    socket.emit('message', JSON.stringify(message), false);
    await vi.advanceTimersByTimeAsync(0);
  }
});
afterEach(() => vi.useRealTimers());

const answer = Buffer.alloc(limits.socketBusyBytes + 1, 'x');

test('a subscription is busy while the peer does not read, and continues once it does', () => {
  expect(sink.isBusy?.()).toBe(false);
  sink.next(answer);
  expect(sink.isBusy?.()).toBe(true);
  vi.advanceTimersByTime(maxLagMs - 1);
  socket.read();
  expect([sink.isBusy?.(), live.drained.mock.calls.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(maxLagMs);
  expect(socket.terminated).toBe(false);
});

test('a socket whose peer does not read for too long is closed, and its subscription ends', () => {
  sink.next(answer);
  vi.advanceTimersByTime(maxLagMs - 1);
  expect(socket.terminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect([socket.terminated, live.close.mock.calls.length]).toEqual([true, 1]);
});

test('a socket is closed before it holds more than its buffer and two answers', () => {
  for (let n = 0; n < 20 && !socket.terminated; n++) sink.next(answer);
  expect(socket.terminated).toBe(true);
  expect(socket.bufferedAmount).toBeLessThan(limits.socketBufferBytes + 2 * answer.length);
});

test('a large answer is not copied for a peer that does not read', () => {
  sink.next(answer);
  expect(socket.sent.at(-2)).toBe(answer);
});

test('a large answer arrives as one ordinary message', async () => {
  vi.useRealTimers();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  const sinks: LiveSink[] = [];
  const subscribe = (_request: unknown, _who: unknown, given: LiveSink) => {
    sinks.push(given);
    return { drained: () => {}, close: () => {}, regrant: () => {} };
  };
  const listening = { ...app, engine: { ...app.engine, live: { subscribe } } } as unknown as AppContext;
  server.on(
    'connection',
    (peer) =>
      new SocketConnection(
        peer,
        listening,
        'north.localhost',
        () => {},
        () => {},
      ),
  );
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const messages: unknown[] = [];
    client.on('message', (data, isBinary) => messages.push(isBinary ? 'binary' : JSON.parse(String(data))));
    await once(client, 'open');
    const [init, asked] = opening.map((message) => JSON.stringify(message));
    client.send(init ?? '');
    await vi.waitUntil(() => messages.length === 1, { timeout: 60_000 });
    client.send(asked ?? '');
    await vi.waitUntil(() => sinks.length === 1, { timeout: 60_000 });
    const payloads = [{ name: 'Zoë’s 牙'.repeat(20_000) }, { name: 'short' }];
    for (const data of payloads) sinks[0]?.next(Buffer.from(JSON.stringify(data)));
    await vi.waitUntil(() => messages.length === 3, { timeout: 60_000 });
    expect(messages.slice(1)).toEqual(payloads.map((data) => ({ type: 'next', id: 'a', payload: { data } })));
  } finally {
    client.terminate();
    server.close();
  }
});

test('an answer that is too long for a string ends only its own subscription', () => {
  const tooLong = {
    toString() {
      throw new RangeError('Cannot create a string longer than 0x1fffffe8 characters');
    },
  };
  sink.next(tooLong as unknown as Buffer);
  expect([live.close.mock.calls.length, socket.terminated]).toEqual([1, false]);
});
