import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A small load balancer, as deploy/Caddyfile describes one: in turn to who says that it is ready; nothing is tried twice. */
export interface Balancer {
  readonly port: number;
  /** Ports of those who are ready now. */
  ready(): readonly number[];
  /** From now on this process is one of those asked. */
  add(port: number): void;
  stop(): Promise<void>;
}

const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });

export async function startBalancer(): Promise<Balancer> {
  const known = new Set<number>();
  const ready = new Set<number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  const next = () => [...ready][turn++ % Math.max(ready.size, 1)];

  const look = async () => {
    for (const port of known)
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
  };
  const looking = setInterval(look, 50);

  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const asked = request({ host: '127.0.0.1', port: next(), method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Socket) => {
    const upstream = connect({ host: '127.0.0.1', port: next() ?? 0 }, () => {
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
    add: (port) => known.add(port),
    async stop() {
      clearInterval(looking);
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
