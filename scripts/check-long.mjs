// `pnpm check:long`: the checks that take too long for every `npm test`. It compares every read and write of
// every role, kills every mutant of the access rules, runs ten thousand random operations, longer property
// tests and every race fifty times, runs all journeys and stories where `npm test` runs only some of a kind,
// and presses every button in each role. With names it runs only those steps, as the nightly workflow does:
// `pnpm check:long races fuzz`.
import { build, buildStories, checkNode, chromium, fail, generate, install, pnpm, step } from './tools.mjs';

const SEED = process.env.SEED ?? String(Date.now() % 1_000_000_000);
const vitest = (title, of, env, ...args) =>
  pnpm(title, ['--filter', `@operatory/${of}`, 'exec', 'vitest', 'run', ...args], { env: { SEED, ...env } });
async function inBrowser(title, ...args) {
  await build();
  await buildStories();
  const CHROMIUM_PATH = await chromium();
  await step(title, 'npx', ['playwright', 'test', ...args], {
    env: { LONG: '1', CHROMIUM_PATH, E2E_PORT: process.env.E2E_PORT ?? '4190', E2E_WORKERS: '2' },
    cwd: 'e2e',
  });
}

const whole = { LONG: '1', RACES: '50' };
const isolation = 'test/isolation/isolation.test.ts';
const steps = {
  isolation: () => vitest('Isolation, whole', 'api', whole, 'test/isolation', '-t', '^(?!.*every mutant)'),
  mutants: () => vitest('Every mutant', 'api', whole, isolation, '-t', 'every mutant'),
  async races() {
    await vitest('Races, fifty times each', 'api', whole, 'test/two-processes/races');
    await vitest('Races in the database', 'db', whole, 'test/races.test.ts');
  },
  stock: () => vitest('Stock by chance', 'api', { STOCK_STEPS: '3000' }, 'test/inventory/stock-model'),
  fuzz: () => vitest('Fuzz', 'api', { FUZZ_RUNS: '10000' }, 'test/fuzz'),
  async properties() {
    const many = { PROPERTY_RUNS: '300', FUZZ_RUNS: '10000' };
    await vitest('Properties of the engine', 'engine', many, 'matches', 'rules-law', 'fuzz');
    await vitest('Properties of filters', 'web', { PROPERTY_RUNS: '20' }, 'filter-address');
    await vitest('Unread counts', 'api', { LONG: '1' }, 'test/chat/chat-counts');
  },
  journeys: () => inBrowser('Journeys and stories, whole', '--grep-invert', '@walk'),
  screens: () => inBrowser('Every screen, in every window', '--grep', '@walk'),
  // Each role has a server of its own; PRESS_RESUME=1 continues a stopped run.
  press: () => inBrowser('Every button, pressed', '-c', 'press'),
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in steps));
if (unknown) fail(`No step is called ${unknown}: ${Object.keys(steps).join(', ')}`);
checkNode();
await install();
await generate();
for (const name of named.length > 0 ? named : Object.keys(steps)) await steps[name]();
