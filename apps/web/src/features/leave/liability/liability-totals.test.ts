import { expect, test } from 'vitest';
import { type LiabilityRow, liabilityTotals } from './liability-totals.ts';

const row = (user_name: string, hrs: string, amount: string | null): LiabilityRow => ({
  user_id: user_name,
  user_name,
  client_employee_leave_type_id: null,
  leave_type: 'Annual leave',
  hrs,
  base_price: amount === null ? null : '25.74',
  leave_loading: '17.5',
  amount,
});

test('adds hours and dollars exactly, and names each person without a pay rate once', () => {
  expect(
    liabilityTotals([
      row('Mia', '0.100000', '0.10'),
      row('Mia', '0.200000', '0.20'),
      row('Lee', '-7.600000', null),
      row('Lee', '3.000000', null),
    ]),
  ).toEqual({ hrs: '-4.300000', amount: '0.30', withoutPay: ['Lee'] });
  expect(liabilityTotals([])).toEqual({ hrs: '0.000000', amount: '0.00', withoutPay: [] });
});
