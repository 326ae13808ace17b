import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Access to the rows of one tenant with the API's login, at a date of the product's clock. */
export interface Tenant {
  /**
   * Resolves with the rows of a statement or, if it was refused, with the constraint's name or else the error
   * code.
   */
  said(text: string, values?: readonly unknown[], day?: string): Promise<Row[] | string>;
  /** Resolves with the id of the new row, or with the reason for the refusal. */
  insert(table: string, row: Row): Promise<string>;
}

export function asTenant(pool: () => pg.Pool, clientId: string): Tenant {
  const tenant: Tenant = {
    async said(text, values = [], day = '2026-11-21') {
      const connection = await pool().connect();
      try {
        await connection.query('begin');
        await connection.query(
          "select set_config('app.client_id', $1, true), set_config('app.now', $2, true)",
          [clientId, `${day}T01:00:00Z`],
        );
        const { rows } = await connection.query(text, [...values]);
        await connection.query('commit');
        return rows;
      } catch (error) {
        await connection.query('rollback');
        const { constraint, code } = error as { constraint?: string; code?: string };
        return constraint ?? String(code);
      } finally {
        connection.release();
      }
    },
    async insert(table, row) {
      const names = Object.keys(row);
      const answer = await tenant.said(
        `insert into ${table} (client_id, ${names.join(', ')}) values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
        [clientId, ...Object.values(row)],
      );
      return typeof answer === 'string' ? answer : String(answer[0]?.id);
    },
  };
  return tenant;
}
