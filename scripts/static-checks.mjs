import { node, pnpm, step } from './tools.mjs';

/** Checks that need no generated files. */
export async function lint(options) {
  await step('Lint and format', 'npx', ['biome', 'check', '.'], options);
  await node('Words', ['scripts/words.mjs'], options);
}

/** Checks of imports and types, which need the generated files. */
export async function staticChecks(options) {
  await node('Boundaries', ['scripts/boundaries.mjs'], options);
  await pnpm('Types', ['-r', '--workspace-concurrency', '2', 'run', 'types'], options);
}
