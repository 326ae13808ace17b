import { expect, test } from 'vitest';
import { effectInWords, furtherLines, listInWords } from './plan-words.ts';

const quote = {
  kind: 'PURCHASE',
  total: '211.65',
  gst: '19.24',
  starts_on: '2026-11-26',
  ends_on: '2026-12-26',
  recurring: '249.00',
};

test.each([
  ['PURCHASE', 'The plan runs from 2026-11-26 until 2026-12-26.'],
  ['UPGRADE', 'The upgrade applies at once. The amount is for the days that are left until 2026-12-26.'],
  ['DOWNGRADE', 'The downgrade applies from 2026-11-26. Until then, nothing changes.'],
  ['RENEWAL', 'The plan is renewed from 2026-11-26 until 2026-12-26.'],
  ['SAME', 'This is the current plan.'],
])('the effect of a quote of the kind %s is described as "%s"', (kind, words) => {
  expect(effectInWords({ ...quote, kind })).toBe(words);
});

test('shows the GST and the price of later months, but no later price for the current plan', () => {
  expect(furtherLines(quote)).toEqual([
    ['GST in the total', '$19.24'],
    ['Each later month', '$249.00'],
  ]);
  expect(furtherLines({ ...quote, kind: 'SAME' })).toEqual([['GST in the total', '$19.24']]);
  expect(furtherLines({ ...quote, gst: null, recurring: null })).toEqual([]);
});

test('joins module names with commas and “and”', () => {
  expect(listInWords(['Inventory', 'Lab', 'Support'])).toBe('Inventory, Lab and Support');
  expect(listInWords(['Lab'])).toBe('Lab');
});
