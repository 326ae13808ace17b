import { localDate, states } from '@operatory/domain';
import type { AppContext } from '../context.ts';

const minute = 60_000;
/** Where clinics are. */
export const zones = [...new Set(states.map(({ zone }) => zone)), 'Australia/Broken_Hill'];

/**
 * Answers that depend on the day are asked again when a clinic's day turns, with no write to tell of it: looked at each
 * full minute of the product's clock, and at once when the clock was set.
 */
export function watchMidnight({
  clock,
  engine,
  pulse,
}: Pick<AppContext, 'clock' | 'engine' | 'pulse'>): () => void {
  let timer: NodeJS.Timeout;
  const daysNow = () => zones.map((zone) => localDate(clock.now(), zone)).join();
  let days = daysNow();
  const look = () => {
    const before = days;
    days = daysNow();
    if (days !== before) engine.live.touchAll('day');
  };
  const wait = () => {
    // A little later than the turn: the timer may be early by a millisecond.
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      minute - (clock.now().getTime() % minute) + 10,
    );
    timer.unref();
  };
  wait();
  const off = pulse.listen({ clients: () => [], onRights: () => {}, onClock: look });
  return () => {
    clearTimeout(timer);
    off();
  };
}
