import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedServer } from '@operatory/db';
import { isAlive } from '@operatory/db/embedded/lock';
import { onDatabase, urlOf } from '@operatory/db/testing/on-database';
import type pg from 'pg';

/**
 * The addresses of the template's database; `rootUrl` is the superuser's, who bypasses row-level security.
 */
interface Filling {
  readonly ownerUrl: string;
  readonly rootUrl: string;
}

let copies = 0;
let cleared: Promise<void> | undefined;
const nameOf = (what: string) => `t_${process.pid}_${what}`;

/**
 * The database is filled once per process, so that it matches the code, and then copied, because a copy is
 * fast.
 */
export class Template<T> {
  private made: Promise<T> | undefined;

  constructor(
    private readonly what: string,
    private readonly base: Template<unknown> | null,
    private readonly fill: (filling: Filling) => Promise<T>,
  ) {}

  async copy(cluster: EmbeddedServer): Promise<{ readonly database: string; readonly filled: T }> {
    const filled = await this.make(cluster);
    copies += 1;
    const database = nameOf(`copy_${copies}`);
    await onDatabase(cluster.superuserUrl, (client) => create(client, database, this.what));
    return { database, filled };
  }

  private make(cluster: EmbeddedServer): Promise<T> {
    this.made ??= (async () => {
      await this.base?.make(cluster);
      await onDatabase(cluster.superuserUrl, async (client) => {
        cleared ??= dropOthers(client);
        await cleared;
        await create(client, nameOf(this.what), this.base?.what ?? null);
      });
      const at = (url: string) => urlOf(url, nameOf(this.what));
      return await this.fill({ ownerUrl: at(cluster.ownerUrl), rootUrl: at(cluster.superuserUrl) });
    })().catch(async (error) => {
      // A partly filled template is dropped, so that the next file can try again.
      this.made = undefined;
      await onDatabase(cluster.superuserUrl, (client) =>
        client.query(`drop database if exists ${nameOf(this.what)} with (force)`),
      );
      throw error;
    });
    return this.made;
  }
}

async function create(client: pg.Client, database: string, template: string | null): Promise<void> {
  // Copying the files takes a third of the processor time of writing all pages to the WAL.
  const from = template ? `template ${nameOf(template)} strategy file_copy` : '';
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${database} owner operatory ${from}`);
      return;
    } catch (error) {
      // A closing connection still blocks copying the template.
      if ((error as { code?: string }).code !== '55006' || attempt === 1_000) throw error;
      await wait(20);
    }
  }
}

/** Aborted runs may have left their databases behind. */
async function dropOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; pid: number }>(
    String.raw`select datname as name, split_part(datname, '_', 2)::int as pid from pg_database where datname ~ '^t_\d+_'`,
  );
  for (const { name, pid } of rows)
    if (pid === process.pid || !isAlive(pid)) await client.query(`drop database ${name} with (force)`);
}
