import pg from 'pg';
import { DatabaseError } from 'pg-protocol';
import { ChangeNames, type FeedCatalog } from './change-names.ts';
import type { FeedOptions, OpenFeed } from './feed-contract.ts';
import { openResetFeed } from './feed-reset.ts';
import { openSlotFeed, PUBLICATION } from './feed-slot.ts';
import { openTableFeed } from './feed-table.ts';
import type { Change } from './live-plan.ts';

export type FeedKind = 'slot' | 'table' | 'reset';

export interface StartFeedOptions {
  /**
   * The URL of a role. For the slot it must be one that may replicate, but not the API's own, which could
   * then read every tenant's log. Otherwise any role that may read app.changes will do.
   */
  readonly connectionString: string;
  readonly catalog: FeedCatalog;
  readonly onChange: (changes: readonly Change[]) => void;
  /** Called when changes may have been missed. */
  readonly onReset: () => void;
  /** The catalog names of tables whose changes are not reported, such as presence. */
  readonly skip?: ReadonlySet<string>;
  /** Called with the reason when a feed ends or cannot be opened; it retries automatically. */
  readonly onError?: (error: unknown) => void;
  /** Overrides the choice of the best kind that the database allows. */
  readonly kind?: FeedKind;
  /** The interval in milliseconds at which a fallback feed checks for a free slot. */
  readonly slotAgainMs?: number;
  /**
   * The milliseconds to wait until the feed is ready; a slot waits for every transaction that was open
   * before it. After that `startFeed` resolves anyway, and every query runs again at this interval until
   * the feed is ready.
   */
  readonly readyTimeoutMs?: number;
}
export interface Feed {
  readonly kind: FeedKind;
  stop(): Promise<void>;
}

const OPENERS: Record<FeedKind, (options: FeedOptions) => Promise<OpenFeed>> = {
  slot: openSlotFeed,
  table: openTableFeed,
  reset: openResetFeed,
};
const RETRY_MS = 500;

/**
 * Reports which tables changed for which tenants, whichever program changed them. Resolves when the feed is
 * ready or its timeout has passed. The feed reconnects automatically and then calls `onReset`. @throws pg's
 * error when `kind` is absent and the database cannot be reached or rejects the login
 */
export async function startFeed({
  connectionString,
  catalog,
  skip = new Set(),
  kind,
  slotAgainMs = 30_000,
  readyTimeoutMs = 2_000,
  ...rest
}: StartFeedOptions): Promise<Feed> {
  const options: FeedOptions = { connectionString, names: new ChangeNames(catalog, skip), ...rest };
  const best = kind ?? (await bestKind(connectionString));
  const keeper = new FeedKeeper(best, kind !== undefined, { slotAgainMs, readyTimeoutMs }, options);
  await keeper.firstTry;
  return keeper;
}

class FeedKeeper implements Feed {
  kind: FeedKind;
  readonly firstTry: Promise<void>;
  #open: OpenFeed | undefined;
  #stopped = false;
  #standsIn = false;
  #wake = () => {};
  readonly #loop: Promise<void>;

  constructor(
    kind: FeedKind,
    private readonly isFixed: boolean,
    private readonly times: Required<Pick<StartFeedOptions, 'slotAgainMs' | 'readyTimeoutMs'>>,
    private readonly options: FeedOptions,
  ) {
    this.kind = kind;
    let tried = () => {};
    this.firstTry = new Promise((resolve) => {
      tried = resolve;
    });
    this.#loop = this.#keep(tried);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    this.#open?.stop();
    await Promise.race([this.#loop, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  }

  async #keep(tried: () => void): Promise<void> {
    const timeout = setTimeout(tried, this.times.readyTimeoutMs);
    for (let isFirst = true; !this.#stopped; isFirst = false) {
      const open = await this.#connect();
      if (open && !this.#stopped) {
        this.#open = open;
        // Changes made while there was no feed were not reported.
        if (!isFirst) this.options.onReset();
        tried();
        await this.#listen(open);
      } else open?.stop();
      if (!this.#stopped) await this.#pause(RETRY_MS);
    }
    clearTimeout(timeout);
    tried();
  }

  /**
   * Resolves when the feed ends. A feed that stands in for a slot is replaced when a slot is available
   * again.
   */
  async #listen(open: OpenFeed): Promise<void> {
    let ended = false;
    const end = open.ended.then(() => {
      ended = true;
    });
    while (this.#standsIn && !ended && !this.#stopped) {
      await Promise.race([end, this.#pause(this.times.slotAgainMs)]);
      if (ended || this.#stopped) break;
      const slot = await openSlotFeed(this.options).catch(() => undefined);
      if (!slot) continue;
      open.stop();
      this.kind = 'slot';
      this.#standsIn = false;
      this.#open = slot;
      if (this.#stopped) slot.stop();
      this.options.onReset();
      await slot.ended;
      return;
    }
    await end;
  }

  async #connect(): Promise<OpenFeed | undefined> {
    const impatient = setInterval(() => this.options.onReset(), this.times.readyTimeoutMs);
    try {
      const open = await OPENERS[this.kind](this.options);
      return open;
    } catch (error) {
      if (!this.#stopped) this.options.onError?.(error);
      if (this.kind === 'slot' && !this.isFixed && isRefusal(error)) await this.#standIn();
      return undefined;
    } finally {
      clearInterval(impatient);
    }
  }

  /** Chooses the next best kind that the database allows, for example when no slot is free. */
  async #standIn(): Promise<void> {
    const kind = await bestKind(this.options.connectionString, false).catch(() => this.kind);
    this.#standsIn = kind !== this.kind;
    this.kind = kind;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * Whether the database itself rejected the request. A database that is unreachable, starting up or shutting
 * down says nothing about what it allows.
 */
const isRefusal = (error: unknown) => error instanceof DatabaseError && !/^(57|08)/.test(error.code ?? '57');

async function bestKind(connectionString: string, maySlot = true): Promise<FeedKind> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ slot: boolean; watched: boolean }>(
      `select current_setting('wal_level') = 'logical'
              and (select rolsuper or rolreplication from pg_roles where rolname = current_user)
              and exists (select from pg_publication where pubname = $1) as slot,
              exists (select from pg_trigger where tgname = 'note_insert')
              and exists (select from pg_class c join pg_namespace n on n.oid = relnamespace
                           where nspname = 'app' and relname = 'changes'
                             and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')) as watched`,
      [PUBLICATION],
    );
    if (maySlot && rows[0]?.slot) return 'slot';
    return rows[0]?.watched ? 'table' : 'reset';
  } finally {
    await client.end();
  }
}
