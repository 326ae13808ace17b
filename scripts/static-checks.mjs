import { node, pnpm, step } from './tools.mjs';

/** Checks that need not run the code: lint and format, words, boundaries, types. */
export async function staticChecks(options) {
  await step('Lint and format', 'npx', ['biome', 'check', '.'], options);
  await node('Words', ['scripts/words.mjs'], options);
  await node('Boundaries', ['scripts/boundaries.mjs'], options);
  await pnpm('Types', ['-r', '--workspace-concurrency', '2', 'run', 'types'], options);
}
