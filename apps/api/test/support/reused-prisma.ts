import { createPrisma, type Prisma } from '@operatory/db';
import type pg from 'pg';

interface Client {
  readonly prisma: Prisma;
  pool: pg.Pool;
}
const free: Client[] = [];

/**
 * Makes a Prisma client work with any pool: creating a new one parses the whole data model, which takes as long as the rest of a
 * start.
 */
function clientOver(pool: pg.Pool): Client {
  const at = { pool };
  const pools = new Proxy(pool, {
    get: (_, key) => {
      const value: unknown = Reflect.get(at.pool, key);
      return typeof value === 'function' ? value.bind(at.pool) : value;
    },
  });
  return Object.assign(at, { prisma: createPrisma(pools) });
}

/** Prisma for one server, reused from a stopped one if possible. */
export function reusedPrisma() {
  let client: Client | undefined;
  return {
    make(pool: pg.Pool): Prisma {
      client = free.pop() ?? clientOver(pool);
      client.pool = pool;
      return client.prisma;
    },
    giveBack(): void {
      if (client) free.push(client);
    },
  };
}
