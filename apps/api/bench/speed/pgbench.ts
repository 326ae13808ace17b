import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Debian installs PostgreSQL's programs outside the PATH, in a folder for each version. @returns Undefined
 * when the program is not installed.
 */
export function findProgram(name: string): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? '').split(':').map((folder) => join(folder, name)),
    ...versions.map((version) => join(debian, version, 'bin', name)),
  ].find((path) => existsSync(path));
}

/**
 * Each SQL text is a script of its own, prepared, and runs as the role of `url` with the tenant set on its
 * connections, so that row-level security applies as it does for the API. @returns Transactions per second.
 */
export async function pgbench(
  program: string,
  url: string,
  tenant: string,
  scripts: readonly string[],
  concurrency: number,
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-pgbench-'));
  try {
    const files = scripts.map((sql, index) => {
      const path = join(folder, `${index}.sql`);
      writeFileSync(path, `${sql.replace(/\s+/g, ' ')};\n`);
      return ['-f', path];
    });
    const { stdout } = await run(
      program,
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(concurrency),
        '-j',
        '1',
        '-T',
        String(seconds),
        ...files.flat(),
        url,
      ],
      { env: { ...process.env, PGOPTIONS: `-c app.client_id=${tenant}` }, maxBuffer: 1 << 26 },
    );
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (!(perSecond > 0) || failed > 0) throw new Error(stdout);
    return perSecond;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
