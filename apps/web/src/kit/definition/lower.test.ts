import { expect, it } from 'vitest';
import { lower } from './lower.ts';

it('a title within a sentence is in lower case, except for abbreviations', () => {
  expect(lower('Training Categories')).toBe('training categories');
  expect(lower('IP Settings')).toBe('IP settings');
});
