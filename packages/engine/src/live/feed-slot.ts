import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { serialize } from 'pg-protocol';
import { Connection } from '../run/connection.ts';
import { CHUNK, type OpenSocket, openSocket } from '../run/open-socket.ts';
import { errorOf, Frames } from '../run/protocol-frames.ts';
import type { FeedOptions, OpenFeed } from './feed-contract.ts';
import { type Commit, PgOutput } from './pgoutput.ts';
import { Visibility } from './visibility.ts';

export const PUBLICATION = 'operatory_changes';

const STATUS_MS = 10_000;
/** The server sends a message at least every half of its wal_sender_timeout (60 s by default). */
const SILENCE_MS = 90_000;
/** PostgreSQL's timestamps count microseconds from the year 2000. */
const POSTGRES_EPOCH_MS = 946_684_800_000;

const letter = (text: string) => text.charCodeAt(0);
const [READY, ERROR, COPY_BOTH, COPY_DATA] = ['Z', 'E', 'W', 'd'].map(letter);
const [WAL_DATA, KEEP_ALIVE] = ['w', 'k'].map(letter);

/**
 * The pause between two reads, because waking up for each commit would cost the writers more than the rest
 * of the feed.
 */
const READ_PAUSE_MS = 5;

/**
 * Streams the changes of a publication through a temporary replication slot of this process. Writers have
 * no cost beyond wal_level, and writes by any client, including psql, are reported. Resolves when the slot
 * is ready; every later commit is reported.
 */
export async function openSlotFeed({ connectionString, names, onChange }: FeedOptions): Promise<OpenFeed> {
  const named = { connectionString, application_name: 'operatory feed' };
  const plain = await openSocket(named);
  let lose = () => {};
  const eyes = new Connection(plain, () => lose());
  const opened = await openSocket({ ...named, replication: 'database' }).catch((error) => {
    eyes.close();
    throw error;
  });
  const { socket } = opened;
  lose = () => socket.destroy();
  const visibility = new Visibility(eyes, onChange);
  const output = new PgOutput(names);
  const stream = new ReplicationStream(opened, (message) => {
    const commit: Commit | undefined = output.read(message);
    if (commit) visibility.await(commit);
  });
  const stop = () => {
    socket.destroy();
    eyes.close();
    visibility.stop();
  };
  const slot = `operatory_${process.pid}_${randomBytes(6).toString('hex')}`;
  try {
    await stream.command(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`);
    await stream.command(
      `START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names '${PUBLICATION}')`,
    );
  } catch (error) {
    stop();
    throw error;
  }
  return { ended: stream.closed.then(stop), stop };
}

/** A connection in replication mode: plain commands, then a stream that must be acknowledged. */
class ReplicationStream {
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  readonly #onWal: (message: Buffer) => void;
  #settle: ((error?: Error) => void) | undefined;
  #failure: Error | undefined;
  #received = 0n;
  #heardAt = Date.now();

  constructor({ socket, read }: OpenSocket, onWal: (message: Buffer) => void) {
    this.#socket = socket;
    this.#onWal = onWal;
    const frames = new Frames((kind, body) => this.#receive(kind, body));
    const status = setInterval(() => {
      if (Date.now() - this.#heardAt > SILENCE_MS) socket.destroy();
      else if (this.#received > 0n) this.#acknowledge();
    }, STATUS_MS);
    status.unref();
    let pause: NodeJS.Timeout | undefined;
    read((chunk) => {
      this.#heardAt = Date.now();
      frames.push(chunk);
      if (chunk.length >= CHUNK || this.#settle) return;
      socket.pause();
      pause = setTimeout(() => socket.resume(), READ_PAUSE_MS);
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      const close = () => {
        clearInterval(status);
        clearTimeout(pause);
        this.#finish(new Error('the replication connection was lost'));
        resolve();
      };
      socket.once('close', close);
      if (socket.destroyed) close();
    });
  }

  /** Resolves when the command ends or its stream starts. */
  command(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) {
        reject(new Error('the replication connection was lost'));
        return;
      }
      this.#settle = (error) => (error ? reject(error) : resolve());
      this.#socket.write(serialize.query(text));
    });
  }

  #finish(error?: Error): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(error);
  }

  #receive(kind: number, body: Buffer): void {
    if (kind === COPY_DATA) this.#data(body);
    else if (kind === ERROR) {
      this.#failure = errorOf(body);
      // An error during streaming, for example because the publication was dropped, ends the stream.
      if (!this.#settle) this.#socket.destroy();
    } else if (kind === COPY_BOTH) this.#finish();
    else if (kind === READY) {
      this.#finish(this.#failure);
      this.#failure = undefined;
    }
  }

  #data(body: Buffer): void {
    if (body[0] === WAL_DATA) {
      this.#advance(body.readBigUInt64BE(1));
      this.#onWal(body.subarray(25));
    } else if (body[0] === KEEP_ALIVE) {
      this.#advance(body.readBigUInt64BE(1));
      if (body[17] === 1) this.#acknowledge();
    }
  }

  #advance(position: bigint): void {
    if (position > this.#received) this.#received = position;
  }

  /** Acknowledges everything received, so that the server may discard that part of its log. */
  #acknowledge(): void {
    const reply = Buffer.alloc(34);
    reply[0] = letter('r');
    for (const at of [1, 9, 17]) reply.writeBigUInt64BE(this.#received, at);
    reply.writeBigInt64BE(BigInt(Date.now() - POSTGRES_EPOCH_MS) * 1000n, 25);
    this.#socket.write(serialize.copyData(reply));
  }
}
