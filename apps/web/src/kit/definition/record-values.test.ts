import { expect, test } from 'vitest';
import { inputValue, leavesRequiredEmpty, problemsOf, recordOf } from './record-values.ts';

const fields = [
  { name: 'name', field: { kind: 'text', required: true, requiredMessage: 'Name Is Required' } },
  { name: 'address', field: { kind: 'address' } },
  { name: 'guarded', field: { kind: 'boolean' } },
] as const;

test('pasted texts lose invisible characters before they are validated', () => {
  const pasted = [
    { name: 'phone', field: { kind: 'text', format: 'phone' } },
    { name: 'email', field: { kind: 'text', format: 'email' } },
    { name: 'tags', field: { kind: 'list' } },
  ] as const;
  const values = {
    phone: '\u202d+61\u00a0412 345 678\u202c',
    email: 'sales\u200b@x.example',
    tags: ['a\u00a0b\ufeff'],
  };
  expect(problemsOf(pasted, values)).toEqual({});
  expect(recordOf(pasted, values)).toEqual({
    phone: '+61 412 345 678',
    email: 'sales@x.example',
    tags: ['a b'],
  });
});

test('texts are trimmed, empty ones become null, and other values are unchanged', () => {
  expect(recordOf(fields, { name: '  Dee   Why ', address: null, guarded: false })).toEqual({
    name: 'Dee Why',
    address: null,
    guarded: false,
  });
  expect(recordOf(fields, { name: ' ', address: null, guarded: true }).name).toBeNull();
});

test('reports the problems of an address at its parts, and none when it is empty', () => {
  expect(problemsOf(fields, { name: 'A', address: null, guarded: false })).toEqual({});
  expect(problemsOf(fields, { name: '', address: { line_1: 'abc' }, guarded: false })).toMatchObject({
    name: 'Name Is Required',
    'address.line_1': 'Address Line 1 must be at least 5 characters long',
    'address.country': 'Country required',
  });
});

test('a point is entered in two parts and stored as one', () => {
  const place = [{ name: 'place', field: { kind: 'point' } }] as const;
  const stored = { type: 'Point', coordinates: [-33.8688, 151.209296] };
  const typed = inputValue(place[0].field, stored);
  expect(typed).toEqual({ latitude: '-33.8688', longitude: '151.209296' });
  expect(problemsOf(place, { place: typed })).toEqual({});
  expect(recordOf(place, { place: typed })).toEqual({ place: stored });
  expect(problemsOf(place, { place: null })).toEqual({});
  expect(problemsOf(place, { place: { latitude: '91', longitude: '' } })).toEqual({
    'place.latitude': "Latitude can't be more than 90",
    'place.longitude': 'Longitude is required',
  });
});

test('a missing value is an empty input', () => {
  expect(inputValue({ kind: 'number' }, 7)).toBe('7');
  expect(inputValue({ kind: 'text' }, null)).toBe('');
  expect(inputValue({ kind: 'boolean' }, undefined)).toBe(false);
  expect(inputValue({ kind: 'address' }, undefined)).toBeNull();
});

test('converts each kind of field to the value of its input, and back to the value of its column', () => {
  const kinds = {
    info: { kind: 'json' },
    documents: { kind: 'files', directory: 'tasks' },
    groups: { kind: 'reference', table: 'teams', relationship: 'teams', many: true },
    package_id: { kind: 'reference', table: 'packages', relationship: 'package' },
    clinic_id: { kind: 'reference', table: 'clinics', relationship: 'clinic' },
    days: { kind: 'number', decimals: 0 },
    price: { kind: 'money' },
    starts: { kind: 'time' },
  } as const;
  const stored = {
    info: { a: [1] },
    documents: [{ file_id: 'f' }],
    groups: [3, 4],
    package_id: 2,
    clinic_id: '0192aaaa-0000-7000-8000-000000000000',
    days: 7,
    price: '12.50',
    starts: '09:30:00',
  };
  const all = Object.entries(kinds).map(([name, field]) => ({ name, field }));
  const values = Object.fromEntries(
    all.map(({ name, field }) => [name, inputValue(field, stored[name as keyof typeof stored])]),
  );
  expect(values.groups).toEqual(['3', '4']);
  expect(values.days).toBe('7');
  expect(problemsOf(all, values)).toEqual({});
  expect(recordOf(all, values)).toEqual(stored);
  expect(problemsOf(all, { ...values, info: '{' })).toEqual({ info: "Info isn't valid JSON" });
});

test('distinguishes an empty required field from an invalid one', () => {
  const fields = [
    { name: 'name', field: { kind: 'text', required: true } },
    { name: 'email', field: { kind: 'text', format: 'email' } },
  ] as const;
  const problems = { email: 'not an email address' };
  expect(leavesRequiredEmpty(fields, { name: 'Mia', email: 'mia@' }, problems)).toBe(false);
  expect(leavesRequiredEmpty(fields, { name: ' ', email: 'mia@' }, { ...problems, name: 'Required' })).toBe(
    true,
  );
});
