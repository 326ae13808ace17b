import { expect, test } from 'vitest';
import { type CountLine, elsewhereInWords, linesByCode, nextToCount } from './lines.ts';

const line = (id: string, more: Partial<CountLine> = {}): CountLine => ({
  id,
  product: 'p',
  lot: id,
  name: 'Gloves',
  about: '',
  unit: null,
  codes: ['GLV'],
  lotCode: null,
  counted: null,
  note: null,
  isWaiting: false,
  ...more,
});

test('finds a lot by its own code, and all lots of a product by its code, uncounted ones first', () => {
  const lines = [line('a', { counted: 2 }), line('b', { lotCode: 'LOT-B' }), line('c', { codes: ['MSK'] })];
  expect(linesByCode(lines, 'LOT-B').map(({ id }) => id)).toEqual(['b']);
  expect(linesByCode(lines, 'GLV').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(linesByCode(lines, 'nothing')).toEqual([]);
});

test('the next line to count is the next uncounted one, continued from the top', () => {
  const lines = [line('a'), line('b', { counted: 0 }), line('c')];
  expect(nextToCount(lines, 'a')?.id).toBe('c');
  expect(nextToCount(lines, 'c')?.id).toBe('a');
  expect(nextToCount([line('a')], 'a')).toBeUndefined();
});

test('asks the user to move a lot that is recorded elsewhere, and treats an empty lot as unknown', () => {
  const lot = {
    id: 'l',
    lot_number: 'B7',
    expiry_date: null,
    is_disposed: false,
    current_quantity: '4.000',
    clinic_storage_location: { name: 'Store' },
  };
  const found = { id: 'p', name: 'Gloves', clinic: null, lot };
  expect(elsewhereInWords(found)).toBe('This lot is recorded in Store. Move it here to add it to the list.');
  expect(elsewhereInWords({ ...found, lot: { ...lot, clinic_storage_location: null } })).toBe(
    'This lot is recorded in another location. Move it here to add it to the list.',
  );
  expect(elsewhereInWords({ ...found, lot: { ...lot, current_quantity: '0.000' } })).toBeNull();
  expect(elsewhereInWords({ ...found, lot: null })).toBeNull();
});
