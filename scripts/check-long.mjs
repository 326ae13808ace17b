// `pnpm check:long`: what is too long for every `npm test`. Everybody by every form of reading and writing, every rule and
// policy removed in turn, ten thousand random operations, the law of filters over many more, every race fifty times, each
// journey and story of a kind where `npm test` has the first few, and every button of every screen pressed by each role.
import { build, buildStories, chromium, generate, pnpm, step } from './tools.mjs';

const SEED = process.env.SEED ?? String(Date.now() % 1_000_000_000);

await pnpm('Isolation, whole', ['--filter', '@operatory/api', 'exec', 'vitest', 'run', 'test/isolation'], {
  env: { LONG: '1', RACES: '50', SEED },
});
await pnpm(
  'Races, fifty times each',
  ['--filter', '@operatory/api', 'exec', 'vitest', 'run', 'test/two-processes/races'],
  { env: { RACES: '50' } },
);
await pnpm(
  'Races in the database',
  ['--filter', '@operatory/db', 'exec', 'vitest', 'run', 'test/races.test.ts'],
  { env: { RACES: '50' } },
);
await pnpm(
  'Stock by chance',
  ['--filter', '@operatory/api', 'exec', 'vitest', 'run', 'test/inventory/stock-model'],
  {
    env: { STOCK_STEPS: '3000', SEED },
  },
);
await pnpm('Fuzz', ['--filter', '@operatory/api', 'exec', 'vitest', 'run', 'test/fuzz'], {
  env: { FUZZ_RUNS: '10000', SEED },
});
await pnpm(
  'The law of filters',
  ['--filter', '@operatory/engine', 'exec', 'vitest', 'run', 'matches', 'rules-law', 'fuzz'],
  { env: { PROPERTY_RUNS: '300', FUZZ_RUNS: '10000' } },
);
await generate();
await build();
await buildStories();
const CHROMIUM_PATH = await chromium();
const inBrowser = (title, ...args) =>
  step(title, 'npx', ['playwright', 'test', ...args], {
    env: { LONG: '1', CHROMIUM_PATH, E2E_PORT: process.env.E2E_PORT ?? '4190', E2E_WORKERS: '2' },
    cwd: 'e2e',
  });
const walks = 'every screen in every window';
await inBrowser('Journeys and stories, whole', '--grep-invert', walks);
await inBrowser('Every screen, in every window', '--grep', walks);
// Each role on a server of its own; a run that was cut goes on where it was with PRESS_RESUME=1.
await inBrowser('Every button, pressed', '-c', 'press');
