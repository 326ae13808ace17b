import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endsWithFile } from '../support/started.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The API runs in its own process, as in an installation, and ends on a signal. */
export interface ApiProcess {
  readonly port: number;
  /** The process gets SIGTERM. @returns The exit code. */
  end(): Promise<number | null>;
}

export async function startProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['../../scripts/api.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
  });
  const ended = once(child, 'exit');
  const up = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  const end = endsWithFile(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  if (!(await up())) throw new Error(`the process ended with ${child.exitCode}`);
  return {
    port,
    async end() {
      await end();
      return child.exitCode;
    },
  };
}
