import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@operatory/db';
import pg from 'pg';
import { readEnv } from '../src/env.ts';
import { type Operatory, startOperatory } from '../src/start.ts';

export interface BenchWorld {
  readonly operatory: Operatory;
  readonly root: pg.Pool;
  /** The PostgreSQL server's process. */
  readonly postgres: number;
  stop(): Promise<void>;
}

/** The whole process over a fresh database with the named seed. */
export async function startWorld(seed: 'demo' | 'small'): Promise<BenchWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-bench-'));
  const cluster = await startEmbedded({ dataDir: join(tmpdir(), 'operatory-bench') });
  const name = `b_${Date.now()}`;
  const master = new pg.Client({ connectionString: cluster.superuserUrl });
  await master.connect();
  await master.query(`create database ${name} owner operatory`);
  const at = (url: string) => url.replace(/\/[^/]*$/, `/${name}`);
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: seed,
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    DATABASE_URL: at(cluster.ownerUrl),
  };
  const operatory = await startOperatory(readEnv(env));
  const root = new pg.Pool({ connectionString: at(cluster.superuserUrl), max: 2 });
  return {
    operatory,
    root,
    postgres: cluster.processId,
    async stop() {
      await operatory.stop();
      await root.end();
      await master.query(`drop database ${name} with (force)`);
      await master.end();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Seconds of processor time of a process and all its children, dead or alive, from /proc. */
export function processorSeconds(processId: number): number {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [String(processId), ...children].reduce((sum, id) => {
    try {
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      // utime and stime; of the server itself also those of the children it has buried.
      const own = Number(fields[11]) + Number(fields[12]);
      const buried = id === String(processId) ? Number(fields[13]) + Number(fields[14]) : 0;
      return sum + (own + buried) / 100;
    } catch {
      return sum;
    }
  }, 0);
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
