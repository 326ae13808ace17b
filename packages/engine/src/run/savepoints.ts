import type { PgPool, Query, Statement } from './pool-contract.ts';

const plain = (text: string): Statement => ({ name: text, text, values: [] });

/** A failed call is rolled back to a savepoint, so that the earlier work of the transaction is kept. */
export function savepoints(query: Query): PgPool {
  async function behind<T>(work: () => Promise<T>): Promise<T> {
    await query(plain('savepoint engine_one'));
    let done: T;
    try {
      done = await work();
    } catch (error) {
      await query({ ...plain('rollback to savepoint engine_one'), undoes: true });
      throw error;
    }
    await query(plain('release savepoint engine_one'));
    return done;
  }
  return {
    query: (statement) => behind(() => query(statement)),
    transaction: (_settings, body) => behind(() => body(query)),
    end: async () => {},
  };
}
