import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test.each([
  ['#158679', 'Teal'],
  ['#4882e5', 'Blue'],
  ['#8667E2', 'Purple'],
  ['#e07a1c', 'Orange'],
  ['#389a4e', 'Green'],
  ['#df5347', 'Red'],
  ['#626c70', 'Grey'],
  ['#ff0000', 'Red'],
  ['#ff00aa', 'Pink'],
  ['#f0e040', 'Yellow'],
  ['#cfe8ff', 'Light blue'],
  ['#0a2a12', 'Dark green'],
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
  ['teal', 'teal'],
])('the colour %s has the name %s', (colour, name) => {
  expect(colourName(colour)).toBe(name);
});
