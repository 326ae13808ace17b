import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./token.ts', () => ({
  accessToken: async () => undefined,
  refresh: async () => false,
  markTokenRefused: () => undefined,
}));

/** A server that accepts the connection and closes it before acknowledging it, as when a session has ended. */
class RefusingSocket {
  static readonly all: RefusingSocket[] = [];
  readonly OPEN = 1;
  readyState = 0;
  onopen?: () => void;
  onclose?: (event: unknown) => void;
  constructor() {
    RefusingSocket.all.push(this);
  }
  send() {}
  close(code = 1000, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

afterEach(() => vi.unstubAllGlobals());

test('closing the socket while it connects leaves no unhandled CloseEvent', async () => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'clinic.localhost' });
  const WebSocketLike = Object.assign(RefusingSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
  vi.stubGlobal('WebSocket', WebSocketLike);
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', note);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Other test files may have imported the socket's module with the real token.
  vi.resetModules();
  const { closeSocket, socket } = await import('./socket.ts');
  socket();
  await vi.waitFor(() => expect(RefusingSocket.all).toHaveLength(1));
  closeSocket();
  RefusingSocket.all[0]?.close(4403, 'Forbidden');
  // Unhandled rejections are reported after the microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});
