import { type EncryptedColumn, encryptedMark } from '../plan/encrypted-columns.ts';
import type { Session } from '../session.ts';

export interface EncryptedCell extends EncryptedColumn {
  /** The row's key as text; the values of several columns are joined by `/`. */
  readonly key: string;
  readonly session: Session;
}

/** The host's encryption of columns. Each value is bound to its cell and cannot be decrypted in another one. */
export interface ColumnCipher {
  /** Returns the plain text; null if the value cannot be decrypted. */
  decrypt(stored: string, cell: EncryptedCell): string | null;
  /** Returns the text to store. */
  encrypt(plain: string, cell: EncryptedCell): string;
}

/** Matches a JSON string that starts with the mark; inside it, only escaped characters need attention. */
const marked = new RegExp(`"${encryptedMark}(?:[^"\\\\]|\\\\.)*"`, 'g');

/** The response text with every marked value decrypted; all other bytes are unchanged. */
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
