import { type RawData, WebSocket } from 'ws';
import { cutToBytes } from '../cut-to-bytes.ts';
import { EngineError } from '../errors.ts';
import type { LiveSubscription } from '../live/hub.ts';
import { isJsonObject, readJson, writeJson } from '../read/json.ts';
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
  tooSlow: 4408,
  badRequest: 4400,
  unauthorized: 4401,
  forbidden: 4403,
  sameId: 4409,
  tooManyInits: 4429,
} as const;
/**
 * A client with this many unsent bytes is too slow; it gets only the newest answer once it has caught up,
 * because answers are not queued.
 */
const busyBytes = 4 * 1024 * 1024;
/** The longest delay that setTimeout supports is 24 days. */
const maxTimerMs = 2 ** 31 - 1;
/** A client with this much unsent data does not read at all and is disconnected. */
const maxUnsentBytes = 64 * 1024 * 1024;
const initMilliseconds = 5_000;
/** The protocol limits the reason in a close frame to this many bytes. */
const reasonBytes = 123;

interface Running {
  readonly gone: AbortController;
  live?: LiveSubscription;
}

export class SocketConversation {
  #session: Promise<SignedIn> | undefined;
  /** The earliest expiry of the tokens that the socket signed in with, in milliseconds since 1970. */
  #endsAt = Number.POSITIVE_INFINITY;
  #expiry: NodeJS.Timeout | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  readonly #running = new Map<string, Running>();
  readonly #initTimeout: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly dialect: Dialect,
    private readonly headers: Headers,
    private readonly options: SocketOptions,
  ) {
    this.#initTimeout = setTimeout(
      () => socket.close(codes.tooSlow, 'Connection initialisation timeout'),
      initMilliseconds,
    );
    socket.on('message', (data) => {
      this.#receive(data).catch((error) => {
        options.log(error);
        socket.terminate();
      });
    });
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

  /** The older protocol reports an invalid message and continues; the newer one closes the socket. */
  #misunderstood(): void {
    const refusal = this.dialect.refusal?.('invalid message received');
    if (refusal) this.#send(refusal);
    else this.socket.close(codes.badRequest, 'Invalid message received');
  }

  async #init(payload: unknown): Promise<void> {
    // Clients of the older protocol sign in again to change their role.
    if (this.#session && this.dialect.hasPing)
      return this.socket.close(codes.tooManyInits, 'Too many initialisation requests');
    clearTimeout(this.#initTimeout);
    this.#session = this.options.signIn({ ...this.headers, ...headersIn(payload) });
    try {
      const { expiresAt = Number.POSITIVE_INFINITY } = await this.#session;
      // Timers started now would outlive the closed socket.
      if (this.socket.readyState !== WebSocket.OPEN) return;
      this.#endsAt = Math.min(this.#endsAt, expiresAt);
      this.#closeAtEnd();
    } catch (error) {
      const { message } = engineError(error);
      const refusal = this.dialect.refusal?.(message);
      if (refusal) this.#send(refusal);
      return this.socket.close(codes.forbidden, cutToBytes(message, reasonBytes));
    }
    this.#send({ type: 'connection_ack' });
    const { keepAlive } = this.dialect;
    if (keepAlive) {
      this.socket.send(keepAlive);
      clearInterval(this.#keepAlive);
      this.#keepAlive = setInterval(() => this.socket.send(keepAlive), 5_000);
      this.#keepAlive.unref();
    }
  }

  /** The socket is closed when the first of its tokens expires, so that nothing is sent after that. */
  #closeAtEnd(): void {
    clearTimeout(this.#expiry);
    if (this.#endsAt === Number.POSITIVE_INFINITY) return;
    const left = this.#endsAt - Date.now();
    this.#expiry = setTimeout(
      () =>
        left > maxTimerMs
          ? this.#closeAtEnd()
          : this.socket.close(codes.forbidden, 'Could not verify JWT: JWTExpired'),
      Math.min(left, maxTimerMs),
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
        reason: `Subscriber for ${cutToBytes(id, 60)} already exists`,
      });
    const most = this.options.limits.operations;
    const running: Running = { gone: new AbortController() };
    this.#running.set(id, running);
    try {
      if (this.#running.size > most)
        throw new EngineError('limit-exceeded', `a socket holds at most ${most} operations`);
      const session = await this.#session;
      const request = requestOf(payload);
      const engine = this.options.engine();
      if (engine.plan(request, session).operation === 'subscription')
        return this.#subscribe(id, running, request, session);
      const text = await answerOf(engine, request, session, { signal: running.gone.signal });
      if (!this.#running.delete(id)) return;
      this.#next(id, text);
      this.#send({ type: 'complete', id });
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** The older protocol reports the error on the operation and continues; the newer one closes the socket. */
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

  #subscribe(id: string, running: Running, request: GraphQLRequest, session: Session): void {
    const live = this.options.engine().live.subscribe(request, session, {
      next: (text) => this.#next(id, dataOf(text)),
      error: (error) => this.#fail(id, error),
      complete: () => {
        if (this.#running.delete(id)) this.#send({ type: 'complete', id });
      },
      isBusy: () => this.socket.bufferedAmount > busyBytes,
    });
    // The operation may have been stopped, or the socket closed, while the subscription started.
    if (this.#running.get(id) === running) running.live = live;
    else live.close();
  }

  #stop(id: unknown): void {
    if (typeof id !== 'string') {
      this.#misunderstood();
      return;
    }
    const running = this.#running.get(id);
    this.#running.delete(id);
    if (running) leave(running);
  }

  #next(id: string, text: Buffer): void {
    const head = `{"type":"${this.dialect.next}","id":${JSON.stringify(id)},"payload":`;
    this.socket.send(Buffer.concat([Buffer.from(head), text, Buffer.from('}')]), { binary: false }, () => {
      if (this.socket.bufferedAmount === 0) for (const { live } of this.#running.values()) live?.drained();
    });
    if (this.socket.bufferedAmount > maxUnsentBytes) this.socket.terminate();
  }

  #fail(id: string, error: unknown): void {
    if (!this.#running.delete(id)) return;
    const reported = error instanceof EngineError ? error : engineError(error);
    if (reported.code === 'unexpected' && reported.cause !== undefined) this.options.log(reported.cause);
    this.#send({ type: 'error', id, payload: this.dialect.error(reported) });
    if (!this.dialect.hasPing) this.#send({ type: 'complete', id });
  }

  #send(message: unknown): void {
    this.socket.send(writeJson(message));
  }

  #end(): void {
    clearInterval(this.#keepAlive);
    clearTimeout(this.#expiry);
    clearTimeout(this.#initTimeout);
    const left = [...this.#running.values()];
    this.#running.clear();
    for (const running of left) leave(running);
  }
}

function leave({ gone, live }: Running): void {
  live?.close();
  gone.abort(new EngineError('unavailable', 'nobody waits for the answer'));
}

function messageOf(data: RawData): Message | null {
  try {
    const message = readJson(String(data));
    return isJsonObject(message) ? message : null;
  } catch {
    return null;
  }
}

function headersIn(payload: unknown): Headers {
  const headers = (payload as { readonly headers?: unknown } | null | undefined)?.headers;
  if (!isJsonObject(headers)) return {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === null || value === undefined
        ? []
        : [[name.toLowerCase(), typeof value === 'string' ? value : writeJson(value)]],
    ),
  );
}
