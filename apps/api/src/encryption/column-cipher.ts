import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { ColumnCipher, EncryptedCell } from '@operatory/engine';

const prefix = 'enc::';
const version = `${prefix}v2:`;
type Place = Pick<EncryptedCell, 'table' | 'column' | 'key'> & { readonly client: string };

/** Encrypted values are `enc::v2:<key id>:<iv>:<text>:<tag>`, the parts in base64url. */
export interface Cipher {
  encrypt(plain: string, place: Place): string;
  /**
   * @returns null if the value cannot be decrypted: its key is missing, it was copied from another place, or
   * it is damaged.
   */
  decrypt(stored: string, place: Place): string | null;
  /** Whether the value is encrypted with the current key. A job re-encrypts other values. */
  isCurrent(stored: string): boolean;
}

/**
 * AES-256-GCM with a random iv and a key for each client (HKDF of the master key). The value is bound to its
 * table, column, row and client, so that a copy elsewhere cannot be decrypted. `masters` are base64url: the
 * first one encrypts, all decrypt.
 */
export function createCipher(masters: readonly string[]): Cipher {
  const keys = new Map(
    masters.map((master) => {
      const bytes = Buffer.from(master, 'base64url');
      return [createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 8), bytes] as const;
    }),
  );
  const [current] = keys.keys();
  if (current === undefined) throw new Error('no key');
  const ofClient = new Map<string, Buffer>();
  const keyFor = (id: string, client: string): Buffer | undefined => {
    const master = keys.get(id);
    const known = ofClient.get(`${id} ${client}`);
    if (!master || known) return known;
    if (ofClient.size > 10_000) ofClient.clear();
    const made = Buffer.from(hkdfSync('sha256', master, client, 'operatory sealed columns', 32));
    ofClient.set(`${id} ${client}`, made);
    return made;
  };
  return {
    encrypt(plain, place) {
      const key = keyFor(current, place.client);
      if (!key) throw new Error('no key');
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return `${version}${current}:${parts.join(':')}`;
    },
    decrypt(stored, place) {
      // Values from before encryption was added are plain until the job has encrypted them.
      if (!stored.startsWith(prefix)) return stored;
      const parts = /^enc::v2:([0-9a-f]{8}):([\w-]{16}):([\w-]*):([\w-]{22})$/.exec(stored);
      const key = parts && keyFor(parts[1] ?? '', place.client);
      if (!parts || !key) return null;
      const [iv, text, tag] = parts.slice(2).map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !text || !tag) return null;
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
        cipher.setAAD(boundTo(place)).setAuthTag(tag);
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    isCurrent: (stored) => stored.startsWith(`${version}${current}:`),
  };
}

const boundTo = ({ table, column, key, client }: Place) =>
  Buffer.from(JSON.stringify([table, column, canonical(key), client]));

/** PostgreSQL also accepts UUIDs with capitals or braces, or without dashes. */
const canonical = (key: string): string => {
  const digits = key.replace(/[{}-]/g, '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? digits : key;
};

/** @returns The cipher as the engine needs it, with the session's client. */
export const columnCipherOf = (cipher: Cipher): ColumnCipher => ({
  decrypt: (stored, { session, ...place }) =>
    cipher.decrypt(stored, { ...place, client: session.variables['x-hasura-client-id'] ?? '' }),
  encrypt: (plain, { session, ...place }) =>
    cipher.encrypt(plain, { ...place, client: session.variables['x-hasura-client-id'] ?? '' }),
});
