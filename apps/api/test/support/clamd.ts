import { rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * Every scanner detects this text as a virus, so it is split in two; otherwise this file would be detected.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

export interface Clamd {
  readonly address: string;
  /** The scanner received these bytes; there is one entry for each scan it answered. */
  readonly scanned: Buffer[];
  /**
   * The scanner may misbehave: `silent` never answers, `deaf` never reads, `sick` reports errors, `gone`
   * closes every connection.
   */
  mood: 'well' | 'silent' | 'deaf' | 'sick' | 'gone';
  connections(): Promise<number>;
  hangUp(): void;
  stop(): Promise<void>;
}

/** The server implements clamd's INSTREAM and detects EICAR; it listens on a port or on a local socket. */
export async function startClamd(path?: string): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (clamd.mood === 'gone') return socket.destroy();
    if (clamd.mood === 'deaf') return socket.pause();
    void answer(socket).catch(() => socket.destroy());
  });
  const answer = async (socket: Socket) => {
    let held = Buffer.alloc(0);
    const source = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const take = async (count: number) => {
      while (held.length < count) {
        const { value, done } = await source.next();
        if (done) throw new Error('broken off');
        held = Buffer.concat([held, value]);
      }
      const taken = held.subarray(0, count);
      held = held.subarray(count);
      return taken;
    };
    if (String(await take('zINSTREAM\0'.length)) !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0');
    const chunks: Buffer[] = [];
    for (;;) {
      const length = (await take(4)).readUInt32BE();
      if (length === 0) break;
      chunks.push(await take(length));
    }
    if (clamd.mood === 'silent') {
      await take(1);
      return;
    }
    if (clamd.mood === 'sick') return socket.end('INSTREAM size limit exceeded. ERROR\0');
    const whole = Buffer.concat(chunks);
    clamd.scanned.push(whole);
    socket.end(`stream: ${whole.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
  };
  if (path) rmSync(path, { force: true });
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const clamd: Clamd = {
    address: path ? `clamd://${path}` : `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: [],
    mood: 'well',
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      clamd.hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return clamd;
}
