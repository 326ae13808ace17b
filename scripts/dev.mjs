// `npm run dev`: the API restarts on each change, and the web application updates in place
// (http://<tenant>.localhost:5173).
import { spawn } from 'node:child_process';
import { checkNode, generate, install, onceAlone, root } from './tools.mjs';

checkNode();
await install();
await generate();

const env = { ...process.env, WEB_PORT: process.env.WEB_PORT || '5173' };
const run = (folder, ...args) =>
  spawn(process.execPath, args, { cwd: `${root}/${folder}`, stdio: 'inherit', env });
const children = [
  run('apps/api', ...['--import', 'tsx', '--watch-path=src', '--watch-path=../../packages'], 'src/main.ts'),
  run('apps/web', 'node_modules/vite/bin/vite.js'),
];
let ended = 0;
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
onceAlone(stop);
for (const child of children)
  child.on('exit', (code) => {
    ended += 1;
    stop();
    process.exitCode ??= code ?? 0;
    if (ended === children.length) process.exit();
  });
