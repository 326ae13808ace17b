import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Engine } from '../engine-contract.ts';
import { headersOf } from './http.ts';
import type { Headers, SignedIn } from './sign-in.ts';
import { SocketConversation } from './socket-conversation.ts';
import { type Dialect, legacy, transport } from './socket-dialects.ts';

export interface SocketOptions {
  readonly engine: Engine;
  readonly signIn: (headers: Headers) => Promise<SignedIn>;
  readonly log: (error: unknown) => void;
}

const dialects: Readonly<Record<string, Dialect>> = {
  'graphql-transport-ws': transport,
  'graphql-ws': legacy,
};
const pingMilliseconds = 20_000;
const largestMessage = 32 * 1024 * 1024;

/** Both socket protocols on `/v1/graphql`. Returns how to close them all. */
export function serveSockets(server: Server, options: SocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    handleProtocols: (offered) => [...offered].find((one) => Object.hasOwn(dialects, one)) ?? false,
  });
  const open = new Set<WebSocket>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/v1/graphql') return stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Whoever names no protocol speaks the older one.
      const dialect = dialects[socket.protocol] ?? legacy;
      new SocketConversation(socket, dialect, headersOf(request), options);
    });
  });
  const beat = setInterval(() => {
    for (const socket of open) socket.ping();
  }, pingMilliseconds);
  beat.unref();
  return () => {
    clearInterval(beat);
    for (const socket of open) socket.terminate();
  };
}
