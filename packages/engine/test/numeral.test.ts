import { expect, test } from 'vitest';
import { numberText } from '../src/read/numeral.ts';

test.each([
  ['12.50', 'money', '12.50'],
  ['-2E-2', 'money', '-0.02'],
  ['1e2', 'int4', '100'],
  ['5.0', 'int4', '5'],
  ['-7.00', 'int8', '-7'],
  ['5.0', 'numeric', '5.0'],
  ['1.25e1', 'money', '12.5'],
  ['12.5e-3', 'money', '0.0125'],
  ['0e0', 'int8', '0'],
  ['-1E-30', 'numeric', '-1.0e-30'],
  ['1.5e20', 'numeric', '1.5e20'],
  ['1e20', 'float8', '1e20'],
  ['1e999999999', 'int4', '1e999999999'],
])('the number %s is written for a column of type %s as %s', (text, type, expected) => {
  expect(numberText(text, type)).toBe(expected);
});
