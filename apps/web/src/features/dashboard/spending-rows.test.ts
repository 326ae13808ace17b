import { expect, test } from 'vitest';
import { monthsUpTo, spendingRows } from './spending-rows.ts';

test('lists twelve months across the end of a year', () => {
  const months = monthsUpTo('2026-02-28');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-03', '2026-02']);
});

test('sorts suppliers by amount, and adds up those beyond the fifth', () => {
  const spent = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((supplier, index) => ({
    month: '2026-02',
    supplier,
    amount: index === 6 ? 100 : 10 - index + 0.1,
  }));
  const { suppliers, rows } = spendingRows(spent, '2026-02-28');
  expect(suppliers).toEqual(['g', 'a', 'b', 'c', 'd', 'Others']);
  expect(rows.at(-1)).toEqual({ month: '2026-02', g: 100, a: 10.1, b: 9.1, c: 8.1, d: 7.1, Others: 11.2 });
  expect(rows[0]).toMatchObject({ month: '2025-03', g: 0 });
});
