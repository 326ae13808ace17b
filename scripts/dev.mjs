// `npm run dev`: the API restarts on change, the web application reloads in place (http://<tenant>.localhost:5173).
import { spawn } from 'node:child_process';
import { checkNode, generate, install, root } from './tools.mjs';

checkNode();
await install();
await generate();

const children = [
  spawn(
    process.execPath,
    ['--import', 'tsx', '--watch-path=src', '--watch-path=../../packages', 'src/main.ts'],
    { cwd: `${root}/apps/api`, stdio: 'inherit' },
  ),
  spawn('npx', ['vite', '--host', '127.0.0.1'], { cwd: `${root}/apps/web`, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
