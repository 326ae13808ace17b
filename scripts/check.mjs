// `pnpm check`: the fast part of what CI runs: lint, types, boundaries.
import { checkNode, generate, install, node, pnpm, step } from './tools.mjs';

checkNode();
await install();
await generate();
await step('Lint and format', 'npx', ['biome', 'check', '.']);
await node('Boundaries', ['scripts/boundaries.mjs']);
await pnpm('Types', ['-r', '--workspace-concurrency', '2', 'run', 'types']);
