import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { setTenantText, tenantQuery } from './tenant-query.ts';
import { currentTenant, type TenantStore } from './tenant-store.ts';

export interface TenantPools {
  readonly api: pg.Pool;
  /** The platform's connections. Without them, nothing can run as the platform's login. */
  readonly platform?: pg.Pool;
}

function poolOf({ api, platform }: TenantPools, { login }: TenantStore): pg.Pool {
  if (login !== 'platform') return api;
  if (!platform) throw new Error("Prisma has no connections of the platform's login");
  return platform;
}

/**
 * @returns A pool for Prisma, whose queries outside a transaction set their tenant in the same round trip.
 */
function tenantPool(pools: TenantPools): pg.Pool {
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    const store = currentTenant();
    const client = await poolOf(pools, store).connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await new Promise<pg.QueryResult>((resolve, reject) => {
        client.query(
          tenantQuery(config, store, (error, result) => (error ? reject(error) : resolve(result))),
        );
      });
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  };
  const connect = async () => {
    const store = currentTenant();
    return beginning(await poolOf(pools, store).connect(), store);
  };
  return new Proxy(pools.api, {
    get: (target, key) => (key === 'query' ? query : key === 'connect' ? connect : bound(target, key)),
  });
}

/**
 * @returns The connection, but with transactions that set their tenant together with BEGIN, in one round
 *   trip.
 */
function beginning(client: pg.PoolClient, store: TenantStore): pg.PoolClient {
  const query = (config: pg.QueryConfig & { rowMode?: string }) =>
    config.text === 'BEGIN' ? client.query(`begin; ${setTenantText(store)}`) : client.query(config);
  return new Proxy(client, { get: (target, key) => (key === 'query' ? query : bound(target, key)) });
}

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? value.bind(target) : value;
}

/**
 * Each connection keeps named statements parsed and planned, so their number is limited. A process has
 * fewer different ones, apart from statements with lists, which differ for each length of a list.
 */
const maxNamedStatements = 200;
const names = new Map<string, string>();

/**
 * @returns The name of a statement. It is empty for statements without parameters, and for new ones after
 *   the limit is reached, which connections then do not keep.
 */
function statementName({ sql, args }: { readonly sql: string; readonly args: readonly unknown[] }): string {
  const known = names.get(sql);
  if (known !== undefined || args.length === 0 || names.size >= maxNamedStatements) return known ?? '';
  const name = `prisma_${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * @returns The adapter for Prisma's client. Tenant, clock and login come from withTenant; without it,
 *   nothing runs.
 */
export function tenantAdapter(pools: TenantPools): SqlDriverAdapterFactory {
  return new PrismaPg(tenantPool(pools), { statementNameGenerator: statementName });
}
