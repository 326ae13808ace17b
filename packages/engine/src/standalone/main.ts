import { sentenceOf } from './reach-database.ts';
import { settingsOf } from './settings.ts';
import { type Standalone, startStandalone } from './start.ts';

/** A second signal within this time is the same wish on another way: of the terminal and of npm. Milliseconds. */
const sameWish = 1_000;

let engine: Standalone | undefined;
let askedAt: number | undefined;
// Before the start: process 1, as in a container, heeds no signal that it does not listen to.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (askedAt !== undefined && performance.now() - askedAt > sameWish) process.exit(1);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    // While it starts, nothing is under way that anybody waits for.
    if (engine === undefined) process.exit(0);
    void engine.stop().finally(() => process.exit(0));
  });

/** A start that fails says why in one line, and what fails later in one line each. */
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
  console.error(`The engine did not start: ${sentenceOf(error)}`);
  process.exit(1);
}
