import { createPrisma, type Prisma } from '@operatory/db';
import type pg from 'pg';

interface At {
  api: pg.Pool;
  platform: pg.Pool | undefined;
}
interface Client extends At {
  readonly prisma: Prisma;
}
const free: Client[] = [];

/**
 * The Prisma client can be moved to other pools, because creating one parses the whole data model, which
 * takes as long as the rest of a start.
 */
function clientOver(api: pg.Pool, platform?: pg.Pool): Client {
  const at: At = { api, platform };
  const poolOf = (name: keyof At) =>
    new Proxy(api, {
      get: (_, key) => {
        const pool = at[name] ?? api;
        const value: unknown = Reflect.get(pool, key);
        return typeof value === 'function' ? value.bind(pool) : value;
      },
    });
  return Object.assign(at, { prisma: createPrisma(poolOf('api'), poolOf('platform')) });
}

/** A server uses the Prisma client of a stopped one if possible. */
export function reusedPrisma() {
  let client: Client | undefined;
  return {
    make(api: pg.Pool, platform?: pg.Pool): Prisma {
      client = free.pop() ?? clientOver(api, platform);
      Object.assign(client, { api, platform });
      return client.prisma;
    },
    giveBack(): void {
      if (client) free.push(client);
    },
  };
}
