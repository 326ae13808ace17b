import { describe, expect, test } from 'vitest';
import { hashPassword, passwordFault, verifyPassword } from '../../src/auth/passwords.ts';

const pepper = Buffer.alloc(32, 1).toString('base64url');
const another = Buffer.alloc(32, 2).toString('base64url');

describe('passwords', () => {
  test('are stored as argon2id with 19 MiB and two rounds, and are useless without the pepper', async () => {
    const stored = await hashPassword(pepper, 'Correct-horse-9');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(pepper, stored, 'Correct-horse-9')).toBe(true);
    expect(await verifyPassword(pepper, stored, 'correct-horse-9')).toBe(false);
    expect(await verifyPassword(another, stored, 'Correct-horse-9')).toBe(false);
    expect(await verifyPassword(pepper, null, 'nobody')).toBe(false);
    expect(await verifyPassword(pepper, 'plain', 'plain')).toBe(false);
  });

  test('are the same in two Unicode spellings of the same letters', async () => {
    const stored = await hashPassword(pepper, 'Zahn\u00e4rztin-9');
    expect(await verifyPassword(pepper, stored, 'Zahna\u0308rztin-9')).toBe(true);
  });

  test('are refused with 503 while 66 others are being hashed or are queued', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword(pepper, 'x')));
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(80 - 2 - 64);
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 2 } });
  });

  test.each([
    ['seven77', 'Password must have at least 8 characters.'],
    ['x'.repeat(129), 'Password can have up to 128 characters.'],
    ['password123', 'That password is too easy to guess. Choose another.'],
    ['Password1!', 'That password is too easy to guess. Choose another.'],
    ['aaaaaaaaaa', 'That password is too easy to guess. Choose another.'],
    ['jo.bloggs1!', "Your password can't contain your name or email address"],
    ['Operatory-demo-1', null],
    ['längere Wörter 🦷', null],
  ])('such as %s get the message (null if accepted): %s', (password, fault) => {
    expect(passwordFault(password, ['jo.bloggs@acme.example', 'Jo Bloggs'])).toBe(fault);
  });
});
