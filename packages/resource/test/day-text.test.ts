import { expect, test } from 'vitest';
import { dayProblem, hasWholeYear, readDay } from '../src/index.ts';

test.each([
  ['3/4/2027', '2027-04-03'],
  ['03.04.2027', '2027-04-03'],
  ['3 4 2027', '2027-04-03'],
  [' 3 / 4 / 27 ', '2027-04-03'],
  ['30/11/2026', '2026-11-30'],
  ['251126', '2026-11-25'],
  ['25112026', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['2026/1/5', '2026-01-05'],
  ['25-Nov-2026', '2026-11-25'],
  ['25-Nov-26', '2026-11-25'],
  ['25 november 2026', '2026-11-25'],
  ['25th Nov, 2026', '2026-11-25'],
  ['5Sept2026', '2026-09-05'],
  ['Nov 25, 2026', '2026-11-25'],
  ['25/11/26', '2026-11-25'],
  ['1/2/85', '1985-02-01'],
  ['25/11/2026 0:00', '2026-11-25'],
  ['25/11/2026 12:00:00 AM', '2026-11-25'],
  ['2026-11-25T00:00:00', '2026-11-25'],
  ['\u200e25/11/2026\u00a0', '2026-11-25'],
  ['25–11–2026', '2026-11-25'],
  ['29/2/2028', '2028-02-29'],
])('reads %j as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  '',
  '3',
  '3/4',
  '3/4/2',
  '3/4/202',
  '31/2/2026',
  '29/2/2027',
  '13/13/2026',
  '3-4/2026',
  '25112',
  '2511202',
  '25/11/2026 9:30',
  '25 Mai 2026',
  '25 No 2026',
  'tomorrow',
  '3/4/0027',
])('does not read %j as a date', (text) => {
  expect(readDay(text)).toBeNull();
});

test('the year of a typed date counts as complete with four digits, and not with two', () => {
  expect(['3/4/20', '251126', '25112026', '3/4/2027', '2026-1-5', '25 Nov 26'].map(hasWholeYear)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('explains why a date is unreadable, too early or too late', () => {
  expect(dayProblem('')).toBeNull();
  expect(dayProblem('2026-11-25', { from: '2026-11-25', to: '2026-11-25' })).toBeNull();
  expect(dayProblem('25/11')).toBe('Enter the date as 25/11/2026');
  expect(dayProblem('2026-11-24', { from: '2026-11-25' })).toBe('The date can’t be before 2026-11-25');
  expect(dayProblem('2026-11-26', { to: '2026-11-25' })).toBe('The date can’t be after 2026-11-25');
});
