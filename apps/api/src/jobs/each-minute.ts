import type { AppContext } from '../context/context.ts';

const minute = 60_000;

/**
 * Runs `look` at each full minute of the product's clock, and at once when the clock was set. @returns a
 * function that stops it
 */
export function eachMinute(
  { clock, pulse }: Pick<AppContext, 'clock' | 'pulse'>,
  look: () => void,
): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    // The timer ends slightly late, because timers may fire a millisecond early.
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

/**
 * Runs the work at once and then every minute, never two runs at a time. A failure is logged. @returns a
 * function that stops it and waits for a running one
 */
export function watchMinutes(
  app: Pick<AppContext, 'clock' | 'pulse' | 'log'>,
  work: () => Promise<unknown>,
  failure: string,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const look = () => {
    running = running.then(() => work().catch((error) => app.log.warn({ err: error }, failure)));
  };
  look();
  const stop = eachMinute(app, look);
  return async () => {
    stop();
    await running;
  };
}
