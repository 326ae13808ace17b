import { localDate, type NightJob, states } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { eachMinute } from './each-minute.ts';

/** All time zones that clinics usually have. */
const zones = [...new Set(states.map(({ zone }) => zone)), 'Australia/Broken_Hill'];
/** @returns The current date of each zone, as one text that changes whenever a day begins somewhere. */
const daysAt = (now: Date): string => zones.map((zone) => localDate(now, zone)).join();

export interface NightOptions {
  /** The ids to handle; all if absent. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Once aborted, the job stops before the next id. */
  readonly end?: AbortSignal;
}
/** A night's job over clinics or clients. @returns the ids that failed */
export type NightlyJob = (options: NightOptions) => Promise<ReadonlySet<string>>;

/**
 * Runs a night's job at start, when a day begins in some zone, and when the clock was set. Each minute it
 * tries the failed ids again. @returns a function that stops it
 */
export function eachNight(
  app: Pick<AppContext, 'clock' | 'pulse' | 'log'>,
  job: NightJob,
  night: NightlyJob,
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
        // All ids are tried again in the next minute.
        days = '';
        app.log.warn({ err: error, job }, 'a nightly job failed');
      }
    });
  };
  look();
  const stop = eachMinute(app, look);
  return async () => {
    stop();
    // The job stops before the next id. If it failed for each, for example without a database, waiting for
    // all would take too long.
    ending.abort();
    await running;
  };
}
