import { matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { expiringStock, hasCode, stockStateOf } from '../src/index.ts';

const product = { is_low_stock: false, has_expired: false, next_expiry_date: null as string | null };

test('a product is low even if a lot has expired or expires soon, otherwise expiring in the last 60 days', () => {
  const state = (more: Partial<typeof product>) => stockStateOf({ ...product, ...more }, '2026-11-21');
  expect(state({})).toBe('ok');
  expect(state({ next_expiry_date: '2027-01-20' })).toBe('expiring');
  expect(state({ next_expiry_date: '2027-01-21' })).toBe('ok');
  expect(state({ is_low_stock: true, next_expiry_date: '2026-11-21' })).toBe('low');
  expect(state({ is_low_stock: true, has_expired: true })).toBe('low');
});

test('determines expiring stock by the local date of each clinic', () => {
  const todays = { usual: '2026-11-21', elsewhere: [{ today: '2026-11-20', clinic_ids: ['perth'] }] };
  const isExpiring = (clinic_id: string, next_expiry_date: string | null) =>
    matches(expiringStock(todays), { clinic_id, next_expiry_date });
  expect(isExpiring('manly', '2027-01-20')).toBe(true);
  expect(isExpiring('perth', '2027-01-20')).toBe(false);
  expect(isExpiring('perth', '2027-01-19')).toBe(true);
  expect(isExpiring('manly', null)).toBe(false);
});

test('finds a product by the GTIN in a code that also names its lot', () => {
  expect(JSON.stringify(hasCode('01093057498049041727033110ABC123'))).toContain('"9305749804904"');
});
