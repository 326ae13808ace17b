import type { Pool } from 'pg';

/** The product's time. Tokens and lock-outs use the real clock instead. */
export interface Clock {
  /** The set instant (moving on from when it was set), or the real one. */
  now(): Date;
  /** What `app.now` is set to in a transaction: an ISO instant, or '' for the real clock. */
  setting(): string;
  /** Outside production: the clock runs on from this instant; null is the real clock again. */
  set(instant: Date | null): Promise<void>;
  /** Reads what was set before this process started. */
  refresh(): Promise<void>;
}
export interface SharedClock extends Clock {
  /**
   * Takes the offset that some process has set, in milliseconds (null is the real clock), unless this one has set
   * another since `askedAt`, by `performance.now()`. True when it differs from the last known offset, in whichever process it was set.
   */
  adopt(offset: number | null, askedAt: number): boolean;
}

/**
 * A clock that all processes share: the offset to the real clock lives in `app.settings`
 * (key `clock_offset_ms`), so the set time moves on and a restart keeps it.
 */
export function createClock(pool: Pool, settable: boolean): SharedClock {
  let offset: number | null = null;
  let adopted: number | null = null;
  let setAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => new Date(Date.now() + (offset ?? 0)),
    setting: () => (offset === null ? '' : new Date(Date.now() + offset).toISOString()),
    async set(instant) {
      if (!settable) throw new Error('the clock cannot be set in production');
      offset = instant ? instant.getTime() - Date.now() : null;
      await pool.query('select app.set_clock_offset($1)', [offset]);
      setAt = performance.now();
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
