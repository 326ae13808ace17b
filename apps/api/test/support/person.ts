import { request as httpRequest } from 'node:http';
import { WebSocket } from 'ws';

export const password = 'Operatory-demo-1';
/**
 * A test waits this long for an expected event. This is only a limit for events that never happen, not a
 * promise about time.
 */
export const timeoutMs = 60_000;

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}
type AnyData = Record<string, never> & Record<string, unknown>;
export interface GraphqlAnswer<Data = AnyData> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** Node does not resolve *.localhost, so the request goes to 127.0.0.1 with the tenant's Host. */
export function send(
  port: number,
  host: string,
  method: string,
  path: string,
  body?: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  localAddress?: string,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const all = { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
    const from = localAddress === undefined ? {} : { localAddress };
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: all, ...from },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A signed-in user, who uses public endpoints only. */
export class Person {
  constructor(
    readonly port: number,
    readonly subDomain: string,
    public token = '',
  ) {}

  static async signIn(port: number, subDomain: string, email: string, secret = password): Promise<Person> {
    const person = new Person(port, subDomain);
    const body = JSON.stringify({ emailOrPhone: email, password: secret, sub_domain: subDomain });
    const ask = () =>
      send(port, person.host, 'POST', '/api/v1/auth/login-via-email-or-phone', body, {
        origin: `http://${person.host}`,
        'x-operatory': '1',
      });
    let answer = await ask();
    // A busy machine answers with Retry-After, so the request is repeated.
    for (let n = 0; answer.status === 503 && n < 5; n += 1) answer = await ask();
    const { access_token } = JSON.parse(answer.text) as { access_token?: string };
    if (!access_token) throw new Error(`${email} at ${subDomain}: ${answer.status} ${answer.text}`);
    person.token = access_token;
    return person;
  }

  get host(): string {
    return `${this.subDomain}.localhost:${this.port}`;
  }

  post(body: unknown): Promise<HttpAnswer> {
    return send(this.port, this.host, 'POST', '/v1/graphql', JSON.stringify(body), {
      authorization: `Bearer ${this.token}`,
    });
  }

  /** The response's `data` has the shape of the selection. */
  async ask<Data = AnyData>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<GraphqlAnswer<Data>> {
    return JSON.parse((await this.post({ query, variables })).text) as GraphqlAnswer<Data>;
  }

  /**
   * Requests that a busy machine postponed are sent again. @returns The response's `data` in the shape of the
   * selection. @throws Error with the response's errors
   */
  async must<Data = Record<string, never>>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<Data> {
    let answer = await this.ask(query, variables);
    for (let n = 0; isPutOff(answer) && n < 5; n += 1) answer = await this.ask(query, variables);
    const { data, errors } = answer;
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data as Data;
  }

  /** @returns The message of the command's refusal, or null. */
  async refusal(
    name: string,
    values: Readonly<Record<string, unknown>>,
    selection = '{ id }',
  ): Promise<string | null> {
    const { errors } = await this.ask(callOf(name, values, selection));
    return errors?.[0]?.message ?? null;
  }

  async socket(): Promise<Socket> {
    const socket = new Socket(this.port, this.host);
    await socket.open(this.token);
    return socket;
  }
}

/** The server had no connection or time for the request. */
const isPutOff = ({ errors }: GraphqlAnswer): boolean => errors?.[0]?.extensions?.code === 'unavailable';

export function callOf(
  name: string,
  values: Readonly<Record<string, unknown>>,
  selection = '{ id }',
): string {
  const list = Object.entries(values).map(([key, value]) => `${key}: ${literal(value)}`);
  const given = list.length > 0 ? `(${list.join(', ')})` : '';
  return `mutation { ${name}${given} ${selection} }`;
}

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .map(([key, inner]) => `${key}: ${literal(inner)}`)
          .join(', ')}}`
      : JSON.stringify(value);

interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly payload?: Readonly<Record<string, unknown>> & readonly unknown[];
}

/** The socket uses graphql-transport-ws and keeps the received frames. */
export class Socket {
  readonly frames: Frame[] = [];
  closed: number | null = null;
  private readonly ws: WebSocket;
  private readonly wakers = new Set<() => void>();

  constructor(port: number, host: string, origin = `http://${host}`) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws', {
      headers: { host, origin },
    });
    this.ws.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.wake();
    });
    this.ws.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    this.ws.on('error', () => {});
  }

  private wake(): void {
    for (const waker of this.wakers) waker();
  }

  async open(token: string | null): Promise<void> {
    await this.until(
      () => this.ws.readyState === WebSocket.OPEN || this.closed !== null,
      () => this.ws.once('open', () => this.wake()),
    );
    if (token === null) return;
    this.send({ type: 'connection_init', payload: { headers: { Authorization: `Bearer ${token}` } } });
    await this.until(() => this.closed !== null || this.frames.some(({ type }) => type === 'connection_ack'));
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }
  /** JavaScript itself would not serialise some texts that a hostile client may send. */
  sendText(text: string): void {
    this.ws.send(text);
  }
  subscribe(id: string, query: string, variables: Readonly<Record<string, unknown>> = {}): void {
    this.send({ type: 'subscribe', id, payload: { query, variables } });
  }
  /** The server's buffers fill when the client stops reading. */
  pause(): void {
    this.ws.pause();
  }
  resume(): void {
    this.ws.resume();
  }
  answers(id: string): unknown[] {
    return this.frames
      .filter((frame) => frame.type === 'next' && frame.id === id)
      .map(({ payload }) => payload?.['data' as never]);
  }
  close(): void {
    this.ws.close();
  }

  async until(holds: () => boolean, also: () => void = () => {}): Promise<void> {
    const started = performance.now();
    also();
    while (!holds()) {
      const left = timeoutMs - (performance.now() - started);
      if (left <= 0)
        throw new Error(
          `waited ${timeoutMs} ms; frames: ${JSON.stringify(this.frames.slice(-5))}, closed: ${this.closed}`,
        );
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          this.wakers.delete(done);
          resolve();
        };
        const timer = setTimeout(done, Math.min(left, 100));
        this.wakers.add(done);
      });
    }
  }
}
