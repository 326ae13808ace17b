import { expect, test } from 'vitest';
import { cleanText, cleanTexts, email, normaliseText, phone, text, validate } from '../src/index.ts';

test('removes invisible characters except within an emoji, and turns no-break spaces into plain ones', () => {
  expect(cleanText('\u202d+61 412 345 678\u202c')).toBe('+61 412 345 678');
  expect(normaliseText('\u20680412\u00a0345\u202f678\u2069')).toBe('0412 345 678');
  expect(cleanText('sales\u200b@x.example')).toBe('sales@x.example');
  // A family is one emoji, whose parts invisible characters join.
  expect(cleanText('👩‍👧')).toBe('👩‍👧');
});

test('ignores invisible characters when it validates a pasted phone number, email address or text', () => {
  expect(validate('phone', phone(), '\u202d+61 412 345 678\u202c')).toBeNull();
  expect(validate('phone', phone(), '0412\u00a0345\u00a0678')).toBeNull();
  expect(validate('email', email(), 'sales\u200b@x.example')).toBeNull();
  expect(validate('name', text({ maxLength: 3 }), '\u200babc\u200b')).toBeNull();
  expect(validate('name', text({ required: true }), '\u200b')).not.toBeNull();
});

test.each([
  'a@x.example;',
  'a@x.example,',
  '<a@x.example>',
  'a@x.example;b@x.example',
  'a@@x.example',
  'a@x\u200d.example',
])('refuses %j as an email address', (address) => {
  expect(validate('email', email(), address)).not.toBeNull();
});

test('cleans the texts inside a value except a password, and returns the same value if nothing changes', () => {
  const value = { a: ['x', { b: 1, c: null }], d: true };
  expect(cleanTexts(value)).toBe(value);
  expect(cleanTexts({ ...value, e: ['\u200bx\u00a0y'], password: '\u00a0' })).toEqual({
    ...value,
    e: ['x y'],
    password: '\u00a0',
  });
});
