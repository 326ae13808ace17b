import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCipher } from '../../src/encryption/column-cipher.ts';

const key = () => randomBytes(32).toString('base64url');
const place = { table: 'users', column: 'taxes', key: '00000000-0000-7000-8000-00000000000a', client: 'one' };

test('a value can be decrypted only in its own place, and encrypting it again gives another text', () => {
  const cipher = createCipher([key()]);
  for (const plain of [
    '',
    '123 456 782',
    'enc::v2:looks encrypted',
    'ünïcode "quoted" \\ 🦷\n',
    'x'.repeat(5000),
  ]) {
    const stored = cipher.encrypt(plain, place);
    expect(stored).toMatch(/^enc::v2:[0-9a-f]{8}:[\w-]{16}:[\w-]*:[\w-]{22}$/);
    expect(cipher.decrypt(stored, place)).toBe(plain);
    expect(cipher.encrypt(plain, place)).not.toBe(stored);
    for (const other of [{ table: 'clients' }, { column: 'salary' }, { key: 'x' }, { client: 'two' }])
      expect(cipher.decrypt(stored, { ...place, ...other })).toBeNull();
    // The tag's first character is changed, because some bits of its last character are unused.
    const at = stored.length - 22;
    const damaged = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`;
    expect(cipher.decrypt(damaged, place)).toBeNull();
  }
  // PostgreSQL accepts other spellings of a uuid.
  const spelled = cipher.encrypt('x', { ...place, key: '{00000000-0000-7000-8000-00000000000A}' });
  expect(cipher.decrypt(spelled, place)).toBe('x');
});

test('a replaced key still decrypts but no longer encrypts; an unknown key decrypts nothing', () => {
  const [old, current] = [key(), key()];
  const stored = createCipher([old]).encrypt('secret', place);
  const rotated = createCipher([current, old]);
  expect(rotated.decrypt(stored, place)).toBe('secret');
  expect(rotated.isCurrent(stored)).toBe(false);
  expect(rotated.isCurrent(rotated.encrypt('secret', place))).toBe(true);
  expect(createCipher([current]).decrypt(stored, place)).toBeNull();
  expect(createCipher([current]).decrypt('enc::older', place)).toBeNull();
});
