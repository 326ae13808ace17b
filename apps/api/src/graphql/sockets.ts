import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { AppContext } from '../context/context.ts';
import { hasTwoHosts } from '../http/reject-nul.ts';
import { limits } from './limits.ts';
import { watchRights } from './rights-watcher.ts';
import { closeCodes, SocketConnection } from './socket-connection.ts';

const protocol = 'graphql-transport-ws';

/**
 * Accepts sockets of the protocol graphql-transport-ws on `/v1/graphql`. A browser may connect only from a
 * page of the same host.
 */
export function registerSockets(app: FastifyInstance, context: AppContext): void {
  const connections = new Set<SocketConnection>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: context.env.GRAPHQL_LIMITS.bodyBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Nobody else handles this stream's errors now, and an unhandled one would end the process.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request);
    if (refusal) return stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    server.handleUpgrade(request, stream, head, (socket) => {
      const connection = new SocketConnection(
        socket,
        context,
        String(request.headers.host ?? ''),
        () => watcher.watch(connection),
        () => {
          connections.delete(connection);
          watcher.forget(connection);
        },
      );
      connections.add(connection);
    });
  };
  const watcher = watchRights(context);
  const pings = setInterval(() => {
    for (const connection of connections) connection.heartbeat();
  }, limits.pingMilliseconds);
  pings.unref();
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    clearInterval(pings);
    watcher.stop();
    app.server.off('upgrade', onUpgrade);
    for (const connection of connections) connection.close(closeCodes.goingAway, 'Going away');
  });
}

function refusalOf(request: IncomingMessage): string | null {
  const { url, headers } = request;
  if (hasTwoHosts(request)) return '400 Bad Request';
  if (url?.split('?')[0] !== '/v1/graphql') return '404 Not Found';
  if (
    !String(headers['sec-websocket-protocol'] ?? '')
      .split(/,\s*/)
      .includes(protocol)
  )
    return '400 Bad Request';
  const { origin, host } = headers;
  // Without an Origin, the caller is not a browser and has no user's cookies that it could misuse.
  if (origin === undefined) return null;
  return URL.canParse(origin) && new URL(origin).host === host ? null : '403 Forbidden';
}
