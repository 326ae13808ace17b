// `npm start`: all set-up included, then Operatory on one port. Safe to run again at any time.
import { spawn } from 'node:child_process';
import { build, checkNode, generate, install, onceAlone, root } from './tools.mjs';

checkNode();
await install();
await generate();
await build();

// An idle server's few beats would set V8 to shrinking its heap again and again: nine tenths of what idling cost.
const server = spawn(process.execPath, ['--no-memory-reducer', '../../scripts/api.mjs'], {
  cwd: `${root}/apps/api`,
  // By the IPC channel, the child notices that this process has ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, WEB_PORT: '', STARTED_AT: String(performance.timeOrigin) },
});
// The terminal may have sent the signal to the server too, which treats two within a second as one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
onceAlone(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
