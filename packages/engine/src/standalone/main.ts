import { settingsOf } from './settings.ts';
import { startStandalone } from './start.ts';

/** A start that fails says why in one line, and what fails later in one line each. */
const sentence = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

try {
  const started = performance.now();
  const engine = await startStandalone(settingsOf(process.env), (line, error) => {
    console.error(error === undefined ? line : `${line}: ${sentence(error)}`);
  });
  const host = engine.isPublic
    ? ''
    : ' (this machine only, everybody is admin: set ENGINE_ADMIN_SECRET to change both)';
  console.log(
    `http://localhost:${engine.port}/v1/graphql over ${engine.tables} tables, ready in ${Math.round(performance.now() - started)} ms${host}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void engine.stop().finally(() => process.exit(0)));
} catch (error) {
  console.error(`The engine did not start: ${sentence(error)}`);
  process.exit(1);
}
