import { PrismaPg } from '@prisma/adapter-pg';
import type { IsolationLevel, SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { setTenant, tenantQuery, tenantValues } from './tenant-query.ts';
import { currentTenant } from './tenant-store.ts';

/** The pool as PrismaPg sees it: a query outside a transaction carries its tenant with it. */
function tenantPool(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    const store = currentTenant();
    const client = await pool.connect();
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
  return new Proxy(pool, { get: (target, key) => (key === 'query' ? query : bound(target, key)) });
}

function bound(pool: pg.Pool, key: string | symbol): unknown {
  const value: unknown = Reflect.get(pool, key, pool);
  return typeof value === 'function' ? value.bind(pool) : value;
}

/** Prisma's driver adapter over the API's pool: tenant and clock come from withTenant, and without one nothing runs. */
export function tenantAdapter(pool: pg.Pool): SqlDriverAdapterFactory {
  const inner = new PrismaPg(tenantPool(pool));
  return {
    provider: 'postgres',
    adapterName: inner.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await inner.connect();
      const start = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolationLevel?: IsolationLevel) => {
        const store = currentTenant();
        const transaction = await start(isolationLevel);
        const text = { scalarType: 'string', arity: 'scalar' } as const;
        try {
          await transaction.queryRaw({
            sql: setTenant,
            args: [...tenantValues(store)],
            argTypes: [text, text],
          });
        } catch (error) {
          // Nobody was given the transaction, so nobody else would end it and give its connection back.
          await transaction.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] }).catch(() => {});
          await transaction.rollback();
          throw error;
        }
        return transaction;
      };
      return adapter;
    },
  };
}
