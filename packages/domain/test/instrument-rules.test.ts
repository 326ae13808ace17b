import { expect, test } from 'vitest';
import {
  mayChangeReport,
  mayReport,
  mayResolve,
  maySetCounted,
  reportChanges,
  resolutions,
  returnedQuantity,
} from '../src/index.ts';

const day = { count_date: '2026-11-23' };
const today = day.count_date;
const codeOf = (result: { ok: boolean; code?: unknown }) => (result.ok ? null : result.code);

test('allows a report only on the same day and while an instrument is left', () => {
  expect(codeOf(mayReport({ ...day, quantity: 1 }, today))).toBeNull();
  expect(codeOf(mayReport({ ...day, quantity: 0 }, today))).toBe('count_none_left');
  expect(codeOf(mayReport({ ...day, quantity: 1 }, '2026-11-24'))).toBe('count_not_today');
});

test('a report can be changed on its day until it is resolved, and resolved once on any day', () => {
  for (const status of ['Missing', 'Broken'] as const) {
    expect(codeOf(mayChangeReport({ status }, day, today))).toBeNull();
    expect(codeOf(mayChangeReport({ status }, day, '2026-11-24'))).toBe('count_not_today');
    expect(codeOf(mayResolve({ status }))).toBeNull();
  }
  for (const status of resolutions) {
    expect(codeOf(mayChangeReport({ status }, day, today))).toBe('report_locked');
    expect(codeOf(mayResolve({ status }))).toBe('report_locked');
  }
  expect(resolutions.map(returnedQuantity)).toEqual([0, 0, 1]);
});

test('does not overwrite a newer count by another user, unless the value is the same', () => {
  expect(codeOf(maySetCounted(null, null, 4))).toBeNull();
  expect(codeOf(maySetCounted(5, 5, 4))).toBeNull();
  expect(codeOf(maySetCounted(4, 5, 4))).toBeNull();
  expect(codeOf(maySetCounted(3, 5, 4))).toBe('count_is_newer');
  expect(codeOf(maySetCounted(3, null, 4))).toBe('count_is_newer');
});

test('computes the reports that were removed, changed and added in the dialog', () => {
  const report = (id: string, notes = '') => ({ id, notes, status: 'Missing' as const });
  const before = { ...day, quantity: 3, reports: [report('stays'), report('goes'), report('changes')] };
  const after = {
    ...day,
    quantity: 3,
    reports: [report('stays'), report('changes', 'Found?'), report('comes')],
  };
  const { removed, changed, added } = reportChanges(before, after);
  expect([removed, changed, added].map((some) => some.map(({ id }) => id))).toEqual([
    ['goes'],
    ['changes'],
    ['comes'],
  ]);
});
