import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTypableHour,
  isTypableMinute,
  timeOfTwelveHour,
  twelveHourOfTime,
  twelveHourProblems,
} from '../src/time/twelve-hour.ts';

test.each([
  ['12', '00', 'AM', '00:00'],
  ['12', '5', 'PM', '12:05'],
  ['1', '59', 'PM', '13:59'],
  ['09', '07', 'AM', '09:07'],
] as const)('%s:%s %s is %s', (hour, minute, half, time) =>
  expect(timeOfTwelveHour({ hour, minute, half })).toBe(time),
);

test('requires hour, minute and half of the day, each in range', () => {
  expect(twelveHourProblems({ hour: '', minute: '', half: '' })).toEqual({
    hour: 'Hour is required',
    minute: 'Minute is required',
    half: 'AM/PM is required',
  });
  expect(timeOfTwelveHour({ hour: '13', minute: '00', half: 'AM' })).toBeNull();
  expect(timeOfTwelveHour({ hour: '0', minute: '00', half: 'AM' })).toBeNull();
  expect(timeOfTwelveHour({ hour: '1', minute: '60', half: 'AM' })).toBeNull();
});

test('a time split into parts and joined again is unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const parts = twelveHourOfTime(`${time}:00`);
      expect(twelveHourProblems(parts)).toEqual({});
      expect(timeOfTwelveHour(parts)).toBe(time);
    }),
  );
});

test('accepts every valid hour and minute while typing, and otherwise only their beginnings', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), (text) => {
      if (isTypableHour(text)) expect(text).toMatch(/^(0?|0?[1-9]|1[0-2])$/);
      if (isTypableMinute(text)) expect(text).toMatch(/^[0-5]?\d?$/);
    }),
  );
  for (let hour = 1; hour <= 12; hour += 1) expect(isTypableHour(String(hour))).toBe(true);
  for (let minute = 0; minute <= 59; minute += 1) expect(isTypableMinute(String(minute))).toBe(true);
});
