import { WebSocket } from 'ws';
import type { Login } from './tenants.ts';

const abreast = 50;

/** Frames are compared as text, without parsing, because five thousand clients share the bench's process. */
export class Watcher {
  last = '';
  count = 0;
  /** The number of responses that were equal to the one before, so they were unnecessary. */
  needless = 0;
  errors = 0;
  closed: number | null = null;
  onAnswer: (text: string) => void = () => {};
  private readonly socket: WebSocket;

  constructor(
    port: number,
    readonly login: Login,
    readonly query: string,
    ready: () => void,
  ) {
    const host = `${login.subDomain}.localhost:${port}`;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws', {
      headers: { host },
      perMessageDeflate: false,
    });
    const say = (message: unknown) => this.socket.send(JSON.stringify(message));
    this.socket.on('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${login.token}` } }),
    );
    this.socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"next"')) this.answered(text, ready);
      else if (text.startsWith('{"type":"connection_ack"'))
        say({ type: 'subscribe', id: '1', payload: { query } });
      else if (!text.startsWith('{"type":"ping"')) this.errors++;
    });
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.socket.on('error', () => {
      this.errors++;
    });
  }

  private answered(text: string, ready: () => void): void {
    if (text === this.last) this.needless++;
    this.last = text;
    if (++this.count === 1) ready();
    else this.onAnswer(text);
  }

  get data(): unknown {
    return (JSON.parse(this.last) as { payload: { data: unknown } }).payload.data;
  }
  close(): void {
    this.socket.terminate();
  }
}

/** The promise resolves when each socket has received its first response. */
export async function openWatchers(
  port: number,
  wanted: readonly { readonly login: Login; readonly query: string }[],
): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  const queue = wanted.values();
  const worker = async () => {
    for (const { login, query } of queue) {
      await new Promise<void>((resolve) => watchers.push(new Watcher(port, login, query, resolve)));
    }
  };
  await Promise.all(Array.from({ length: abreast }, worker));
  return watchers;
}
