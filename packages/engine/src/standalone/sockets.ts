import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Engine } from '../engine-contract.ts';
import { headersOf } from './http.ts';
import type { StandaloneLimits } from './limits.ts';
import type { Headers, SignedIn } from './sign-in.ts';
import { SocketConversation } from './socket-conversation.ts';
import { type Dialect, legacyDialect, transport } from './socket-dialects.ts';
import { assertThisMachine } from './this-machine.ts';

export interface SocketOptions {
  /** @throws EngineError `unavailable` until the engine is ready. */
  readonly engine: () => Engine;
  readonly signIn: (headers: Headers) => Promise<SignedIn>;
  readonly isPublic: boolean;
  readonly log: (error: unknown) => void;
  readonly limits: Pick<StandaloneLimits, 'bodyBytes' | 'operations'>;
}

const dialects: Readonly<Record<string, Dialect>> = {
  'graphql-transport-ws': transport,
  'graphql-ws': legacyDialect,
};
const pingMilliseconds = 20_000;
const goodbyeMilliseconds = 1_000;
/** The server is shutting down; clients reconnect to the next one. */
const goingAway = 1001;

/** @returns A function that closes all sockets of both protocols. */
export function serveSockets(server: Server, options: SocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: options.limits.bodyBytes,
    handleProtocols: (offered) => [...offered].find((one) => Object.hasOwn(dialects, one)) ?? false,
  });
  /** The open sockets, and whether each has answered the last ping. */
  const open = new Map<WebSocket, boolean>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0];
    // A client that disconnects before it is answered is not an error.
    stream.on('error', () => stream.destroy());
    const refusal = path === '/v1/graphql' ? refusalOf(request, options) : '404 Not Found';
    if (refusal !== undefined) return stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      open.set(socket, true);
      socket.on('close', () => open.delete(socket));
      socket.on('pong', () => open.set(socket, true));
      // A client that names no protocol uses the older one.
      const dialect = dialects[socket.protocol] ?? legacyDialect;
      new SocketConversation(socket, dialect, headersOf(request), options);
    });
  });
  const beat = setInterval(() => {
    for (const [socket, isThere] of open) {
      if (!isThere) {
        socket.terminate();
        continue;
      }
      open.set(socket, false);
      socket.ping();
    }
  }, pingMilliseconds);
  beat.unref();
  return () => {
    clearInterval(beat);
    for (const socket of open.keys()) socket.close(goingAway, 'The server is stopping');
    setTimeout(() => {
      for (const socket of open.keys()) socket.terminate();
    }, goodbyeMilliseconds).unref();
  };
}

function refusalOf(request: IncomingMessage, { engine, isPublic }: SocketOptions): string | undefined {
  try {
    if (!isPublic) assertThisMachine(headersOf(request));
  } catch {
    return '403 Forbidden';
  }
  try {
    engine();
  } catch {
    return '503 Service Unavailable\r\nRetry-After: 1';
  }
  return undefined;
}
