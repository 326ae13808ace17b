import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const session = vi.hoisted(() => ({ token: 'first', refresh: vi.fn(async () => true), distrust: vi.fn() }));
vi.mock('./token.ts', () => ({
  accessToken: async () => session.token,
  refresh: session.refresh,
  markTokenRefused: session.distrust,
}));

interface Sent {
  readonly type: string;
  readonly payload?: { readonly authorization?: string };
}

/** A server that acknowledges the connection and answers each ping. */
class AnsweringSocket {
  static readonly all: AnsweringSocket[] = [];
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: Sent[] = [];
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    AnsweringSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text) as Sent;
    this.sent.push(message);
    if (message.type === 'connection_init') this.say('{"type":"connection_ack"}');
    if (message.type === 'ping') this.say('{"type":"pong"}');
  }
  private say(data: string) {
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  close(code = 1000, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

const tokensSent = () =>
  AnsweringSocket.all.flatMap(({ sent }) =>
    sent.flatMap(({ type, payload }) => (payload?.authorization ? [`${type} ${payload.authorization}`] : [])),
  );
const socketModule = () => import('./socket.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  AnsweringSocket.all.length = 0;
  session.token = 'first';
  vi.clearAllMocks();
  vi.stubGlobal('location', { protocol: 'http:', host: 'clinic.localhost' });
  vi.stubGlobal(
    'WebSocket',
    Object.assign(AnsweringSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }),
  );
  (await socketModule()).socket();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(async () => {
  (await socketModule()).closeSocket();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends a renewed token over the open socket, once', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tokensSent()).toEqual(['connection_init Bearer first']);
  session.token = 'second';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tokensSent()).toEqual(['connection_init Bearer first', 'ping Bearer second']);
  expect(AnsweringSocket.all).toHaveLength(1);
});

test('a socket that was closed because its token expired reconnects with a new one', async () => {
  AnsweringSocket.all[0]?.close(4403, 'Token expired');
  expect([session.distrust.mock.calls.length, session.refresh.mock.calls.length]).toEqual([1, 1]);
  session.token = 'second';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tokensSent()).toEqual(['connection_init Bearer first', 'connection_init Bearer second']);
});
