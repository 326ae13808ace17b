interface Store {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly { offset_ms?: unknown }[] }>;
}

/** The product's time, which tests can set. Tokens and lock-outs use the real clock. */
export interface Clock {
  /** The real time, or the time since the one that was set. */
  now(): Date;
  /** @returns The value of the setting `app.now` of a transaction: an ISO time, or '' for the real clock. */
  setting(): string;
  /** Sets the time from which the clock runs on; null for the real clock. It throws in production. */
  set(instant: Date | null): Promise<void>;
  /** Reads the offset that another process may have set. */
  refresh(): Promise<void>;
}
export interface SharedClock extends Clock {
  /**
   * Takes over the offset (in milliseconds; null for the real clock) that another process set, unless this
   * process has set one since `askedAt` (of `performance.now()`). @returns whether the offset differs from
   * the last known one
   */
  adopt(offset: number | null, askedAt: number): boolean;
}

/**
 * A clock that all processes share. Its offset from the real clock is stored in the database, so the set time
 * runs on and survives a restart.
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
      // While the new offset is being stored, no offset that was read before may be taken over.
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
