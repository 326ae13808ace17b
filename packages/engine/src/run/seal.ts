import { type SealedAt, sealMark } from '../plan/sealed.ts';
import type { Session } from '../session.ts';

export interface SealedPlace extends SealedAt {
  /** The row's key as text; of several columns joined by `/`. */
  readonly key: string;
  readonly session: Session;
}

/** How the host stores what sealed columns mean. Each value is bound to its place: elsewhere it does not open. */
export interface Seal {
  /** What is meant; null when it cannot be opened. */
  open(stored: string, place: SealedPlace): string | null;
  /** What to store. */
  close(plain: string, place: SealedPlace): string;
}

/** A json string that begins with the mark; of its insides only quotes and backslashes matter here. */
const marked = new RegExp(`"${sealMark}(?:[^"\\\\]|\\\\.)*"`, 'g');

/** The answer's text with every marked value opened; all other bytes stay as PostgreSQL wrote them. */
export function opened(text: Buffer, seal: Seal | undefined, session: Session): Buffer {
  const made = text.toString('utf8').replace(marked, (token) => {
    const [table = '', column = '', key = '', ...stored] = String(JSON.parse(token))
      .slice(sealMark.length)
      .split(':');
    const place = {
      table: decodeURIComponent(table),
      column: decodeURIComponent(column),
      key: Buffer.from(key, 'hex').toString('utf8'),
      session,
    };
    return JSON.stringify(seal?.open(stored.join(':'), place) ?? null);
  });
  return Buffer.from(made);
}
