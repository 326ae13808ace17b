// `npm run rotate-key`: encrypts the sealed columns under a new key, while nothing else runs.
import { spawn } from 'node:child_process';
import { checkNode, generate, install, root } from './tools.mjs';

checkNode();
await install();
await generate();
const child = spawn(process.execPath, ['--import', 'tsx', 'src/rotate-key.ts'], {
  cwd: `${root}/apps/api`,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
