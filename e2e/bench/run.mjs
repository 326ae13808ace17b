// `pnpm --filter @operatory/e2e bench`: builds what is missing and measures in real browsers. With the name
// of a file it runs only that one.
import { build, chromium, generate, step } from '../../scripts/tools.mjs';

await generate();
await build();
await step('Browsers', 'npx', ['playwright', 'test', '-c', 'bench', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await chromium(), E2E_PORT: process.env.E2E_PORT ?? '4180' },
  cwd: 'e2e',
});
