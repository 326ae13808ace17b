import { expect, test } from 'vitest';
import { isSearchable, peopleFound, phonePattern } from './people-search.ts';

const stored = ['0412 345 678', '0412345678', '+61 412 345 678', '+61412345678', '(0412) 345-678'];

test.each([
  '0412 345 678',
  '0412345678',
  '+61 412 345 678',
  '+61412345678',
  '61412345678',
  '412345678',
  '345 678',
])('finds a phone number typed as %s, however it was stored', (typed) => {
  const pattern = new RegExp(phonePattern(typed) ?? '^$');
  for (const number of stored) expect(number).toMatch(pattern);
  expect('0499 000 111').not.toMatch(pattern);
});

test('does not treat names and short numbers as phone numbers', () => {
  for (const text of ['mia', '24', 'T-24', '123', '0412 x']) expect(phonePattern(text)).toBeNull();
});

test('finds a pasted number without its invisible characters', () => {
  expect(peopleFound('\u202d+61\u00a0412 345 678\u202c', true)).toEqual(
    expect.objectContaining({
      _or: expect.arrayContaining([{ phone: { _regex: phonePattern('412345678') } }]),
    }),
  );
});

test('searches phones only for users who may filter by them', () => {
  expect(JSON.stringify(peopleFound('0412345678', true))).toContain('phone');
  expect(JSON.stringify(peopleFound('0412345678', false))).not.toContain('phone');
});

test('one digit is enough to search, but one letter is not', () => {
  expect([isSearchable('7'), isSearchable('a'), isSearchable('ab'), isSearchable('')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
