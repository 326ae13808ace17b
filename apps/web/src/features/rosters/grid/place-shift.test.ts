import { breaksOfShift, placeBreaks } from '@operatory/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSamePlace, movedShift, resizedShift, resizedTimes } from './place-shift.ts';
import { aValue } from './test-week.ts';

const withMeal = aValue({
  meal_break_duration: 30,
  meal_break_start_time: '12:00:00',
  clinic_roster_shift_timing_id: 'full-day',
});

describe('moving a shift', () => {
  test('to another day or person keeps its times, breaks and shift timing', () => {
    expect(movedShift(withMeal, { date: '2026-11-25', user_id: 'ben' })).toEqual({
      ...withMeal,
      clinic_roster_date: '2026-11-25',
      user_id: 'ben',
    });
  });
  test('to another time moves its breaks with it, also past midnight, and clears its shift timing', () => {
    expect(movedShift(withMeal, { start: '20:00' })).toMatchObject({
      start_time: '20:00',
      end_time: '04:00',
      meal_break_start_time: '23:00',
      clinic_roster_shift_timing_id: null,
    });
  });
  test('to the colleague that the person works with removes that colleague, because nobody works with themselves', () => {
    expect(movedShift(aValue({ user_whom_id: 'ben' }), { user_id: 'ben' }).user_whom_id).toBeNull();
  });
  test.each([
    [{}, true],
    [{ start: '09:00' }, true],
    [{ date: '2026-11-23', user_id: 'mia' }, true],
    [{ user_id: null }, false],
    [{ start: '09:15' }, false],
  ])('to %j leaves the shift where it is: %s', (target, same) => {
    expect(isSamePlace(withMeal, target)).toBe(same);
  });
});

describe('resizing a shift', () => {
  test('removes the fixed time of a break that no longer fits', () => {
    expect(resizedShift(withMeal, 'end', '12:15')).toMatchObject({
      end_time: '12:15',
      meal_break_duration: 30,
      meal_break_start_time: null,
    });
  });
  test('leaves out a break that is longer than the shift', () => {
    expect(resizedShift(withMeal, 'end', '09:15')).toMatchObject({
      end_time: '09:15',
      meal_break_duration: null,
    });
  });
  test('keeps the shift at least one step long and shorter than a day', () => {
    expect(resizedShift(withMeal, 'start', '17:00')).toBe(withMeal);
    expect(resizedTimes(aValue({ end_time: '09:15' }), 'end', -15).end_time).toBe('09:15');
    expect(resizedTimes(aValue({ end_time: '08:45' }), 'end', 15).end_time).toBe('08:45');
    expect(resizedTimes(withMeal, 'start', -15).start_time).toBe('08:45');
  });
  test('leaves only breaks that fit, whatever the edge and the time', () => {
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    const time = (of: number) =>
      `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minutes, fc.constantFrom('start' as const, 'end' as const), (at, edge) => {
        const full = { ...withMeal, rest_break_duration: 10, rest_break_start_time: '10:30:00' };
        const next = resizedShift(full, edge, time(at));
        const { problems } = placeBreaks({ start: next.start_time, end: next.end_time }, breaksOfShift(next));
        expect(problems).toEqual([]);
      }),
    );
  });
});
