// Starts the API from a bundle of its sources, for `npm start`, the benchmarks and the tests of whole
// processes.
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

export const bundledApi = () =>
  bundled('api', {
    main: 'apps/api/src/main.ts',
    folders: ['apps/api/src', 'packages/*/src/*.ts', 'prisma/schema', 'packages/db/src/generated'],
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await import(await bundledApi());
