import { describe, expect, test } from 'vitest';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { draftOf, type ShiftDraft, valuesOfDraft, withTimes, withTiming } from './shift-draft.ts';
import { problemsOfShift } from './shift-problems.ts';
import { summaryOf } from './shift-summary.ts';

const draft = (other: Partial<ShiftDraft> = {}): ShiftDraft => ({
  ...draftOf({ clinic_roster_date: '2026-12-21' }),
  start_time: '09:00',
  end_time: '17:00',
  ...other,
});
const [full, night] = sampleWeek([]).shift_timings;

describe('the form of a shift', () => {
  test('returns an unchanged shift as it was', () => {
    const shift = sampleShift({
      clinic_room_id: 'surgery1',
      meal_break_duration: 30,
      meal_break_start_time: '12:00:00',
      extra_rest_break_duration: 10,
      message: 'Bring the keys',
    });
    expect(shift).toMatchObject(valuesOfDraft(draftOf(shift)));
  });

  test('takes the times of a shift timing with their usual breaks, and keeps the times when the timing is cleared', () => {
    expect(withTiming(draft(), full)).toMatchObject({
      clinic_roster_shift_timing_id: 'full',
      start_time: '08:00',
      end_time: '17:00',
      meal_break_start_time: '12:15',
      meal_break_duration: '30',
      rest_break_duration: '10',
    });
    expect(withTiming(withTiming(draft(), full), undefined)).toMatchObject({
      clinic_roster_shift_timing_id: null,
      start_time: '08:00',
    });
  });

  test('drops usual breaks that shorter times do not need, and leaves chosen ones where they are', () => {
    const usual = withTiming(draft(), full);
    expect(withTimes(usual, { end_time: '12:00' })).toMatchObject({
      meal_break_duration: '',
      meal_break_start_time: '',
      rest_break_duration: '10',
    });
    const chosen = { ...usual, meal_break_start_time: '13:00' };
    expect(withTimes(chosen, { end_time: '16:00' })).toMatchObject({
      meal_break_start_time: '13:00',
      meal_break_duration: '30',
    });
  });

  test('drops the start of a break without a length', () => {
    expect(valuesOfDraft(draft({ rest_break_start_time: '10:00' })).rest_break_start_time).toBeNull();
  });
});

describe('problems of a shift', () => {
  test.each<[string, Partial<ShiftDraft>, Record<string, string>]>([
    ['with no mistake', {}, {}],
    ['with no start', { start_time: '' }, { start_time: 'Start is required' }],
    ['with an incomplete end', { end_time: '5: PM' }, { end_time: "End isn't a valid time" }],
    ['with no length', { end_time: '09:00' }, { end_time: 'End must be another time than the start' }],
    [
      'with a break that ends after the shift',
      { rest_break_duration: '10', rest_break_start_time: '16:55' },
      { rest_break_start_time: 'This break can start from 09:00 am to 04:50 pm' },
    ],
    [
      'with a break outside the shift',
      { rest_break_duration: '10', rest_break_start_time: '18:00' },
      { rest_break_start_time: 'Rest break from must be between 09:00 am and 05:00 pm' },
    ],
    [
      'with breaks that overlap',
      {
        meal_break_duration: '30',
        meal_break_start_time: '12:00',
        rest_break_duration: '10',
        rest_break_start_time: '12:20',
      },
      { rest_break_start_time: 'This overlaps another break' },
    ],
    [
      'with a break without a length',
      { meal_break_start_time: '12:00' },
      { meal_break_duration: 'Enter how many minutes the break lasts' },
    ],
    [
      'with a break longer than the shift',
      { end_time: '09:15', meal_break_duration: '30' },
      { meal_break_duration: 'This break is longer than the shift' },
    ],
  ])('%s', (_, change, problems) => {
    expect(problemsOfShift(draft(change))).toEqual(problems);
  });

  test('are none for a break past midnight', () => {
    const shift = {
      start_time: '20:00',
      end_time: '04:00',
      meal_break_duration: '30',
      meal_break_start_time: '23:45',
    };
    expect(problemsOfShift(draft(shift))).toEqual({});
  });
});

describe('the summary of the hours of a shift', () => {
  const sydney = 'Australia/Sydney';
  test.each<[string, string, ShiftDraft, string | null]>([
    ['on a day with a meal break', sydney, draft({ meal_break_duration: '30' }), '8 h, 7 h 30 min paid.'],
    ['that ends the next day', sydney, withTiming(draft(), night), 'Ends Tue 22 Dec. 8 h, 7 h 30 min paid.'],
    [
      'in the night when clocks go forward',
      sydney,
      draft({ clinic_roster_date: '2026-10-03', start_time: '22:00', end_time: '06:00' }),
      'Ends Sun 4 Oct. 8 h, 8 h paid. The clocks change: 7 h really pass.',
    ],
    [
      'with a start that the clocks skip',
      sydney,
      draft({ clinic_roster_date: '2026-10-04', start_time: '02:30', end_time: '10:00' }),
      '7 h, 7 h paid. The clocks skip that time, so the shift starts 03:00 am.',
    ],
    [
      'in the same night in Brisbane',
      'Australia/Brisbane',
      draft({ clinic_roster_date: '2026-10-03', start_time: '22:00', end_time: '06:00' }),
      'Ends Sun 4 Oct. 8 h, 8 h paid.',
    ],
    ['with half of an end time', sydney, draft({ end_time: '5: PM' }), null],
  ])('%s', (_, zone, shift, words) => {
    expect(summaryOf(shift, zone)).toBe(words);
  });
});
