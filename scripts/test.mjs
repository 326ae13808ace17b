// `npm test`: everything, on a clean clone with nothing prepared: checks, rules, engine, API, browser journeys.
import { checks } from './checks.mjs';
import { build, checkNode, chromium, generateAfresh, install, pnpm, step } from './tools.mjs';

const together = { together: true };
const tests = (title, ...filters) =>
  pnpm(title, ['-r', '--workspace-concurrency', '1', ...filters, '--if-present', 'run', 'test'], together);

checkNode();
await install();
await generateAfresh();
// Two cores: what reads the code, and what asks a database, side by side.
await Promise.all([
  checks(together).then(() => tests('Rules, engine and screens', '--filter', '!@operatory/api')),
  tests('API', '--filter', '@operatory/api'),
]);
const browser = await chromium();
await build();
await step('Journeys', 'npx', ['playwright', 'test'], { env: { CHROMIUM_PATH: browser }, cwd: 'e2e' });
console.log(`Everything passed after ${(performance.now() / 1000).toFixed(0)} s.`);
