import { expect, test } from 'vitest';
import { orderBy } from './order-by.ts';

test('sorts by the path of a relationship, and by id for ties', () => {
  expect(orderBy('assigned_to_user.display_name.desc')).toEqual([
    { assigned_to_user: { display_name: 'desc' } },
    { id: 'asc' },
  ]);
});

test('lists open tasks first without a sort or with an unknown one', () => {
  expect(orderBy(undefined)[0]).toEqual({ finished_at: 'desc_nulls_first' });
  expect(orderBy('password.asc')).toEqual(orderBy(undefined));
});
