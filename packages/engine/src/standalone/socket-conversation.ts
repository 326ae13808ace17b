import type { RawData, WebSocket } from 'ws';
import { EngineError } from '../errors.ts';
import type { LiveSubscription } from '../live/hub.ts';
import { engineError } from '../run/database-errors.ts';
import type { Session } from '../session.ts';
import { answerOf, dataOf, type GraphQLRequest, requestOf } from './answer.ts';
import type { Headers, SignedIn } from './sign-in.ts';
import type { Dialect } from './socket-dialects.ts';
import type { SocketOptions } from './sockets.ts';

interface Message {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly payload?: unknown;
}

const codes = {
  badRequest: 4400,
  unauthorized: 4401,
  forbidden: 4403,
  sameId: 4409,
  tooManyInits: 4429,
} as const;
/** A client that reads more slowly than it is written to waits for the newest answer, which is not queued. */
const busyBytes = 4 * 1024 * 1024;
/** What setTimeout can wait for: 24 days. */
const longestTimer = 2 ** 31 - 1;

/** One socket: signs in by `connection_init`, then any number of operations at once. */
export class SocketConversation {
  #session: Promise<SignedIn> | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  readonly #running = new Map<string, LiveSubscription | null>();

  constructor(
    private readonly socket: WebSocket,
    private readonly dialect: Dialect,
    private readonly headers: Headers,
    private readonly options: SocketOptions,
  ) {
    socket.on('message', (data) => void this.#receive(data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#end());
  }

  async #receive(data: RawData): Promise<void> {
    const message = messageOf(data);
    const { start, stop, hasPing } = this.dialect;
    switch (message?.type) {
      case 'connection_init':
        return this.#init(message.payload);
      case start:
        return this.#start(message);
      case stop:
        return this.#stop(message.id);
      case 'connection_terminate':
        return this.socket.close(1000);
      case 'ping':
        if (hasPing) this.#send({ type: 'pong', payload: message.payload });
        return;
      case 'pong':
        return;
      default:
        this.#misunderstood();
    }
  }

  /** The older protocol says so and goes on; the newer one ends there. */
  #misunderstood(): void {
    const refusal = this.dialect.refusal?.('invalid message received');
    if (refusal) this.#send(refusal);
    else this.socket.close(codes.badRequest, 'Invalid message received');
  }

  async #init(payload: unknown): Promise<void> {
    // Clients of the older protocol sign in again when they change their role.
    if (this.#session && this.dialect.hasPing)
      return this.socket.close(codes.tooManyInits, 'Too many initialisation requests');
    clearInterval(this.#keepAlive);
    clearTimeout(this.#expiry);
    this.#session = this.options.signIn({ ...this.headers, ...headersIn(payload) });
    try {
      this.#closeWhenEnds(await this.#session);
    } catch (error) {
      const { message } = engineError(error);
      const refusal = this.dialect.refusal?.(message);
      if (refusal) this.#send(refusal);
      // PostgreSQL-like long sentences would not fit a closing frame.
      return this.socket.close(codes.forbidden, message.slice(0, 100));
    }
    this.#send({ type: 'connection_ack' });
    const { keepAlive } = this.dialect;
    if (keepAlive) {
      this.socket.send(keepAlive);
      this.#keepAlive = setInterval(() => this.socket.send(keepAlive), 5_000);
      this.#keepAlive.unref();
    }
  }

  /** Whoever's token has run out is not told anything more. */
  #closeWhenEnds({ expiresAt }: SignedIn): void {
    const left = expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt - Date.now();
    if (left > longestTimer) return;
    this.#expiry = setTimeout(
      () => this.socket.close(codes.forbidden, 'Could not verify JWT: JWTExpired'),
      left,
    );
    this.#expiry.unref();
  }

  async #start({ id, payload }: Message): Promise<void> {
    if (typeof id !== 'string' || id === '') return this.#misunderstood();
    if (!this.#session)
      return this.#refuseStart(id, 'start received before the connection is initialised', {
        code: codes.unauthorized,
        reason: 'Unauthorized',
      });
    if (this.#running.has(id))
      return this.#refuseStart(id, `an operation already exists with this id: ${id}`, {
        code: codes.sameId,
        reason: `Subscriber for ${id.slice(0, 60)} already exists`,
      });
    this.#running.set(id, null);
    try {
      const session = await this.#session;
      const request = requestOf(payload);
      if (this.options.engine.plan(request, session).operation === 'subscription')
        return this.#subscribe(id, request, session);
      const text = await answerOf(this.options.engine, request, session);
      if (!this.#running.delete(id)) return;
      this.#next(id, text);
      this.#send({ type: 'complete', id });
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** The older protocol tells the operation and goes on; the newer one ends there. */
  #refuseStart(
    id: string,
    message: string,
    closing: { readonly code: number; readonly reason: string },
  ): void {
    if (this.dialect.hasPing) {
      this.socket.close(closing.code, closing.reason);
      return;
    }
    this.#send({ type: 'error', id, payload: this.dialect.error(new EngineError('start-failed', message)) });
    this.#send({ type: 'complete', id });
  }

  #subscribe(id: string, request: GraphQLRequest, session: Session): void {
    const live = this.options.engine.live.subscribe(request, session, {
      next: (text) => this.#next(id, dataOf(text)),
      error: (error) => this.#fail(id, error),
      complete: () => {
        if (this.#running.delete(id)) this.#send({ type: 'complete', id });
      },
      isBusy: () => this.socket.bufferedAmount > busyBytes,
    });
    // It may have been stopped, or the socket closed, in between.
    if (this.#running.has(id)) this.#running.set(id, live);
    else live.close();
  }

  #stop(id: unknown): void {
    if (typeof id !== 'string') {
      this.#misunderstood();
      return;
    }
    this.#running.get(id)?.close();
    this.#running.delete(id);
  }

  #next(id: string, text: Buffer): void {
    const head = `{"type":"${this.dialect.next}","id":${JSON.stringify(id)},"payload":`;
    this.socket.send(Buffer.concat([Buffer.from(head), text, Buffer.from('}')]), { binary: false }, () => {
      if (this.socket.bufferedAmount === 0) for (const live of this.#running.values()) live?.drained();
    });
  }

  #fail(id: string, error: unknown): void {
    if (!this.#running.delete(id)) return;
    const told = error instanceof EngineError ? error : engineError(error);
    if (told.code === 'unexpected' && told.cause !== undefined) this.options.log(told.cause);
    this.#send({ type: 'error', id, payload: this.dialect.error(told) });
    if (!this.dialect.hasPing) this.#send({ type: 'complete', id });
  }

  #send(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  #end(): void {
    clearInterval(this.#keepAlive);
    clearTimeout(this.#expiry);
    for (const live of this.#running.values()) live?.close();
    this.#running.clear();
  }
}

function messageOf(data: RawData): Message | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

/** `{headers: {…}}`, names in lower case. */
function headersIn(payload: unknown): Headers {
  const headers = (payload as { readonly headers?: unknown } | null | undefined)?.headers;
  if (typeof headers !== 'object' || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
