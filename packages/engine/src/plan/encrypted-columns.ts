import { randomUUID } from 'node:crypto';
import type { Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';

/**
 * Only the host can decrypt a column, after PostgreSQL has answered. Before an encrypted value, a statement writes this mark, the
 * table, the column and the key. No caller can know the mark, so no other text in a response is mistaken for an encrypted value, and
 * the response need not be parsed.
 */
export const encryptedMark = `~encrypted-${randomUUID()}:`;

/** A column whose stored value is bound to its table, column and row. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
}
/** A value that is encrypted when it is bound, for the row with this key. */
export interface ValueEncryption extends EncryptedColumn {
  readonly key: Source;
}

/** The key columns that identify the row within its tenant. */
export const rowKey = (table: Table, tenantColumn: string | undefined): readonly string[] =>
  table.primaryKey.columns.filter((column) => column !== tenantColumn);
