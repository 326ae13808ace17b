import { expect, test } from 'vitest';
import { linkOf } from './record-link.ts';

test('the address of a row is its list’s, with its id as an address has it', () => {
  expect(linkOf('/dashboard/contacts/list?q=a&record=~any~', '0199-ab')).toBe(
    '/dashboard/contacts/list?q=a&record=0199-ab',
  );
  expect(linkOf('/dashboard/users/~any~', 'a/b $& c')).toBe('/dashboard/users/a%2Fb%20%24%26%20c');
});
