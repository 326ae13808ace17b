import { expect, test } from 'vitest';
import { quickShift } from './quick-shift.ts';
import { aShift, aWeek } from './test-week.ts';

const timings = [
  { id: 'early', name: 'Early', color: null, start_time: '07:00:00', end_time: '12:00:00' },
  { id: 'late', name: 'Late', color: null, start_time: '12:00:00', end_time: '19:00:00' },
];
const place = { date: '2026-11-25', user_id: 'mia' };

test.each([
  ['the timing used last', 'late', '12:00:00', 'late'],
  ['the first timing when none was used', null, '07:00:00', 'early'],
  ['the first timing when the last used one no longer exists', 'gone', '07:00:00', 'early'],
])('a quick shift has the times of %s', (_, last, start, timing) => {
  expect(quickShift(aWeek({ shift_timings: timings }), place, last)).toMatchObject({
    start_time: start,
    clinic_roster_shift_timing_id: timing,
    clinic_roster_date: '2026-11-25',
    user_id: 'mia',
  });
});

test('a drawn shift has the drawn times, and no shift timing', () => {
  const times = { start_time: '10:15', end_time: '11:30' };
  expect(quickShift(aWeek({ shift_timings: timings }), { ...place, times }, 'late')).toMatchObject({
    ...times,
    clinic_roster_shift_timing_id: null,
  });
});

test('without shift timings a new shift is from nine to five, with a meal break and a rest break', () => {
  expect(quickShift(aWeek(), place, null)).toMatchObject({
    start_time: '09:00',
    end_time: '17:00',
    meal_break_duration: 30,
    rest_break_duration: 10,
  });
});

test('a new shift has the room of its row or of the person’s latest earlier shift, and an open shift has none', () => {
  const rooms = [
    { id: 'one', name: 'Surgery 1', color: null },
    { id: 'two', name: 'Surgery 2', color: null },
  ];
  const shifts = [
    aShift('a', { clinic_room_id: 'one', clinic_roster_date: '2026-11-23' }),
    aShift('b', { clinic_room_id: 'two', clinic_roster_date: '2026-11-24' }),
    aShift('c', { clinic_room_id: 'one', clinic_roster_date: '2026-11-26' }),
  ];
  const week = aWeek({ rooms, shifts });
  expect(quickShift(week, place, null).clinic_room_id).toBe('two');
  expect(quickShift(week, { ...place, clinic_room_id: null }, null).clinic_room_id).toBeNull();
  expect(quickShift(week, { ...place, user_id: null }, null).clinic_room_id).toBeNull();
});
