import { readEnv, StartError } from './env.ts';
import { printBanner } from './startup/print-banner.ts';
import { type Operatory, startOperatory } from './startup/start.ts';

/**
 * A second signal within this many milliseconds is ignored, because the terminal and npm (or node --watch)
 * both send one.
 */
const sameWish = 1_000;

/** Starts the server, prints its URL, and stops it on a signal or when its parent process ends. */
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
    // Only SIGTERM drains, because after Ctrl-C somebody is waiting.
    const drainSeconds = signal === 'SIGTERM' ? (env.DRAIN_SECONDS ?? (env.production ? 5 : 0)) : 0;
    setTimeout(() => process.exit(1), (drainSeconds + 10) * 1_000).unref();
    // If the server is still starting, this makes the start end by itself.
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
  // The parent process (scripts/start.mjs) was killed.
  process.on('disconnect', () => stop());

  try {
    operatory = await startOperatory(env, { signal: ending.signal });
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    throw error;
  }
  // A running server stays up even if its banner could not be printed.
  const { log } = operatory.context;
  await printBanner(operatory).catch((error) => log.warn({ err: error }, 'the banner was not printed'));
}

main().catch((error: unknown) => {
  // An error that the person who starts the server can fix is one line. Other errors are printed with their
  // stack.
  console.error(error instanceof StartError ? `Operatory cannot start: ${error.message}` : error);
  process.exit(1);
});
