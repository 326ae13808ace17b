// `npm start`: all set-up included, then Operatory on one port. Safe to run again at any time.
import { spawn } from 'node:child_process';
import { build, checkNode, generate, install, root } from './tools.mjs';

checkNode();
await install();
await generate();
await build();

const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  cwd: `${root}/apps/api`,
  stdio: 'inherit',
  env: { ...process.env, STARTED_AT: String(performance.timeOrigin) },
});
// The terminal sends Ctrl-C to the whole group; this process only waits, so that the server can close in order.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
