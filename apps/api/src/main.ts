import { readEnv, StartError } from './env.ts';
import { printBanner } from './startup/print-banner.ts';
import { type Operatory, startOperatory } from './startup/start.ts';

/** A second signal within this time counts as the same one: both the terminal and npm send it, or node --watch. */
const sameWish = 1_000;

/** The process: starts everything, prints its URL, and stops on a signal or when its parent has ended. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const ending = new AbortController();
  let askedAt: number | null = null;
  let operatory: Operatory | null = null;

  const stop = (signal?: NodeJS.Signals) => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > sameWish) process.exit(1);
      return;
    }
    askedAt = performance.now();
    // Ctrl-C stops without draining, because somebody is waiting.
    const drainSeconds = signal === 'SIGTERM' ? (env.DRAIN_SECONDS ?? (env.production ? 5 : 0)) : 0;
    setTimeout(() => process.exit(1), (drainSeconds + 10) * 1_000).unref();
    // If it is still starting, aborting makes it end by itself.
    ending.abort();
    operatory?.stop({ drainSeconds }).then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process (scripts/start.mjs) has been killed.
  process.on('disconnect', () => stop());

  try {
    operatory = await startOperatory(env, { signal: ending.signal });
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    throw error;
  }
  // A running server is not stopped because its banner could not be printed.
  const { log } = operatory.context;
  await printBanner(operatory).catch((error) => log.warn({ err: error }, 'the banner was not printed'));
}

main().catch((error: unknown) => {
  // An error that the person who starts the server can fix is printed as one line; a programming error keeps its stack.
  console.error(error instanceof StartError ? `Operatory cannot start: ${error.message}` : error);
  process.exit(1);
});
