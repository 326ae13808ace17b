import { expect, test } from 'vitest';
import { toldApart } from './tell-apart.ts';

test('of options called alike each has its place beside its name, others have none', () =>
  expect(
    toldApart([
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
