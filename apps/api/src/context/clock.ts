/** The part of a pool that stores the offset. */
interface Store {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly { offset_ms?: unknown }[] }>;
}

/** The product's time. Tokens and lock-outs use the real clock instead. */
export interface Clock {
  /** The current time: moves on from the instant that was set, or is the real time. */
  now(): Date;
  /** The value for `app.now` in a transaction: an ISO instant, or '' for the real clock. */
  setting(): string;
  /** Outside production, sets the instant from which the clock runs on; null restores the real clock. */
  set(instant: Date | null): Promise<void>;
  /** Reads an offset that was set before this process started. */
  refresh(): Promise<void>;
}
export interface SharedClock extends Clock {
  /**
   * Adopts the offset in milliseconds that some process has set (null is the real clock), unless this process has set another since
   * `askedAt`, by `performance.now()`. Returns whether it differs from the last known offset, regardless of which process set it.
   */
  adopt(offset: number | null, askedAt: number): boolean;
}

/**
 * A clock shared by all processes: the offset from the real clock is stored in `app.settings` (key `clock_offset_ms`), so the set time
 * moves on and survives a restart.
 */
export function createClock(pool: Store, settable: boolean): SharedClock {
  let offset: number | null = null;
  let adopted: number | null = null;
  let setAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => new Date(Date.now() + (offset ?? 0)),
    setting: () => (offset === null ? '' : new Date(Date.now() + offset).toISOString()),
    async set(instant) {
      if (!settable) throw new Error('the clock cannot be set in production');
      offset = instant ? instant.getTime() - Date.now() : null;
      // A reading that began before the new offset was stored is not adopted, even if its answer arrives earlier.
      setAt = Number.POSITIVE_INFINITY;
      try {
        await pool.query('select app.set_clock_offset($1)', [offset]);
      } finally {
        setAt = performance.now();
      }
    },
    async refresh() {
      if (!settable) return;
      const { rows } = await pool.query('select app.clock_offset() as offset_ms');
      offset = rows[0]?.offset_ms == null ? null : Number(rows[0].offset_ms);
      adopted = offset;
    },
    adopt(given, askedAt) {
      if (askedAt < setAt) return false;
      const isNew = given !== adopted;
      adopted = given;
      offset = given;
      return isNew;
    },
  };
}
