import { expect, test } from 'vitest';
import { isSearch } from './use-leave-guard.ts';

const at = (pathname: string, search: Readonly<Record<string, unknown>>) => ({ pathname, search });

test('a late search update does not count as leaving the form, but another change of the URL does', () => {
  const from = at('/rooms', { form: 'add', q: 'Surgery' });
  expect(isSearch(from, at('/rooms', { q: 'Surgery 3', form: 'add' }))).toBe(true);
  expect(isSearch(from, at('/rooms', { form: 'add' }))).toBe(true);
  expect(isSearch(from, at('/rooms', { q: 'Surgery 3' }))).toBe(false);
  expect(isSearch(from, at('/rooms', { form: 'add', q: 'Surgery', record: 'r' }))).toBe(false);
  expect(isSearch(from, at('/clinics', { form: 'add', q: 'Surgery' }))).toBe(false);
});
