// `npm start`: sets up everything, and starts Operatory on one port. It can be run again at any time.
import { spawn } from 'node:child_process';
import { build, checkNode, generate, install, onceAlone, root } from './tools.mjs';

checkNode();
await install();
await generate();
await build();

// Without this flag, V8 shrinks the heap of an idle server again and again, which takes nine tenths of its
// processor time.
const server = spawn(process.execPath, ['--no-memory-reducer', '../../scripts/api.mjs'], {
  cwd: `${root}/apps/api`,
  // By the IPC channel, the server notices when this process ends.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, WEB_PORT: '', STARTED_AT: String(performance.timeOrigin) },
});
// The terminal may have sent the signal to the server as well, which treats two within a second as one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
onceAlone(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
