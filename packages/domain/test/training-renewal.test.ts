import { describe, expect, test } from 'vitest';
import { dueReminder, expiryWarningDays, percentText, renewalDue } from '../src/index.ts';

describe('a completion that expires on 31 January', () => {
  test.each([
    ['2026-12-31', null, null],
    ['2027-01-01', null, 30],
    ['2027-01-02', 30, null],
    // One nightly run was missed.
    ['2027-01-10', null, 30],
    ['2027-01-24', 30, 7],
    ['2027-01-30', 7, null],
    ['2027-01-30', null, 7],
    ['2027-02-01', null, null],
  ])('on %s, last warned %s days before, gets the warning for %s days before', (today, warned, due) => {
    expect(dueReminder('2027-01-31', today, warned, expiryWarningDays)).toBe(due);
  });
});

test('a renewal is due after the days that the course allows, or thirty if it sets none', () => {
  expect(renewalDue(14, '2027-01-31')).toBe('2027-02-14');
  expect(renewalDue(0, '2027-01-31')).toBe('2027-01-31');
  expect(renewalDue(null, '2027-01-31')).toBe('2027-03-02');
});

test.each([
  ['82.000', '82'],
  ['66.667', '66.7'],
  ['66.650', '66.7'],
  ['66.649', '66.6'],
  ['0.04', '0'],
  ['100', '100'],
])('a result of %s per cent is shown as %s', (percentage, text) => {
  expect(percentText(percentage)).toBe(text);
});
