import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take graphql's other build for our files than Node takes for Pothos and Yoga: two realms.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: { testTimeout: 20_000, hookTimeout: 60_000, fileParallelism: false },
});
