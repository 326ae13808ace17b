import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The load balancer is simpler than the one in deploy/Caddyfile: it alternates between ready processes, waits
 * while none is ready, and retries nothing.
 */
export interface Balancer {
  readonly port: number;
  ready(): readonly number[];
  add(port: number): void;
  stop(): Promise<void>;
}

const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

export async function startBalancer(): Promise<Balancer> {
  const ready = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  const next = async () => {
    while (ready.size === 0) await wait(10);
    return [...ready][turn++ % ready.size] ?? 0;
  };

  let stopped = false;
  const look = async (port: number) => {
    while (!stopped) {
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
      await wait(25);
    }
  };

  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const port = await next();
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
  server.on('upgrade', async (incoming: IncomingMessage, client: Socket) => {
    const upstream = connect({ host: '127.0.0.1', port: await next() }, () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      );
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => [...ready],
    add: (port) => void look(port),
    async stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
