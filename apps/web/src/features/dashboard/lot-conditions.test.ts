import { expect, test } from 'vitest';
import { expiredLots, expiringLots } from './lot-conditions.ts';

const text = (value: unknown) => JSON.stringify(value);

test('the expiry of a lot is compared with the date at its clinic, for the number and for the linked list', () => {
  const todays = {
    usual: '2026-11-21',
    elsewhere: [{ today: '2026-11-20', clinic_ids: ['perth'] }],
  };
  const { where, asked } = expiredLots(todays);
  expect(text(where)).toContain(
    text([
      {
        _and: [{ _not: { clinic_id: { _in: ['perth'] } } }, { expiry_date: { _lt: '2026-11-21' } }],
      },
      { _and: [{ clinic_id: { _in: ['perth'] } }, { expiry_date: { _lt: '2026-11-20' } }] },
    ]),
  );
  const is = (column: string, test: string, ...values: string[]) => ({
    kind: 'is',
    path: [column],
    test,
    values,
  });
  expect(asked.at(-1)).toEqual({
    kind: 'any',
    of: [
      { kind: 'all', of: [is('clinic_id', 'notin', 'perth'), is('expiry_date', 'before', '2026-11-21')] },
      { kind: 'all', of: [is('clinic_id', 'in', 'perth'), is('expiry_date', 'before', '2026-11-20')] },
    ],
  });
});

test('the lots that expire soon are those from today to the sixtieth day after it', () => {
  const { where, asked } = expiringLots({ usual: '2026-11-21', elsewhere: [] });
  expect(text(where)).toContain('{"expiry_date":{"_gte":"2026-11-21","_lte":"2027-01-20"}}');
  expect(asked.at(-1)).toMatchObject({ test: 'between', values: ['2026-11-21', '2027-01-20'] });
});
