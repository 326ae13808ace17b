import { expect, test } from 'vitest';
import { messages, normalSubDomain, subDomainProblem } from '../src/index.ts';

test.each([
  ['northdental', null],
  [' NorthDental ', null],
  ['north-dental-2', null],
  ['abc', null],
  ['a'.repeat(63), null],
  ['', 'Enter the address for your organisation'],
  ['   ', 'Enter the address for your organisation'],
  ['har bour', 'Use only the letters a to z, digits and hyphens'],
  ['har.bour', 'Use only the letters a to z, digits and hyphens'],
  ['har_bour', 'Use only the letters a to z, digits and hyphens'],
  ['zähne', 'Use only the letters a to z, digits and hyphens'],
  ['-harbour', "The address can't start or end with a hyphen"],
  ['harbour-', "The address can't start or end with a hyphen"],
  ['ab', 'Use at least 3 characters'],
  ['a'.repeat(64), 'Use up to 63 characters'],
  ['xn--hbour-jua', "The third and fourth characters can't both be hyphens"],
  ['XN--80ak6aa92e', "The third and fourth characters can't both be hyphens"],
  ['ab--cd', "The third and fourth characters can't both be hyphens"],
  ['Superadmin', 'This address is reserved. Choose another.'],
  ['www', 'This address is reserved. Choose another.'],
  ['qa', 'Use at least 3 characters'],
  ['Beta', 'This address is reserved. Choose another.'],
  ['billing', 'This address is reserved. Choose another.'],
] as const)('the problem of the sub-domain "%s" for a new client: %s', (typed, sentence) => {
  const code = subDomainProblem(typed);
  expect(code && messages[code]).toBe(sentence);
});

test('a sub-domain is stored in lower case without spaces around it', () => {
  expect(normalSubDomain('  HarbourSmiles\t')).toBe('harboursmiles');
});
