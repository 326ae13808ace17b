import { expect, test } from 'vitest';
import { isInstant, readClock, readMoment } from '../src/index.ts';

const today = '2026-02-20';

test.each([
  ['5/3 2pm', '2026-03-05 14:00'],
  ['5/3 2 pm', '2026-03-05 14:00'],
  ['5/3 2.30 p.m.', '2026-03-05 14:30'],
  ['05/03/2026 14:30', '2026-03-05 14:30'],
  ['05/03/2026 02:30 PM', '2026-03-05 14:30'],
  ['05/03/2026, 2:30pm', '2026-03-05 14:30'],
  ['05/03/2026 at 9', '2026-03-05 09:00'],
  ['5/3/26 9:05', '2026-03-05 09:05'],
  ['5.3.2026 14.30', '2026-03-05 14:30'],
  ['5 March 9', '2026-03-05 09:00'],
  ['5 Mar 2026 noon', '2026-03-05 12:00'],
  ['March 5, 2026 12am', '2026-03-05 00:00'],
  ['2026-03-05 02:30 pm', '2026-03-05 14:30'],
  ['2026-03-05T14:30:00', '2026-03-05 14:30'],
  ['050326 9:15', '2026-03-05 09:15'],
  ['05/03/2026 0:00', '2026-03-05 00:00'],
  ['05/03/2026 12:00 am', '2026-03-05 00:00'],
  ['\u200e05/03/2026\u00a014:30', '2026-03-05 14:30'],
  // Without a year, the nearest such day is meant.
  ['20/12 5pm', '2025-12-20 17:00'],
  ['29/2 9am', null],
])('reads %j as %s', (text, moment) => {
  const read = readMoment(text, today);
  expect(read && `${read.date} ${read.time}`).toBe(moment);
});

test('a day without a year is the nearest one, across the turn of the year', () => {
  expect(readMoment('5/1 9am', '2026-12-20')?.date).toBe('2027-01-05');
  expect(readMoment('20/12 9am', '2027-01-05')?.date).toBe('2026-12-20');
  expect(readMoment('29/2 9am', '2027-12-01')?.date).toBe('2028-02-29');
});

test.each([
  '',
  '5/3',
  '05/03/2026',
  '25 Nov 2026',
  '25 Nov 10',
  '5 3 10',
  '5/3 2026',
  '5/3 2',
  '5/3 2:30',
  '5/3 25:00',
  '5/3 14:60',
  '5/3 14pm',
  '5/3 0pm',
  '31/2 9am',
  '13/13/2026 9am',
  '2pm',
  'tomorrow',
  '2026-03-05T14:30:00Z',
  '2026-03-05T14:30:00+11:00',
])('does not read %j as a date and time', (text) => {
  expect(readMoment(text, today)).toBeNull();
});

test.each([
  ['2pm', '14:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['9:30', '09:30'],
  ['14:30:15', '14:30:15'],
  ['2:30:15 PM', '14:30:15'],
  ['24:00', null],
  ['13 pm', null],
  ['9', null],
])('reads the time %j as %s', (text, time) => {
  expect(readClock(text)).toBe(time);
});

test('a date and time with a zone counts as a timestamp; a date alone or a text such as “5/3 2” does not', () => {
  expect(['5/3 2', '1', '2026-03-05', '5 March 2026'].map(isInstant)).toEqual([false, false, false, false]);
  expect(['2026-03-05T03:30:00.000Z', '2026-03-05T14:30:00+11:00'].map(isInstant)).toEqual([true, true]);
});
