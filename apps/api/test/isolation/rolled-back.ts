import type { PgPool } from '@operatory/engine';

class Undone extends Error {
  constructor(readonly answer: unknown) {
    super('rolled back');
  }
}

/** All writes are rolled back, so that many attempts can use the same rows. */
export function rolledBack(pool: PgPool): PgPool {
  const transaction: PgPool['transaction'] = async (settings, body) => {
    try {
      return await pool.transaction(settings, async (query) => {
        throw new Undone(await body(query));
      });
    } catch (error) {
      if (error instanceof Undone) return error.answer as never;
      throw error;
    }
  };
  return {
    transaction,
    // SQL that only reads needs no rollback.
    query: (statement, settings) =>
      /\b(insert|update|delete)\b/i.test(statement.text)
        ? transaction(settings, (query) => query(statement))
        : pool.query(statement, settings),
    end: () => pool.end(),
  };
}
