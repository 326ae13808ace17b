import { expect, test } from 'vitest';
import type { MyPlan } from '#session/me.ts';
import type { OwnPlan } from './plan-queries.ts';
import { closedReason, planState } from './plan-state.ts';

const row = (changes: Partial<OwnPlan>): OwnPlan => ({
  id: 'now',
  version: 1,
  package_id: 2,
  team_id: 2,
  plan_type: 'MONTHLY',
  plan_status: 'ACTIVE',
  payment_status: 'PAID',
  start_at: '2026-11-10T01:00:00Z',
  expire_at: '2026-12-10T01:00:00Z',
  total_amount: '219.95',
  cancelled_at: null,
  next_package_id: null,
  next_team_id: null,
  package: { id: 2, name: 'Practice' },
  team: { id: 2, name: 'Up to 25 people', team_size: 25 },
  next_package: null,
  next_team: null,
  ...changes,
});
const mine = (status: MyPlan['status']): MyPlan => ({ status, last_day: '2026-12-10', cancelled: false });
const at = (rows: readonly OwnPlan[], now = '2026-11-26T01:00:00Z', status: MyPlan['status'] = 'active') =>
  planState(rows, new Date(now), mine(status));
const ahead = row({
  id: 'ahead',
  plan_status: 'PENDING',
  start_at: '2026-12-10T01:00:00Z',
  expire_at: '2027-01-10T01:00:00Z',
});

test('a plan that runs can be renewed once and cancelled', () => {
  expect(at([row({})]).actions).toEqual(['renew', 'cancel']);
  const renewed = at([ahead, row({})]);
  expect([renewed.current?.id, renewed.next?.id, renewed.actions]).toEqual(['now', 'ahead', ['cancel']]);
});

test('a cancelled plan can be renewed, and until it ends its cancellation can be withdrawn', () => {
  expect(at([row({ plan_status: 'CANCELLED' })]).actions).toEqual(['renew', 'withdraw']);
  expect(at([row({ plan_status: 'CANCELLED' })], '2026-12-12T01:00:00Z', 'read_only').actions).toEqual([
    'renew',
  ]);
});

test('a planned change applies from the next period and can be withdrawn', () => {
  const change = {
    next_package: { id: 1, name: 'Essential' },
    next_team: { id: 1, name: 'Up to 10 people' },
  };
  const state = at([row({ next_package_id: 1, next_team_id: 1, ...change })]);
  expect(state.change).toEqual({ to: 'Essential, Up to 10 people', from: '2026-12-10' });
  expect(state.actions).toEqual(['renew', 'keep', 'cancel']);
});

test('after its end a plan can only be renewed, and without a plan there are no actions', () => {
  expect(at([row({ plan_status: 'EXPIRED' })], '2026-12-30T01:00:00Z', 'closed').actions).toEqual(['renew']);
  expect(at([])).toEqual({ current: undefined, next: undefined, change: null, actions: [] });
});

test('distinguishes the end of the grace period from a client that was set to inactive', () => {
  expect(closedReason(mine('closed'), '2026-12-25')).toBe('ended');
  expect(closedReason(mine('closed'), '2026-12-24')).toBe('inactive');
  expect(closedReason(mine('read_only'), '2026-12-24')).toBeNull();
});
