import { localDate, states } from '@operatory/domain';
import type { AppContext } from '../context.ts';
import { eachMinute } from './each-minute.ts';

/** Where clinics are. */
const zones = [...new Set(states.map(({ zone }) => zone)), 'Australia/Broken_Hill'];
/** The day in each of them, as one text. */
export const daysAt = (now: Date): string => zones.map((zone) => localDate(now, zone)).join();

/**
 * Answers that depend on the day are asked again when a clinic's day turns, with no write to tell of it: looked at each
 * full minute of the product's clock, and at once when the clock was set.
 */
export function watchMidnight({
  clock,
  engine,
  pulse,
}: Pick<AppContext, 'clock' | 'engine' | 'pulse'>): () => void {
  let days = daysAt(clock.now());
  const look = () => {
    const before = days;
    days = daysAt(clock.now());
    if (days !== before) engine.live.touchAll('day');
  };
  return eachMinute({ clock, pulse }, look);
}
