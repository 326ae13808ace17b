import {
  cutToBytes,
  EngineError,
  isJsonObject,
  isJsonTooDeep,
  type LiveSubscription,
  readJson,
} from '@operatory/engine';
import type { RawData, WebSocket } from 'ws';
import type { AppContext, Authenticated, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { toErrorEntry } from './errors.ts';
import { limits } from './limits.ts';
import { runOperation } from './operation.ts';
import { type OperationRequest, toOperation } from './request.ts';

/** Close codes of the protocol graphql-transport-ws. */
export const closeCodes = {
  badRequest: 4400,
  unauthorized: 4401,
  /**
   * The session has ended or its token has expired. After this code, unlike after 4401, the graphql-ws client
   * reconnects with its current token.
   */
  ended: 4403,
  initTimeout: 4408,
  subscriberExists: 4409,
  tooManyInits: 4429,
  goingAway: 1001,
  /**
   * The connection cannot be served at the moment, for example without a database. After this code, unlike
   * after 1011, the graphql-ws client reconnects.
   */
  tryAgain: 1013,
} as const;

interface Message {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly payload?: unknown;
}

/**
 * One browser's socket. The protocol is implemented here instead of by a library, so that finished JSON texts
 * are sent without being parsed.
 */
export class SocketConnection {
  who: SignedIn | null = null;
  private initSeen = false;
  /**
   * What the peer did since the last ping period: it sent something (`heard`), was pinged (`asked`) or
   * neither.
   */
  private peer: 'heard' | 'asked' | 'silent' = 'heard';
  private readonly running = new Map<string, LiveSubscription | null>();
  /** Running queries and mutations. They are aborted when the client completes them or disconnects. */
  private readonly asked = new Map<string, AbortController>();
  private readonly initTimer: NodeJS.Timeout;
  /** The time at which the newest token of this socket expires, and the timer that then closes the socket. */
  private expiresAt = 0;
  private expiry: NodeJS.Timeout | null = null;
  /** Disconnects a peer that reads too slowly; null while it keeps up. */
  private lag: NodeJS.Timeout | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly app: AppContext,
    private readonly host: string,
    private readonly onReady: () => void,
    private readonly onClosed: () => void,
  ) {
    this.initTimer = setTimeout(
      () => this.close(closeCodes.initTimeout, 'Connection initialisation timeout'),
      limits.initMilliseconds,
    );
    socket.on('message', (data, binary) => {
      this.peer = 'heard';
      this.receive(data, binary).catch((error) => {
        app.log.error({ err: error }, 'a socket was dropped');
        socket.terminate();
      });
    });
    socket.on('pong', () => {
      this.peer = 'heard';
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.dispose());
  }

  /**
   * Runs once in each ping period: pings a silent peer, and closes the socket if the last ping was not
   * answered.
   */
  heartbeat(): void {
    if (this.peer === 'asked') this.socket.terminate();
    else if (this.peer === 'heard') this.peer = 'silent';
    else {
      this.peer = 'asked';
      this.socket.ping();
    }
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    // Ends the connection if the peer does not answer the closing handshake.
    setTimeout(() => this.socket.terminate(), 1_000).unref();
  }

  /**
   * Gives the session its new rights: subscriptions that are no longer allowed end, and the browser reads
   * `me` again.
   */
  regrant(who: SignedIn): void {
    this.who = who;
    for (const live of this.running.values()) live?.regrant(who);
    this.send('{"type":"ping","payload":{"rights_changed":true}}');
  }

  /** Reports that the clock was set. The browser then reads `me` again, which contains the time. */
  sendClock(): void {
    this.send('{"type":"ping","payload":{"clock_changed":true}}');
  }

  private async receive(data: RawData, binary: boolean): Promise<void> {
    const message = binary ? null : parseMessage(data);
    if (!message) return this.close(closeCodes.badRequest, 'Invalid message received');
    switch (message.type) {
      case 'connection_init':
        return this.init(message.payload);
      case 'ping':
        return this.ping(message.payload);
      case 'pong':
        return;
      case 'subscribe':
        return this.subscribe(message);
      case 'complete':
        if (typeof message.id === 'string') return this.complete(message.id);
        return this.close(closeCodes.badRequest, 'Invalid message received');
      default:
        return this.close(closeCodes.badRequest, 'Invalid message received');
    }
  }

  private async init(payload: unknown): Promise<void> {
    if (this.initSeen) return this.close(closeCodes.tooManyInits, 'Too many initialisation requests');
    this.initSeen = true;
    try {
      const authenticated = await this.app.auth.authenticateToken(tokenOf(payload), this.host);
      this.who = authenticated.who;
      this.lastUntil(authenticated.expiresAt);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401)
        return this.close(closeCodes.unauthorized, 'Please Login');
      if (!(error instanceof HttpError)) this.app.log.error({ err: error }, 'socket sign-in failed');
      return this.close(closeCodes.tryAgain, 'Try again');
    }
    clearTimeout(this.initTimer);
    // If the socket was closed while its token was checked, its close event has passed already.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.send('{"type":"connection_ack"}');
    this.onReady();
  }

  /**
   * A ping may contain a newer token of the same session, with which the socket then expires. Servers that do
   * not know this still answer the ping.
   */
  private async ping(payload: unknown): Promise<void> {
    const token = tokenOf(payload);
    if (token !== '' && this.who) {
      const fresh = await this.freshTokenOf(token);
      if (fresh === 'refused' || (fresh && fresh.who.session_id !== this.who.session_id))
        return this.close(closeCodes.ended, 'Please Login');
      if (fresh) this.lastUntil(fresh.expiresAt);
    }
    this.send('{"type":"pong"}');
  }

  /**
   * @returns The token's session, or `refused`; null if the token could not be checked, for example because
   * the database was unavailable. The socket then expires as it would have without the ping.
   */
  private async freshTokenOf(token: string): Promise<Authenticated | 'refused' | null> {
    try {
      return await this.app.auth.authenticateToken(token, this.host);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return 'refused';
      if (!(error instanceof HttpError)) this.app.log.error({ err: error }, 'a fresh token was not checked');
      return null;
    }
  }

  /** Closes the socket when its token expires. An older token that arrives late does not shorten this. */
  private lastUntil(expiresAt: number): void {
    if (expiresAt <= this.expiresAt || this.socket.readyState !== this.socket.OPEN) return;
    this.expiresAt = expiresAt;
    if (this.expiry !== null) clearTimeout(this.expiry);
    this.expiry = setTimeout(
      () => this.close(closeCodes.ended, 'Token expired'),
      Math.max(0, expiresAt - Date.now()),
    );
    this.expiry.unref();
  }

  private async subscribe({ id, payload }: Message): Promise<void> {
    if (!this.who) return this.close(closeCodes.unauthorized, 'Unauthorized');
    if (typeof id !== 'string' || id === '')
      return this.close(closeCodes.badRequest, 'Invalid message received');
    if (this.running.has(id))
      return this.close(closeCodes.subscriberExists, `Subscriber for ${cutToBytes(id, 60)} already exists`);
    const most = this.app.env.GRAPHQL_LIMITS.operations;
    if (this.running.size >= most) {
      return this.fail(id, new EngineError('limit-exceeded', `a socket holds at most ${most} operations`));
    }
    this.running.set(id, null);
    const asked = new AbortController();
    try {
      const request = toOperation(payload);
      if (this.app.engine.plan(request, this.who).operation === 'subscription')
        return this.live(id, request, this.who);
      this.asked.set(id, asked);
      const text = await runOperation(this.app, request, this.who, { signal: asked.signal });
      if (this.running.delete(id)) this.next(id, text, `{"type":"complete","id":${JSON.stringify(id)}}`);
    } catch (error) {
      this.fail(id, error);
    } finally {
      if (this.asked.get(id) === asked) this.asked.delete(id);
    }
  }

  private live(id: string, request: OperationRequest, who: SignedIn): void {
    const live = this.app.engine.live.subscribe(request, who, {
      next: (text: Buffer) => {
        try {
          this.next(id, text);
        } catch (error) {
          this.running.get(id)?.close();
          this.fail(id, error);
        }
      },
      isBusy: () => this.lag !== null,
      error: (error: EngineError) => this.fail(id, error),
      complete: () => {
        if (this.running.delete(id)) this.send(`{"type":"complete","id":${JSON.stringify(id)}}`);
      },
    });
    if (this.running.has(id)) this.running.set(id, live);
    else live.close();
  }

  private complete(id: string): void {
    this.running.get(id)?.close();
    this.running.delete(id);
    this.asked.get(id)?.abort();
  }

  private next(id: string, data: Buffer | string, after?: string): void {
    const head = `{"type":"next","id":${JSON.stringify(id)},"payload":{"data":`;
    if (typeof data !== 'string' && data.length >= limits.socketSharedBytes) this.send(head, data);
    else this.send(`${head}${data.toString()}}}`);
    if (after) this.send(after);
  }

  private fail(id: string, error: unknown): void {
    if (!this.running.delete(id) && !(error instanceof EngineError && error.code === 'limit-exceeded'))
      return;
    this.send(JSON.stringify({ type: 'error', id, payload: [toErrorEntry(error, this.app.log)] }));
  }

  /** Sends a message: `text`, followed by `answer` and the end of the message if `answer` is given. */
  private send(text: string, answer?: Buffer): void {
    const { socket } = this;
    const length = text.length + (answer?.length ?? 0);
    if (socket.readyState !== socket.OPEN) return;
    // A client that sends requests without reading the answers is disconnected, because they would fill the
    // memory.
    if (socket.bufferedAmount > limits.socketBufferBytes) socket.terminate();
    else if (this.lag !== null || socket.bufferedAmount + length < limits.socketBusyBytes)
      this.write(text, answer);
    else {
      // Live answers are skipped until this message was written, and then the newest are sent. A peer that
      // does not read in time is disconnected.
      this.lag = setTimeout(() => socket.terminate(), this.app.env.GRAPHQL_LIMITS.socketLagMilliseconds);
      this.write(text, answer, () => this.caughtUp());
    }
  }

  /** All recipients of an answer share its buffer, so that a slow reader needs no copy. */
  private write(text: string, answer?: Buffer, done?: () => void): void {
    const { socket } = this;
    if (answer) {
      socket.send(text, { fin: false });
      socket.send(answer, { fin: false, binary: false });
    }
    socket.send(answer ? '}}' : text, done);
  }

  private caughtUp(): void {
    if (this.lag === null) return;
    clearTimeout(this.lag);
    this.lag = null;
    for (const live of this.running.values()) live?.drained();
  }

  private dispose(): void {
    clearTimeout(this.initTimer);
    if (this.expiry !== null) clearTimeout(this.expiry);
    if (this.lag !== null) clearTimeout(this.lag);
    for (const live of this.running.values()) live?.close();
    this.running.clear();
    for (const asked of this.asked.values()) asked.abort();
    this.onClosed();
  }
}

function parseMessage(data: RawData): Message | null {
  try {
    const text = data.toString();
    if (isJsonTooDeep(text)) return null;
    const message = readJson(text);
    return isJsonObject(message) ? message : null;
  } catch {
    return null;
  }
}

/** The token is in `{headers: {Authorization: 'Bearer …'}}` or in `{authorization}`. */
function tokenOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const inner = (payload as { headers?: unknown }).headers ?? payload;
  const entry = Object.entries(inner as Record<string, unknown>).find(
    ([name]) => name.toLowerCase() === 'authorization',
  );
  const given = entry?.[1];
  return typeof given === 'string' ? given.replace(/^Bearer\s+/i, '') : '';
}
