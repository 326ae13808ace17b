import type { AppContext } from '../context/context.ts';

const minute = 60_000;

/** Runs at each full minute of the product's clock, and at once when the clock was set. Returns a function that stops it. */
export function eachMinute(
  { clock, pulse }: Pick<AppContext, 'clock' | 'pulse'>,
  look: () => void,
): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    // Slightly after the full minute, because the timer may fire a millisecond early.
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
