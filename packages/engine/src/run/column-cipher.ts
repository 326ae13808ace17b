import { type EncryptedColumn, encryptedMark } from '../plan/encrypted-columns.ts';
import type { Session } from '../session.ts';

export interface EncryptedCell extends EncryptedColumn {
  /** The row's key as text; of several columns joined by `/`. */
  readonly key: string;
  readonly session: Session;
}

/** How the host encrypts columns. Each value is bound to its cell and cannot be decrypted in another one. */
export interface ColumnCipher {
  /** The plain text; null when the value cannot be decrypted. */
  decrypt(stored: string, cell: EncryptedCell): string | null;
  /** What to store. */
  encrypt(plain: string, cell: EncryptedCell): string;
}

/** A json string that begins with the mark; of its insides only quotes and backslashes matter here. */
const marked = new RegExp(`"${encryptedMark}(?:[^"\\\\]|\\\\.)*"`, 'g');

/** The answer's text with every marked value decrypted; all other bytes stay as PostgreSQL wrote them. */
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
