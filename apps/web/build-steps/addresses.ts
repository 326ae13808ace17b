import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const routes = fileURLToPath(new URL('../src/routes', import.meta.url));

/**
 * Writes the first segments of all paths of the application, so that the API can answer 404 for others on the
 * main host.
 */
export const addresses: Plugin = {
  name: 'addresses',
  apply: 'build',
  generateBundle() {
    const first = readdirSync(routes).map((file) => file.replace(/\.tsx$/, '').split('.')[0]);
    const named = [...new Set(first)].filter((part) => part !== 'index' && part !== '__root');
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(named.sort()) });
  },
};
