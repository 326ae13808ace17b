import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testServerUrl } from '../src/testing/test-server.ts';

test('the migrations create exactly the schema in prisma/schema', async () => {
  const tool = fileURLToPath(new URL('../src/tools/schema-engine.mjs', import.meta.url));
  const env = { ...process.env, DATABASE_URL: await testServerUrl() };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', tool, 'drift'], { env });
  expect(stdout).toContain('exactly');
});
