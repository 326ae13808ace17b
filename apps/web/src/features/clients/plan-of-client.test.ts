import { expect, test } from 'vitest';
import { endsSoon, type PlanOfClient, revenueOf } from './plan-of-client.ts';

const from = new Date('2026-11-26T01:00:00Z');
const plan: PlanOfClient = {
  id: '1',
  client: { id: '2' },
  plan_status: 'ACTIVE',
  plan_type: 'MONTHLY',
  expire_at: '2026-12-10T01:00:00Z',
  total_amount: '249.00',
};

test.each([
  ['2026-11-26T01:00:00Z', 'ACTIVE', true],
  ['2026-12-26T01:00:00Z', 'ACTIVE', true],
  ['2026-12-26T01:00:01Z', 'ACTIVE', false],
  ['2026-11-26T00:59:59Z', 'ACTIVE', false],
  ['2026-12-10T01:00:00Z', 'EXPIRED', false],
])('on 26 Nov 2026, 01:00 UTC, a plan until %s that is %s ends soon: %s', (expire_at, plan_status, soon) => {
  expect(endsSoon({ ...plan, expire_at, plan_status }, from)).toBe(soon);
});

test('the monthly revenue of an active plan is its price, or a twelfth of it if it is yearly, and others have none', () => {
  expect(revenueOf(plan)).toBe('249.00');
  expect(revenueOf({ ...plan, plan_type: 'YEARLY', total_amount: '1200.00' })).toBe('100.00');
  expect(revenueOf({ ...plan, plan_status: 'EXPIRED' })).toBeNull();
  const { total_amount: _, ...closed } = plan;
  expect(revenueOf(closed)).toBeNull();
});
