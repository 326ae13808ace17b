import { expect, test } from 'vitest';
import { inputValue, problemsOf, recordOf } from './record-values.ts';

const fields = [
  { name: 'name', field: { kind: 'text', required: true, requiredMessage: 'Name Is Required' } },
  { name: 'address', field: { kind: 'address' } },
  { name: 'guarded', field: { kind: 'boolean' } },
] as const;

test('texts are tidied, empty ones are null, the rest goes as it is', () => {
  expect(recordOf(fields, { name: '  Dee   Why ', address: null, guarded: false })).toEqual({
    name: 'Dee Why',
    address: null,
    guarded: false,
  });
  expect(recordOf(fields, { name: ' ', address: null, guarded: true }).name).toBeNull();
});

test('an address tells its problems at its parts, and none when it is empty', () => {
  expect(problemsOf(fields, { name: 'A', address: null, guarded: false })).toEqual({});
  expect(problemsOf(fields, { name: '', address: { line_1: 'abc' }, guarded: false })).toMatchObject({
    name: 'Name Is Required',
    'address.line_1': 'Address Line 1 must be at least 5 characters long',
    'address.country': 'Country required',
  });
});

test('a value that is not there is an empty input', () => {
  expect(inputValue({ kind: 'number' }, 7)).toBe('7');
  expect(inputValue({ kind: 'text' }, null)).toBe('');
  expect(inputValue({ kind: 'boolean' }, undefined)).toBe(false);
  expect(inputValue({ kind: 'address' }, undefined)).toBeNull();
});
