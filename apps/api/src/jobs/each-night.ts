import { localDate, type NightJob, states } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { eachMinute } from './each-minute.ts';

/** The time zones of clinics. */
const zones = [...new Set(states.map(({ zone }) => zone)), 'Australia/Broken_Hill'];
/** The current day in each time zone, as one text. */
const daysAt = (now: Date): string => zones.map((zone) => localDate(now, zone)).join();

export interface NightOptions {
  /** The ids to process; all if absent. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Stops before the next item when aborted. */
  readonly end?: AbortSignal;
}
/** A nightly job over clinics or clients. @returns the ids of those that failed */
export type Night = (options: NightOptions) => Promise<ReadonlySet<string>>;

/**
 * Runs a nightly job at startup, when the day changes at some clinic and when the clock was set; each minute it retries what
 * failed. Returns the function that stops it.
 */
export function eachNight(
  app: Pick<AppContext, 'clock' | 'pulse' | 'log'>,
  job: NightJob,
  night: Night,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let days = '';
  let left: ReadonlySet<string> = new Set();
  const ending = new AbortController();
  const look = () => {
    const before = days;
    days = daysAt(app.clock.now());
    const isNewDay = days !== before;
    if (!isNewDay && left.size === 0) return;
    running = running.then(async () => {
      try {
        left = await night({ only: isNewDay ? undefined : left, end: ending.signal });
      } catch (error) {
        // All are tried again in the next minute.
        days = '';
        app.log.warn({ err: error, job }, 'a nightly job failed');
      }
    });
  };
  look();
  const stop = eachMinute(app, look);
  return async () => {
    stop();
    // Stops before the next one, because a run that fails at each, for example without a database, would take too long to wait for.
    ending.abort();
    await running;
  };
}
