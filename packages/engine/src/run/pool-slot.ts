import pg from 'pg';
import { Connection, unavailable } from './connection.ts';
import { openSocket } from './open-socket.ts';

const FIRST_BACK_OFF_MS = 100;
const LAST_BACK_OFF_MS = 2_000;

export type SlotState = 'cold' | 'connecting' | 'idle' | 'busy' | 'held' | 'cancelling' | 'closed';

export class Slot {
  state: SlotState = 'cold';
  connection: Connection | undefined;
  /** True if a running statement may take a long time, so nothing may be sent after it. */
  slow = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onChange: () => void,
    private readonly onError: (error: unknown) => void = () => {},
  ) {}

  /**
   * A failed attempt is repeated only when a request waits and the back-off time is over, so that an
   * unavailable database is not flooded.
   */
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

  /**
   * The promise resolves only when the signal is delivered, so that no later statement is cancelled by
   * mistake.
   */
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
      // If the cancel request fails, statement_timeout ends the statement.
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
    // A transaction or a cancel that holds the slot releases it itself.
    if (this.state !== 'held' && this.state !== 'cancelling') this.state = 'cold';
    this.onChange();
  }

  release(): void {
    if (this.state === 'closed') return;
    this.state = this.connection === undefined ? 'cold' : this.connection.inFlight > 0 ? 'busy' : 'idle';
    this.onChange();
  }

  /** @throws EngineError `unavailable` if there is no connection */
  requireConnection(): Connection {
    if (!this.connection) throw unavailable();
    return this.connection;
  }
}
