import { type EncryptedColumn, encryptedMark } from '../plan/encrypted-columns.ts';
import type { Session } from '../session.ts';

export interface EncryptedCell extends EncryptedColumn {
  /** The row's key as text; the values of several columns are joined by `/`. */
  readonly key: string;
  readonly session: Session;
}

/**
 * The host encrypts columns. Each value is bound to its cell, so that a value copied into another cell cannot
 * be decrypted.
 */
export interface ColumnCipher {
  /** @returns The plain text; null if the value cannot be decrypted. */
  decrypt(stored: string, cell: EncryptedCell): string | null;
  encrypt(plain: string, cell: EncryptedCell): string;
}

/**
 * The response is searched as text, because parsing it as JSON would cost more; inside a JSON string, only
 * escaped characters need attention.
 */
const marked = new RegExp(`"${encryptedMark}(?:[^"\\\\]|\\\\.)*"`, 'g');

export function decryptMarked(text: Buffer, cipher: ColumnCipher | undefined, session: Session): Buffer {
  const made = text.toString('utf8').replace(marked, (token) => {
    const [table = '', column = '', key = '', ...stored] = String(JSON.parse(token))
      .slice(encryptedMark.length)
      .split(':');
    const place = {
      table: decodeURIComponent(table),
      column: decodeURIComponent(column),
      key: Buffer.from(key, 'hex').toString('utf8'),
      session,
    };
    return JSON.stringify(cipher?.decrypt(stored.join(':'), place) ?? null);
  });
  return Buffer.from(made);
}
