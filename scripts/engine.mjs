// `npm run engine`: the engine on its own, out of one file made of its sources. So it starts in half the time.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNode, fail, once, root, sources } from './tools.mjs';

const main = 'packages/engine/src/standalone/main.ts';
const file = 'node_modules/.operatory-engine.mjs';

const bundle = async () => {
  const { build } = await import('esbuild').catch(() =>
    fail('The packages are not installed: npx -y pnpm@12.21.0 install --frozen-lockfile'),
  );
  const unfinished = `${file}.${process.pid}`;
  await build({
    entryPoints: [main],
    absWorkingDir: root,
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Drivers of pg's and ws's own that are faster or not there.
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    // What is required within is not known to modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await rename(join(root, unfinished), join(root, file));
};

checkNode();
const inputs = [
  'pnpm-lock.yaml',
  'scripts/engine.mjs',
  ...sources('packages/engine/src', 'packages/resource/src'),
];
await once('engine', inputs, [file], bundle);
await import(join(root, file));
