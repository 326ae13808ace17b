import { subDomainProblem } from '@operatory/domain/website/sub-domain-rules';
import { expect, test } from 'vitest';
import { nameParts, suggestedAddress } from './suggested-address.ts';

test.each([
  ['Bright Smiles Dental', 'brightsmilesdental'],
  ["O'Brien & Søn — Café", 'obriensncafe'],
  ['  ', ''],
  ['x'.repeat(80), 'x'.repeat(63)],
])('the suggested sub-domain for "%s" is "%s"', (name, address) => {
  expect(suggestedAddress(name)).toBe(address);
});

test('suggests a valid sub-domain for names with hyphens, umlauts and digits', () => {
  for (const name of ['Bright Smiles', 'A-B-C Dental', 'Zahnärzte Süd 24/7'])
    expect(subDomainProblem(suggestedAddress(name)), name).toBeNull();
});

test.each([
  ['Priya Nair', { first_name: 'Priya', last_name: 'Nair' }],
  ['Mary Jane van Dyk', { first_name: 'Mary Jane van', last_name: 'Dyk' }],
  ['Madonna', { first_name: 'Madonna', last_name: '' }],
  ['', { first_name: '', last_name: '' }],
])('splits the name "%s" into %j', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
});
