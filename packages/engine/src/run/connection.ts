import type { Socket } from 'node:net';
import { serialize } from 'pg-protocol';
import { EngineError } from '../errors.ts';
import type { OpenSocket } from './open-socket.ts';
import type { Result, RowSink, Statement } from './pool-contract.ts';
import { cellsOf, errorOf, Frames, rowCountOf } from './protocol-frames.ts';

/**
 * Prepared statements use memory in PostgreSQL, so beyond this number per connection the oldest is closed.
 */
const PREPARED_LIMIT = 500;

const code = (letter: string) => letter.charCodeAt(0);
const PARSE_COMPLETE = code('1');
const DATA_ROW = code('D');
const COPY_DATA = code('d');
const COMMAND_COMPLETE = code('C');
const EMPTY_QUERY = code('I');
const ERROR = code('E');
const READY = code('Z');

interface Prepared {
  readonly text: string;
  readonly name: string;
  ready: boolean;
}
/** The statements of a job are followed by one Sync, so they form one implicit transaction. */
interface Job {
  readonly results: Result[];
  rows: (Buffer | null)[][];
  /** One entry per statement, in order; undefined for a statement without a sink. */
  readonly sinks: (RowSink | undefined)[];
  /** The statements that are being parsed, in order; undefined for the unnamed one. */
  readonly parsing: (Prepared | undefined)[];
  failure: Error | undefined;
  startedAt: number;
  resolve(results: Result[]): void;
  reject(error: Error): void;
}

export const unavailable = (message = 'the database is not available') =>
  new EngineError('unavailable', message);

/**
 * Jobs may be sent before earlier ones are answered. Each job has its own Sync, so that an error in one does
 * not affect the next.
 */
export class Connection {
  readonly processId: number;
  readonly #socket: Socket;
  readonly #jobs: Job[] = [];
  readonly #prepared = new Map<string, Prepared>();
  /**
   * The messages of one turn of the event loop are sent in one write, because a write costs more than a
   * message.
   */
  #unsent: Buffer[] = [];
  #names = 0;
  #takers = 0;
  #lost = false;

