import { expect, test } from 'vitest';
import { expiredInWords } from './stock-words.ts';

test('says how many lots have expired', () => {
  expect(expiredInWords(1)).toBe('1 lot expired');
  expect(expiredInWords(2)).toBe('2 lots expired');
});
