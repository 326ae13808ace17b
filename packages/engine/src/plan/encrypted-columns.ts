import { randomUUID } from 'node:crypto';
import type { Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';

/**
 * Only the host can decrypt a column, after PostgreSQL has answered. A statement writes this mark, the table, the column
 * and the key before an encrypted value. No caller can know the mark, so no other text of an answer is mistaken for an
 * encrypted value, and the answer need not be parsed.
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

/** Columns of the key that name the row within its tenant. */
export const rowKey = (table: Table, tenantColumn: string | undefined): readonly string[] =>
  table.primaryKey.columns.filter((column) => column !== tenantColumn);
