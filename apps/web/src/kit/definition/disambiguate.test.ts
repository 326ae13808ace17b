import { expect, test } from 'vitest';
import { disambiguatedOptions, sameNames } from './disambiguate.ts';

test('adds the place to options with the same label, and to no others', () =>
  expect(
    disambiguatedOptions([
      { value: '1', label: 'Equipment', place: 'Manly' },
      { value: '2', label: 'Equipment', place: 'Mosman' },
      { value: '3', label: 'Equipment', place: '' },
      { value: '4', label: 'Waste', place: 'Manly' },
    ]),
  ).toEqual([
    { value: '1', label: 'Equipment · Manly' },
    { value: '2', label: 'Equipment · Mosman' },
    { value: '3', label: 'Equipment' },
    { value: '4', label: 'Waste' },
  ]));

test('finds people with the same name in any case, each person once', () => {
  const person = (id: string, display_name: string) => ({ id, display_name });
  const people = [
    person('c', 'Mia Tran'),
    person('b', 'Lin Wu'),
    person('a', 'mia tran'),
    person('b', 'Lin Wu'),
  ];
  expect(sameNames(people)).toEqual(['a', 'c']);
});
