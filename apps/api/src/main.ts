import { readEnv, StartError } from './env.ts';
import { printBanner } from './print-banner.ts';
import { startOperatory } from './start.ts';

/** The process: starts everything, prints where it is, and stops what it started on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const operatory = await startOperatory(env);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    // Ctrl-C is somebody waiting.
    const drainSeconds = signal === 'SIGTERM' ? (env.DRAIN_SECONDS ?? (env.production ? 5 : 0)) : 0;
    const patience = setTimeout(() => process.exit(1), (drainSeconds + 10) * 1_000);
    patience.unref();
    operatory.stop({ drainSeconds }).then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A server that runs is not stopped because its greeting could not be made.
  await printBanner(operatory).catch((error) =>
    operatory.context.log.warn({ err: error }, 'the banner was not printed'),
  );
}

main().catch((error: unknown) => {
  // Something the person who starts it can mend is one line; a programmer's error keeps its stack.
  console.error(error instanceof StartError ? `Operatory cannot start: ${error.message}` : error);
  process.exit(1);
});
