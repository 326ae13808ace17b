// Runs a command from the API's sources, after setting everything up.
import { spawn } from 'node:child_process';
import { checkNode, generate, install, root } from './tools.mjs';

export async function alone(main, ...words) {
  checkNode();
  await install();
  await generate();
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...words], {
    cwd: `${root}/apps/api`,
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