  constructor(
    opened: OpenSocket,
    private readonly onLost: () => void,
  ) {
    this.processId = opened.processId;
    this.#socket = opened.socket;
    const frames = new Frames((kind, body, isOwn) => this.#receive(kind, body, isOwn));
    opened.read((chunk) => frames.push(chunk));
    this.#socket.on('error', () => this.#lose());
    this.#socket.on('close', () => this.#lose());
    if (this.#socket.destroyed) queueMicrotask(() => this.#lose());
  }

  get lost(): boolean {
    return this.#lost;
  }
  /** A message that is sent while others are unsent shares their write. */
  get isBoarding(): boolean {
    return this.#unsent.length > 0;
  }
  get inFlight(): number {
    return this.#jobs.length;
  }
  /**
   * @returns The time by `performance.now()` since which PostgreSQL has been working on the current job;
   * undefined if there is none.
   */
  get busySince(): number | undefined {
    return this.#jobs[0]?.startedAt;
  }

  /** The statements share one Sync, so either all take effect or none. */
  send(statements: readonly Statement[]): Promise<Result[]> {
    if (this.#lost) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const sinks = statements.map(({ into }) => into);
      for (const sink of sinks) sink?.begin();
      const job: Job = {
        results: [],
        rows: [],
        sinks,
        parsing: [],
        failure: undefined,
        startedAt,
        resolve,
        reject,
      };
      const parts: Buffer[] = [];
      for (const statement of statements) this.#write(statement, job, parts);
      parts.push(serialize.sync());
      this.#jobs.push(job);
      if (this.#unsent.length === 0) setImmediate(this.#flush);
      this.#unsent.push(...parts);
    });
  }

  readonly #flush = (): void => {
    if (this.#unsent.length > 0) this.#socket.write(Buffer.concat(this.#unsent));
    this.#unsent = [];
  };

  /**
   * Prepared statements must be discarded after the server reported that it does not know one, or that a
   * table changed its shape.
   */
  forgetPrepared(): void {
    this.#prepared.clear();
  }

  close(): void {
    if (this.#lost) return;
    this.#flush();
    this.#socket.end(serialize.end());
    this.#lose();
  }
  /** A connection that no longer answers is destroyed, because a normal close would wait for it. */
  destroy(): void {
    this.#socket.destroy();
    this.#lose();
  }

  #write({ name, text, values }: Statement, job: Job, parts: Buffer[]): void {
    let prepared = name === undefined ? undefined : this.#prepared.get(text);
    const isNew = name !== undefined && prepared === undefined;
    if (isNew) {
      // The connection uses its own short names, because the planner's names are longer and every Bind
      // message contains one.
      prepared = { text, name: `s${++this.#names}`, ready: false };
      this.#makeRoom(parts);
      this.#prepared.set(text, prepared);
      job.parsing.push(prepared);
      parts.push(serialize.parse({ name: prepared.name, text }));
    } else if (!prepared?.ready) {
      // The statement has no name, or an earlier job is still preparing it and may fail. The unnamed
      // statement always works.
      prepared = undefined;
      job.parsing.push(undefined);
      parts.push(serialize.parse({ text }));
    }
    parts.push(
      serialize.bind({ statement: prepared?.name ?? '', values: values as (string | null)[] }),
      serialize.execute(),
    );
  }

  #makeRoom(parts: Buffer[]): void {
    if (this.#prepared.size < PREPARED_LIMIT) return;
    for (const [text, { name, ready }] of this.#prepared) {
      if (!ready) continue;
      this.#prepared.delete(text);
      parts.push(serialize.close({ type: 'S', name }));
      return;
    }
  }

  #receive(kind: number, body: Buffer, isOwn: boolean): void {
    const job = this.#jobs[0];
    if (job === undefined) return; // notices and parameter changes arrive on idle connections too
    if (kind === DATA_ROW || kind === COPY_DATA) {
      const sink = job.sinks[job.results.length];
      if (sink) this.#waitFor(sink.row(body));
      else if (kind === DATA_ROW) job.rows.push(cellsOf(isOwn ? body : Buffer.from(body)));
    } else if (kind === COMMAND_COMPLETE || kind === EMPTY_QUERY) {
      job.results.push({ rows: job.rows, rowCount: kind === EMPTY_QUERY ? 0 : rowCountOf(body) });
      job.rows = [];
    } else if (kind === PARSE_COMPLETE) {
      const prepared = job.parsing.shift();
      if (prepared) prepared.ready = true;
    } else if (kind === ERROR) this.#fail(job, body);
    else if (kind === READY) this.#finish(job);
  }

  /**
   * Reading pauses until the sink has processed its rows, so that the socket fills and PostgreSQL stops
   * sending.
   */
  #waitFor(taken: Promise<void> | undefined): void {
    if (!taken) return;
    const goOn = () => {
      this.#takers -= 1;
      if (this.#takers === 0) this.#socket.resume();
    };
    this.#takers += 1;
    this.#socket.pause();
    taken.then(goOn, goOn);
  }

  #fail(job: Job, body: Buffer): void {
    const error = errorOf(body);
    const isServerGone =
      error.severity === 'FATAL' || error.severity === 'PANIC' || error.code?.startsWith('57P') === true;
    job.failure = isServerGone ? unavailable() : error;
  }

  #finish(job: Job): void {
    this.#jobs.shift();
    const next = this.#jobs[0];
    if (next) next.startedAt = performance.now();
    // Because of the error the server skipped these statements, so it does not know their names.
    for (const skipped of job.parsing) {
      if (skipped && this.#prepared.get(skipped.text) === skipped) this.#prepared.delete(skipped.text);
    }
    if (job.failure) job.reject(job.failure);
    else job.resolve(job.results);
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#unsent = [];
    for (const job of this.#jobs.splice(0)) job.reject(job.failure ?? unavailable());
    this.onLost();
  }
}
