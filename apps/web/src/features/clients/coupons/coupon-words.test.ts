import { expect, test } from 'vitest';
import { untilInWords, usesInWords, valueInWords } from './coupon-words.ts';

test.each([
  ['PERCENTAGE', '15.00', '15%'],
  ['PERCENTAGE', '33.33', '33.33%'],
  ['FLAT', '99.00', '$99.00'],
])('shows a %s discount of %s as %s', (type, value, words) => expect(valueInWords(type, value)).toBe(words));

test('says how often a coupon was used, and how often it may be used if there is a limit', () => {
  expect(usesInWords(3, 5)).toBe('3 of 5');
  expect(usesInWords(3, null)).toBe('3');
  expect(usesInWords(0, 0)).toBe('0 of 0');
});

test('says on which day, Sydney time, a coupon ends', () => {
  expect(untilInWords('2026-12-31')).toBe('Until 31 Dec 2026 (Sydney time)');
});
