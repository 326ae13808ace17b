// Starts the servers of the journeys in parallel, one on each of the given ports, and ends them together.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundled } from '../scripts/bundle.mjs';

const cwd = fileURLToPath(new URL('../apps/api', import.meta.url));
// All processes use one bundle, because loading the sources would take each as long as preparing its
// database.
const server = await bundled('journeys', {
  main: 'apps/api/test/serve-fresh.ts',
  folders: ['apps/api/src', 'apps/api/test', 'packages/*/src/*.ts', 'prisma/schema', 'prisma/seed'],
});
let ending = false;

// Does not use `fetch`, which refuses some ports.
const isReady = (port) =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

const servers = process.argv.slice(2).map((port) => {
  const started = spawn(process.execPath, [fileURLToPath(server)], {
    cwd,
    // A journey may set the IP address of its browser, so that limits for each address do not affect other
    // journeys.
    env: { ...process.env, PORT: port, SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1,::1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.on('exit', (code) => {
    if (!ending) end(code || 1);
  });
  return { port, started };
});

function end(code) {
  ending = true;
  process.exitCode = code;
  for (const { started } of servers) started.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(0));

for (const { port } of servers) while (!ending && !(await isReady(port))) await wait(100);
if (!ending) console.log('Every server is ready.');
