import { expect, test } from 'vitest';
import { breakColumns } from './break-columns.ts';
import { warningsOf } from './new-warnings.ts';
import { aPerson, aShift, aValue, aWeek } from './test-week.ts';

const withBreaks = breakColumns([
  { type: 'MEAL', start: '12:00', length: 30 },
  { type: 'REST', start: '10:00', length: 10 },
]);
const save = (more = {}) =>
  [{ kind: 'save', id: 'new', values: aValue({ ...withBreaks, ...more }) }] as const;
const surgery = { id: 'surgery', name: 'Surgery 1', color: null };

test('a shift within the limits has no warning', () => {
  expect(warningsOf(aWeek(), save())).toEqual([]);
  expect(warningsOf(aWeek(), [{ kind: 'remove', id: 'new' }])).toEqual([]);
});

test('warns of a day on which the person is not available, and of a room in use', () => {
  const week = aWeek({
    people: [aPerson('mia', { available_days: ['TUESDAY'] }), aPerson('ben')],
    rooms: [surgery],
    shifts: [aShift('one', { user_id: 'ben', clinic_room_id: 'surgery', ...withBreaks })],
  });
  expect(warningsOf(week, save({ clinic_room_id: 'surgery' }))).toEqual([
    'mia isn’t available on Mondays.',
    'Surgery 1 is taken for 8 h by another shift.',
  ]);
});

test('the weekly maximum counts the shifts of the whole week, also at other clinics, but none of the week before', () => {
  const people = [aPerson('mia', { max_hours_per_week: '20.00' })];
  const on = (id: string, date: string) => aShift(id, { clinic_roster_date: date, ...withBreaks });
  const sunday = on('one', '2026-11-29');
  const elsewhere = [
    { ...on('two', '2026-11-25'), user_id: 'mia', clinic_id: 'other', clinic_name: 'Tweed' },
  ];
  expect(warningsOf(aWeek({ people, shifts: [sunday], elsewhere }), save())).toEqual([
    'mia has 22 h 30 min in the week of Mon 23 Nov, and works 20 h at most.',
  ]);
  const before = [on('one', '2026-11-20'), on('two', '2026-11-19')];
  expect(warningsOf(aWeek({ people, shifts: before }), save())).toEqual([]);
});
