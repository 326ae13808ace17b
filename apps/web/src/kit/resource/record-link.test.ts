import { expect, test } from 'vitest';
import type { RecordPages } from '#kit/definition/list-definition.ts';
import { addedLink, anyId, linkOf } from './record-link.ts';

test('the URL of a row is the URL of its list with its encoded id', () => {
  expect(linkOf(`/dashboard/contacts/list?q=a&record=${anyId}`, '0199-ab')).toBe(
    '/dashboard/contacts/list?q=a&record=0199-ab',
  );
  // A placeholder with other characters would be encoded, and then not be found in the URL.
  expect(`${new URLSearchParams({ record: anyId })}`).toBe(`record=${anyId}`);
  expect(linkOf(`/dashboard/users/${anyId}`, 'a/b $& c')).toBe('/dashboard/users/a%2Fb%20%24%26%20c');
});

test('links from the form of a new record to that record, on its page or next to its list', () => {
  expect(addedLink({ module: 'clinics' }, 'c 1')).toBe('/dashboard/clinics/view/c%201');
  const pages = { view: (id: string) => `/own/${id}` } as RecordPages;
  expect(addedLink({ module: 'clinics', pages }, 'c')).toBe('/own/c');
});
