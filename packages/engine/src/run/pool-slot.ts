import pg from 'pg';
import { Connection, unavailable } from './connection.ts';
import { openSocket } from './open-socket.ts';

const FIRST_BACK_OFF_MS = 100;
const LAST_BACK_OFF_MS = 2_000;

export type SlotState = 'cold' | 'connecting' | 'idle' | 'busy' | 'held' | 'cancelling' | 'closed';

/** One slot of the pool: a connection, or the attempt to open one again. */
export class Slot {
  state: SlotState = 'cold';
  connection: Connection | undefined;
  /** A statement in flight may take long: nothing may be sent behind it. */
  slow = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onChange: () => void,
    private readonly onError: (error: unknown) => void = () => {},
  ) {}

  /** Connects once; a failure is tried again only when someone waits and the back-off is over. */
  connect(): void {
    if (this.state !== 'cold' || this.#retry) return;
    this.state = 'connecting';
    openSocket(this.config).then(
      (opened) => {
        this.#failures = 0;
        const connection = new Connection(opened, () => this.#dropped(connection));
        if (this.state === 'closed') return connection.close();
        this.connection = connection;
        this.state = 'idle';
        this.onChange();
      },
      (error) => {
        if (this.state === 'closed') return;
        this.onError(error);
        this.state = 'cold';
        const backOff = Math.min(FIRST_BACK_OFF_MS * 2 ** this.#failures++, LAST_BACK_OFF_MS);
        this.#retry = setTimeout(
          () => {
            this.#retry = undefined;
            this.onChange();
          },
          backOff * (0.75 + Math.random() / 2),
        );
      },
    );
  }

  /** Asks the server to stop what this slot runs. Resolves once the signal is delivered, so that no later job is hit. */
  async cancel(): Promise<void> {
    const processId = this.connection?.processId;
    if (processId === undefined) return;
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_cancel_backend($1)', [processId]);
      await client.end();
    } catch {
      // Its statement_timeout will end it.
    }
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.#retry);
    this.connection?.close();
    this.connection = undefined;
  }

  #dropped(connection: Connection): void {
    if (this.connection !== connection || this.state === 'closed') return;
    this.connection = undefined;
    this.slow = false;
    // A holder (a transaction, a cancel) gives the slot back itself.
    if (this.state !== 'held' && this.state !== 'cancelling') this.state = 'cold';
    this.onChange();
  }

  /** The slot is free again after its holder is done. */
  release(): void {
    if (this.state === 'closed') return;
    this.state = this.connection === undefined ? 'cold' : this.connection.inFlight > 0 ? 'busy' : 'idle';
    this.onChange();
  }

  /** The connection, or EngineError `unavailable`. */
  requireConnection(): Connection {
    if (!this.connection) throw unavailable();
    return this.connection;
  }
}
