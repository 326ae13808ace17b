import { randomUUID } from 'node:crypto';
import type { Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';

/**
 * Only the host can decrypt, and only after PostgreSQL has answered. Statements write this mark, the table,
 * the column and the key before an encrypted value. The mark is random, so that no other text can be taken
 * for an encrypted value, and the response need not be parsed.
 */
export const encryptedMark = `~encrypted-${randomUUID()}:`;

/** An encrypted value is bound to its table, column and row. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
}
/** Encrypts a value when it is bound, for the row with this key. */
export interface ValueEncryption extends EncryptedColumn {
  readonly key: Source;
}

/** The key columns without the tenant column. */
export const rowKey = (table: Table, tenantColumn: string | undefined): readonly string[] =>
  table.primaryKey.columns.filter((column) => column !== tenantColumn);
