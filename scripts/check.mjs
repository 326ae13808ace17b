// `pnpm check`: the fast part of what CI runs: generated files fresh, lint, boundaries, types.
import { checkNode, contents, fail, generate, install, node, pnpm, sources, step } from './tools.mjs';

checkNode();
await install();
await generate();
const committed = sources('*.gen.ts').filter((path) => path.startsWith('packages/'));
const before = contents(committed);
await pnpm('Generated files are fresh', ['--filter', '@operatory/db', 'gen']);
const stale = committed.filter((path) => contents([path]).get(path) !== before.get(path));
if (stale.length > 0) fail(`Not fresh, now made anew: ${stale.join(', ')}`);
await step('Lint and format', 'npx', ['biome', 'check', '.']);
await node('Boundaries', ['scripts/boundaries.mjs']);
await pnpm('Types', ['-r', '--workspace-concurrency', '2', 'run', 'types']);
