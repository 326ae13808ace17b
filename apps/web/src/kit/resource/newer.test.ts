import { nameText, phone, text } from '@operatory/resource';
import { expect, test } from 'vitest';
import { differencesOf, hasChanged, isUnchangedSince, versionColumnsOf } from './newer.ts';

test('distinguishes states of a row by its version and its time of change', () => {
  expect(versionColumnsOf('clinic_newsfeeds')).toEqual(['version', 'updated_at']);
  expect(versionColumnsOf('clinic_contacts')).toEqual(['updated_at']);
  expect(versionColumnsOf('modules')).toEqual([]);
  const [one, other] = [
    { version: 1, updated_at: 'a' },
    { version: 2, updated_at: 'a' },
  ];
  expect(isUnchangedSince(['version', 'updated_at'], one)).toEqual({
    version: { _eq: 1 },
    updated_at: { _eq: 'a' },
  });
  expect(hasChanged(['version', 'updated_at'], one, other)).toBe(true);
  expect(hasChanged(['updated_at'], one, other)).toBe(false);
});

test('a phone number in another spelling is not a difference', () => {
  const fields = [{ name: 'phone', field: phone() }];
  const differences = (before: string | null, now: string | null) =>
    differencesOf(fields, { phone: before }, { phone: now });
  expect(differences('0488543210', '0488 543 210')).toEqual([]);
  expect(differences('+61 488 543 210', '0488543210')).toEqual([]);
  expect(differences('0488543210', '0488543211')).toHaveLength(1);
  expect(differences(null, '0488543210')).toHaveLength(1);
});

test('lists differences of the form’s fields only', () => {
  const fields = [
    { name: 'name', field: nameText() },
    { name: 'phone', field: text() },
    { name: 'tags', field: text() },
  ];
  const before = { name: 'a', phone: null, tags: [1], updated_at: 'x' };
  const now = { name: 'b', tags: [1], updated_at: 'y' };
  expect(differencesOf(fields, before, now)).toMatchObject([
    { name: 'name', label: 'Name', before: 'a', now: 'b' },
  ]);
});
