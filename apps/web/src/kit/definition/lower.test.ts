import { expect, it } from 'vitest';
import { lowerCaseTitle } from './lower.ts';

it('a title within a sentence is in lower case, except for abbreviations', () => {
  expect(lowerCaseTitle('Training Categories')).toBe('training categories');
  expect(lowerCaseTitle('IP Settings')).toBe('IP settings');
});
