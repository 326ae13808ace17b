import { describe, expect, test } from 'vitest';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { draftOf, valuesOfDraft, withUsualBreaks } from './shift-draft.ts';
import { warningInWords, warningsOfShift } from './shift-warnings.ts';

const breaks = {
  meal_break_duration: 30,
  meal_break_start_time: '12:15:00',
  rest_break_duration: 10,
  extra_rest_break_duration: 10,
};
const usual = valuesOfDraft(
  withUsualBreaks(
    draftOf({ clinic_roster_date: '2026-12-21', user_id: 'mia', start_time: '08:00', end_time: '17:00' }),
  ),
);
const said = (week: ReturnType<typeof sampleWeek>, values = usual, id = 'new') =>
  warningsOfShift(week, id, values).map((warning) => warningInWords(week, warning));

describe('warnings while a shift is being edited', () => {
  test('are none for the usual breaks', () => {
    expect(said(sampleWeek([]))).toEqual([]);
  });

  test('include a missing meal break', () => {
    expect(
      said(sampleWeek([]), { ...usual, meal_break_duration: null, meal_break_start_time: null }),
    ).toEqual(['9 h without a meal break. The limit is 5 h.']);
  });

  test('include too many hours in the week and too little rest between days', () => {
    const days = ['2026-12-22', '2026-12-23', '2026-12-24', '2026-12-26'];
    const week = sampleWeek(
      days.map((clinic_roster_date) =>
        sampleShift({ id: clinic_roster_date, clinic_roster_date, ...breaks }),
      ),
    );
    expect(said(week)).toEqual([
      'Mia Chen has 42 h 30 min in the week of Mon 21 Dec. Ordinary hours end at 38 h.',
    ]);
    const late = {
      ...usual,
      start_time: '16:00:00',
      end_time: '23:30:00',
      meal_break_start_time: '19:30:00',
      rest_break_start_time: null,
      extra_rest_break_start_time: null,
    };
    expect(said(sampleWeek(week.shifts.slice(0, 1)), late)).toEqual([
      'Mia Chen has 8 h 30 min of rest between two days. It should be 10 h.',
    ]);
  });

  test('do not repeat warnings that the saved shift has already', () => {
    const saved = sampleShift({ id: 'shift' });
    const values = {
      ...usual,
      meal_break_duration: null,
      meal_break_start_time: null,
      rest_break_duration: null,
      extra_rest_break_duration: null,
    };
    expect(said(sampleWeek([saved]), values, 'shift')).toEqual([]);
    expect(said(sampleWeek([saved]), values, 'another').length).toBeGreaterThan(0);
  });

  test('include a room in use, an unavailable day and requested leave', () => {
    const week = sampleWeek([sampleShift({ user_id: 'leo', clinic_room_id: 'surgery1', ...breaks })], {
      leave: [
        {
          employee_leave_id: 'leave',
          user_id: 'mia',
          status: 'PENDING',
          leave_name: 'Leave',
          color: null,
          date: '2026-12-21',
          is_all_day: true,
          start_time: null,
          end_time: null,
          starts_at: '2026-12-20T13:00:00Z',
          ends_at: '2026-12-21T13:00:00Z',
        },
      ],
    });
    const people = week.people.map((person) => ({ ...person, available_days: ['TUESDAY'] }));
    expect(said({ ...week, people }, { ...usual, clinic_room_id: 'surgery1' })).toEqual([
      'Mia Chen isn’t available on Mondays.',
      'Mia Chen has asked for leave at this time.',
      'Surgery 1 is taken for 9 h by another shift.',
    ]);
  });
});
