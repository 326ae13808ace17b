import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '@operatory/db/testing/on-database';
import pg from 'pg';
import { dropDatabase, testCluster } from '../support/cluster.ts';
import { small } from '../support/databases.ts';
import { type HttpAnswer, Person, send } from '../support/person.ts';
import { secretsInEnv } from '../support/secrets.ts';
import { endsWithFile } from '../support/started.ts';
import { startProcess } from './process.ts';

type Headers = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, never>>;

/** Two processes of the API use one database, so that a lock within one process does not decide a race. */
export interface Arena {
  /** The SQL runs as the superuser, who bypasses row-level security. */
  sql(text: string, values?: readonly unknown[]): Promise<Row[]>;
  count(text: string, values?: readonly unknown[]): Promise<number>;
  signIn(tenant: 'north' | 'south', who: string): Promise<Person>;
  /** @returns The same person at the process that answers the n-th request; the processes take turns. */
  at(person: Person, n: number): Person;
  /**
   * Sends the n-th request to client north, to the processes in turn. Up to 250 requests have different IP
   * addresses.
   */
  ask(n: number, method: string, path: string, body?: string, headers?: Headers): Promise<HttpAnswer>;
  portOf(n: number): number;
  end(): Promise<void>;
}

export async function startArena(): Promise<Arena> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-races-'));
  const cluster = await testCluster();
  const { database } = await small.copy(cluster);
  const env = {
    NODE_ENV: 'test',
    SEED: 'none',
    DATA_DIR: folder,
    DATABASE_URL: urlOf(cluster.ownerUrl, database),
    ...secretsInEnv,
  };
  const one = await startProcess(env);
  const two = await startProcess(env);
  const root = new pg.Pool({ connectionString: urlOf(cluster.superuserUrl, database), max: 2 });
  root.on('error', () => {});
  const portOf = (n: number) => [one, two][n % 2]?.port ?? 0;
  const sql = async (text: string, values: readonly unknown[] = []) =>
    (await root.query(text, [...values])).rows as Row[];
  return {
    sql,
    async count(text, values) {
      const [row] = await sql(text, values);
      return Number(Object.values(row ?? {})[0]);
    },
    signIn: (tenant, who) => Person.signIn(one.port, tenant, `${who}.${tenant}@${tenant}.example`),
    at: ({ subDomain, token }, n) => new Person(portOf(n), subDomain, token),
    ask(n, method, path, body, headers = {}) {
      const port = portOf(n);
      const host = `north.localhost:${port}`;
      const own = { origin: `http://${host}`, 'x-operatory': '1', ...headers };
      return send(port, host, method, `/api/v1/${path}`, body, own, `127.0.9.${(n % 250) + 1}`);
    },
    portOf,
    end: endsWithFile(async () => {
      await Promise.all([one.end(), two.end()]);
      await root.end();
      await dropDatabase(cluster, database);
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}
