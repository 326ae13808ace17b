// `pnpm --filter @operatory/e2e bench`: builds what is missing, then measures in real browsers. With a file's name it measures
// only that file.
import { build, chromium, generate, step } from '../../scripts/tools.mjs';

await generate();
await build();
await step('Browsers', 'npx', ['playwright', 'test', '-c', 'bench', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await chromium(), E2E_PORT: process.env.E2E_PORT ?? '4180' },
  cwd: 'e2e',
});
