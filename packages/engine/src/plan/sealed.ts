import { randomUUID } from 'node:crypto';
import type { Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';

/**
 * Sealed columns: what is stored is not what is meant (it is encrypted), and only the host can open it, after
 * PostgreSQL. A statement puts this mark before a sealed value, and where it belongs: no caller can know the mark, so
 * no other text of the answer is ever taken for a sealed one, and the answer need not be parsed.
 */
export const sealMark = `~sealed-${randomUUID()}:`;

/** A column of one row whose stored value depends on where it stands. */
export interface SealedAt {
  readonly table: string;
  readonly column: string;
}
/** A value to be sealed when it is bound, for the row whose key this is. */
export interface Sealing extends SealedAt {
  readonly key: Source;
}

/** Columns of the key that name the row within its tenant. */
export const rowKey = (table: Table, tenantColumn: string | undefined): readonly string[] =>
  table.primaryKey.columns.filter((column) => column !== tenantColumn);
