// `npm test`: everything, also on a clean clone: static checks, rules, engine, API and journeys in the
// browser.
import { lint, staticChecks } from './static-checks.mjs';
import { build, buildStories, checkNode, chromium, generateAfresh, install, pnpm, step } from './tools.mjs';

// One process starts many servers one after another, and stopped ones do not free all their memory.
const together = { together: true, env: { NODE_OPTIONS: '--max-old-space-size=6144' } };
const tests = (title, filter, ...args) =>
  pnpm(
    title,
    ['-r', '--workspace-concurrency', '1', '--filter', filter, '--if-present', 'run', 'test', ...args],
    together,
  );
// The tests in these folders have a process of their own, because stopped servers do not free all their
// memory.
const apart = ['test/two-processes', 'test/inventory'];
const folders = ['test/auth', 'test/files', 'test/instruments', 'test/clinics', 'test/encryption'];
const tenants = ['test/isolation', 'test/fuzz'];

checkNode();
await install();
// Generating uses one core.
await Promise.all([generateAfresh(), lint(together)]);
/** The first of three sequences that end at about the same time. */
async function first() {
  await staticChecks(together);
  await tests('Rules, engine and screens', '!@operatory/api');
  await build(together);
  await buildStories(together);
  // The tests have a process of their own, because their engines need as much memory as one process should
  // have.
  await tests('API, tenants apart', '@operatory/api', ...tenants);
  return chromium();
}
const [browser] = await Promise.all([
  first(),
  tests(
    'API',
    '@operatory/api',
    ...[...apart, ...tenants, ...folders].flatMap((folder) => ['--exclude', `${folder}/**`]),
  ),
  tests('API, two processes and stock', '@operatory/api', ...apart).then(() =>
    tests('API, by folders', '@operatory/api', ...folders),
  ),
]);
await step('Journeys', 'npx', ['playwright', 'test'], { env: { CHROMIUM_PATH: browser }, cwd: 'e2e' });
console.log(`Everything passed after ${(performance.now() / 1000).toFixed(0)} s.`);
