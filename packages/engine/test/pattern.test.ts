import { expect, test } from 'vitest';
import { checkPattern } from '../src/read/pattern.ts';

test.each([
  'glove',
  '^(\\+61|0)[2-478]( ?\\d){8}$',
  '(a|b){2}(c{3}d)',
  '[{1,200}](x{2})',
  '[]{1,9}]{3}',
  '\\(a{2}\\){3}',
  'a{,3}',
  'x{500}y{500}',
])('the pattern %s is accepted', (pattern) => expect(() => checkPattern(pattern, '$')).not.toThrow());

test.each([
  ['((((.{1,200}){1,200}){1,20}))Q', 'bounds within bounds'],
  ['(a{2}){3}', 'bounds within bounds'],
  ['(?:x|(y{2,}z)){4}', 'bounds within bounds'],
  ['([)]a{2}){3}', 'bounds within bounds'],
  ['x{255}'.repeat(4), 'more than 1000 repeats'],
  ['x{1,1001}', 'more than 1000 repeats'],
])('the pattern %s is refused', (pattern, what) => expect(() => checkPattern(pattern, '$')).toThrow(what));
