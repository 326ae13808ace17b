import { failureText } from './reach-database.ts';
import { settingsOf } from './settings.ts';
import { type Standalone, startStandalone } from './start.ts';

/**
 * The terminal and npm both send a signal, so a second one within this many milliseconds is the same request
 * to stop.
 */
const sameWish = 1_000;

let engine: Standalone | undefined;
let askedAt: number | undefined;
// The handlers are registered before the start, because process 1, as in a container, ignores signals that it
// has no handler for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (askedAt !== undefined && performance.now() - askedAt > sameWish) process.exit(1);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    // During startup there are no running requests to finish.
    if (engine === undefined) process.exit(0);
    void engine.stop().finally(() => process.exit(0));
  });

/** A failed start, like each later failure, is reported in one line. */
try {
  const started = performance.now();
  engine = await startStandalone(settingsOf(process.env), (line) => console.error(line));
  const host = engine.isPublic
    ? ''
    : ' (this machine only, everybody is admin: set ENGINE_ADMIN_SECRET to change both)';
  console.log(
    `http://localhost:${engine.port}/v1/graphql over ${engine.tables} tables, ready in ${Math.round(performance.now() - started)} ms${host}`,
  );
} catch (error) {
  console.error(`The engine did not start: ${failureText(error)}`);
  process.exit(1);
}
