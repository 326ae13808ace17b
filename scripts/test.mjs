// `npm test`: everything, on a clean clone with nothing prepared: checks, rules, engine, API, browser journeys.
import { build, checkNode, chromium, install, node, pnpm, step } from './tools.mjs';

checkNode();
await install();
const browser = await chromium();
await node('Checks', ['scripts/check.mjs']);
await pnpm('Rules, engine and API', ['-r', '--workspace-concurrency', '1', '--if-present', 'run', 'test']);
await build();
await step('Journeys', 'npx', ['playwright', 'test'], {
  env: { CHROMIUM_PATH: browser },
  cwd: 'e2e',
});
console.log(`Everything passed after ${(performance.now() / 1000).toFixed(0)} s.`);
