import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../src/env.ts';
import { endWithBench } from '../world.ts';

const run = promisify(execFile);
const folder = join(root, '.data/bench/peer');

export interface Peer {
  readonly port: number;
  readonly processId: number;
  stop(): Promise<void>;
}

/**
 * PostGraphile 5 requires Node 22, which npm's `node` package contains. Both are installed next to the
 * database's data on first use and are not dependencies of the product. @returns That Node's path, because
 * our server is measured with it too.
 */
export async function installPeer(): Promise<string> {
  const node = join(folder, 'node_modules/.bin/node');
  if (!existsSync(join(folder, 'node_modules/postgraphile')) || !existsSync(node)) {
    console.log('installing PostGraphile 5 and Node 22 …');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', 'node@22', 'postgraphile@5.1.5'], {
      cwd: folder,
    });
  }
  return node;
}

export async function startPeer(node: string, databaseUrl: string, port: number): Promise<Peer> {
  copyFileSync(fileURLToPath(new URL('postgraphile.mjs', import.meta.url)), join(folder, 'server.mjs'));
  const child = spawn(node, ['server.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithBench(() => child.kill('SIGKILL'));
  await started(child);
  return {
    port,
    processId: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 3_000).unref();
      }),
  };
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('ready') && resolve());
    child.once('exit', (code) => reject(new Error(`PostGraphile ended with ${code}`)));
  });
}
