import type { AppContext } from '../context/context.ts';

const minute = 60_000;

/** Looks at each full minute of the product's clock, and at once when the clock was set. Answers with what ends that. */
export function eachMinute(
  { clock, pulse }: Pick<AppContext, 'clock' | 'pulse'>,
  look: () => void,
): () => void {
  let timer: NodeJS.Timeout;
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
