import { connect, type Socket } from 'node:net';

export interface Target {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The throughput is in requests per second, and the durations are in milliseconds. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

const request = ({ host, path, headers }: Target, body: string): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/**
 * Each of the `concurrency` persistent connections sends its next request when the last is answered.
 * Responses are not parsed, because the client's parsing would be measured too. @throws when a response is
 * not 200 or contains errors
 */
export async function load(
  target: Target,
  bodies: readonly string[],
  concurrency: number,
  seconds: number,
): Promise<Measured> {
  const requests = bodies.map((body) => request(target, body));
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: concurrency }, (_, index) =>
      connection(
        target.port,
        (turn) => requests[(index * 7 + turn) % requests.length] ?? Buffer.alloc(0),
        until,
        times,
      ),
    ),
  );
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), requests: times.length };
}

const headerEnd = Buffer.from('\r\n\r\n');
const problem = Buffer.from('{"errors"');

function connection(
  port: number,
  next: (turn: number) => Buffer,
  until: number,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let turn = 0;
    let sent = 0;
    let kept: Buffer[] = [];
    let wanted = -1;
    let have = 0;
    const ask = () => {
      sent = performance.now();
      socket.write(next(turn++));
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      kept.push(chunk);
      have += chunk.length;
      if (wanted < 0) {
        const all = kept.length === 1 ? chunk : Buffer.concat(kept);
        const end = all.indexOf(headerEnd);
        if (end < 0) return;
        const head = all.subarray(0, end).toString('latin1');
        const length = /content-length: *(\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined || all.indexOf(problem, end) >= 0) {
          socket.destroy();
          return reject(new Error(all.toString().slice(0, 600)));
        }
        wanted = end + 4 + Number(length);
        kept = [];
      }
      if (have < wanted) return;
      times.push(performance.now() - sent);
      kept = [];
      wanted = -1;
      have = 0;
      if (performance.now() < until) return ask();
      socket.end();
      resolve();
    });
  });
}
