import { expect, test } from 'vitest';
import { phone, phoneHref, phoneText, toText } from '../src/index.ts';

test.each([
  ['0488543210', '0488 543 210'],
  ['+61488543210', '0488 543 210'],
  ['61 488 543 210', '0488 543 210'],
  ['0061488543210', '0488 543 210'],
  ['0295550123', '(02) 9555 0123'],
  ['02 9555 0123', '(02) 9555 0123'],
  ['(07) 3184-9920', '(07) 3184 9920'],
  ['+61 2 9555 0123', '(02) 9555 0123'],
  ['+61 (0)2 9555 0123', '(02) 9555 0123'],
  ['1300123456', '1300 123 456'],
  ['1800 123 456', '1800 123 456'],
  ['131234', '13 12 34'],
  // Foreign numbers, extensions, and numbers with too few digits are shown as they are stored.
  ['+64 21 123 456', '+64 21 123 456'],
  ['9555 0123', '9555 0123'],
  ['0123456789', '0123456789'],
  ['0488543210 Jane', '0488543210 Jane'],
  ['0488543210 (work)', '0488543210 (work)'],
  ['0488543210 / 0488543211', '0488543210 / 0488543211'],
  ['front desk', 'front desk'],
  ['', ''],
])('%s is shown as %s', (stored, written) => expect(phoneText(stored)).toBe(written));

test('formatting a formatted number changes nothing', () => {
  for (const text of ['0488 543 210', '(02) 9555 0123', '1300 123 456', '13 12 34', '+64 21 123 456'])
    expect(phoneText(text)).toBe(text);
});

test('a phone field shows its number formatted', () => {
  expect(toText(phone(), '+61488543210')).toBe('0488 543 210');
  expect(toText(phone(), null)).toBe('');
});

test('a phone link contains what is dialled, without punctuation, extension or second number', () => {
  expect(phoneHref('(02) 9555-0123')).toBe('tel:0295550123');
  expect(phoneHref('+61 488 543 210')).toBe('tel:0488543210');
  expect(phoneHref('+61 (0)2 9555 0123')).toBe('tel:0295550123');
  expect(phoneHref('+64 21 123 456')).toBe('tel:+6421123456');
  expect(phoneHref('0488543210 ext 4')).toBe('tel:0488543210');
  expect(phoneHref('0488543210 / 0488543211')).toBe('tel:0488543210');
});
