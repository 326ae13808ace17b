import { expect, test } from 'vitest';
import { orderBy } from './order-by.ts';

test('a relationship is sorted through its path, and the id settles ties', () => {
  expect(orderBy('assigned_to_user.display_name.desc')).toEqual([
    { assigned_to_user: { display_name: 'desc' } },
    { id: 'asc' },
  ]);
});

test('lists open tasks first for no or an unknown order', () => {
  expect(orderBy(undefined)[0]).toEqual({ finished_at: 'desc_nulls_first' });
  expect(orderBy('password.asc')).toEqual(orderBy(undefined));
});
