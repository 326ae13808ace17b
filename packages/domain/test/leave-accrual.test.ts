import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccruingShift,
  accrualInWords,
  accruedMicros,
  accruingMinutes,
  adjustBalance,
  dividedHalfUp,
  forecastOf,
  fullTimeMinutes,
  hoursOf,
  leavePayCents,
  microsOf,
  ordinaryMinutes,
  rateOfWeeks,
  scaledInteger,
  shownHours,
  textOf,
  usualWeekMicros,
  weekOf,
  weeksEnding,
  weeksOfRate,
  weeksToAccrue,
  yearlyMicros,
} from '../src/index.ts';

const annual = '0.0769230769';
const personal = '0.0384615385';

describe('exact hours', () => {
  test.each([
    ['30.4', '30.400000', '30.40'],
    ['0', '0.000000', '0.00'],
    ['-3.005', '-3.005000', '-3.01'],
    ['152.0000004', '152.000000', '152.00'],
    ['0.005', '0.005000', '0.01'],
    ['2.9230769', '2.923077', '2.92'],
  ])('%s is kept as %s and shown as %s', (text, kept, shown) => {
    expect(hoursOf(microsOf(text))).toBe(kept);
    expect(shownHours(text)).toBe(shown);
  });

  test('refuses text that is not a decimal', () => {
    for (const text of ['', '1e3', '1.2.3', 'NaN', '--1'])
      expect(() => scaledInteger(text, 2)).toThrow(RangeError);
  });

  test('parses and formats a number without change, for any number of decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.integer({ min: 0, max: 10 }),
        (whole, places) => {
          expect(scaledInteger(textOf(whole, places), places)).toBe(whole);
        },
      ),
    );
  });

  test('rounds a quotient to the nearest value, and a half away from zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (number, by) => {
          const twice = 2n * (dividedHalfUp(number, by) * by - number);
          expect(twice > -by && twice <= by).toBe(true);
          expect(dividedHalfUp(-number, by)).toBe(-dividedHalfUp(number, by));
        },
      ),
    );
  });
});

describe('accrual', () => {
  test.each([
    ['38 h a week', 38 * 60, '152.00', '76.00'],
    ['20 h a week', 20 * 60, '80.00', '40.00'],
    ['30.4 h a week', 1824, '121.60', '60.80'],
  ])('a year of %s brings 4 weeks of annual and 10 days of personal leave', (_name, minutes, year, ten) => {
    expect(shownHours(yearlyMicros(annual, minutes))).toBe(year);
    expect(shownHours(yearlyMicros(personal, minutes))).toBe(ten);
    // The ledger adds 52 amounts, each rounded to six decimals.
    expect(shownHours(accruedMicros(minutes, annual) * 52n)).toBe(year);
    expect(shownHours(accruedMicros(minutes, personal) * 52n)).toBe(ten);
  });

  test('no leave accrues at a rate of zero, such as that of casuals', () =>
    expect(accruedMicros(fullTimeMinutes, '0')).toBe(0n));

  test.each([
    ['at full time count in full', { worked: 2280, paidLeave: 0 }, null, 2280],
    ['worked and on paid leave count together', { worked: 1368, paidLeave: 456 }, null, 1824],
    ['beyond full time do not count', { worked: 2700, paidLeave: 0 }, null, 2280],
    ['beyond the person’s own shorter week do not count', { worked: 1500, paidLeave: 0 }, 1200, 1200],
    ['count up to the person’s own longer week', { worked: 2700, paidLeave: 0 }, 2400, 2400],
  ])('the hours of a week %s', (_name, week, most, minutes) => {
    expect(ordinaryMinutes(week, most)).toBe(minutes);
  });

  test.each([
    ['4', annual, '4 weeks a year: 152.00 h a year for 38 h a week'],
    ['2', personal, '2 weeks a year: 76.00 h a year for 38 h a week'],
    ['1', '0.0192307692', '1 week a year: 38.00 h a year for 38 h a week'],
    ['5', '0.0961538462', '5 weeks a year: 190.00 h a year for 38 h a week'],
    ['2.5', '0.0480769231', '2.5 weeks a year: 95.00 h a year for 38 h a week'],
  ])('%s weeks a year is the rate %s', (weeks, rate, words) => {
    expect(rateOfWeeks(weeks)).toBe(rate);
    expect(weeksOfRate(rate)).toBe(weeks);
    expect(accrualInWords(rate)).toBe(words);
  });

  test('describes a rate that is not a whole number of weeks in hours only', () => {
    expect(weeksOfRate('0.05')).toBeNull();
    expect(accrualInWords('0.05')).toBe('98.80 h a year for 38 h a week');
    expect(accrualInWords('0.0000000000')).toBe('Does not accrue');
  });

  test('two weeks accrue the same together as separately, except for the last decimal', () => {
    fc.assert(
      fc.property(fc.nat(2280), fc.nat(2280), (one, other) => {
        const apart = accruedMicros(one, annual) + accruedMicros(other, annual);
        const difference = apart - accruedMicros(one + other, annual);
        expect(difference >= -1n && difference <= 1n).toBe(true);
      }),
    );
  });
});

describe('weeks to accrue', () => {
  test.each([
    ['2026-11-25', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of %s', (day, monday) => expect(weekOf(day)).toBe(monday));

  test.each([
    ['without any accrual, the last week', '2026-11-25', null, ['2026-11-16/2026-11-22']],
    ['when all weeks are accrued, none', '2026-11-25', '2026-11-22', []],
    ['on a Sunday, not the week that ends on it', '2026-11-29', '2026-11-22', []],
    ['on the Monday, the week that ended', '2026-11-30', '2026-11-22', ['2026-11-23/2026-11-29']],
    ['a week accrued until Tuesday, the rest', '2026-11-30', '2026-11-24', ['2026-11-25/2026-11-29']],
    ['a week accrued on its Sunday, none', '2026-11-30', '2026-11-29', []],
    [
      'after two weeks without the job, both',
      '2026-11-30',
      '2026-11-15',
      ['2026-11-16/2026-11-22', '2026-11-23/2026-11-29'],
    ],
    [
      'after a long time, four weeks',
      '2026-11-30',
      '2026-01-04',
      ['2026-11-02/2026-11-08', '2026-11-09/2026-11-15', '2026-11-16/2026-11-22', '2026-11-23/2026-11-29'],
    ],
  ])('%s', (_name, today, until, expected) => {
    expect(weeksToAccrue(today, until).map(({ start, end }) => `${start}/${end}`)).toEqual(expected);
  });
});

describe('minutes of a shift that accrue', () => {
  const at = (time: string) => new Date(`2026-11-25T${time}:00+11:00`);
  const shift: AccruingShift = {
    date: '2026-11-25',
    start: '09:00',
    end: '17:00',
    zone: 'Australia/Sydney',
    starts_at: at('09:00'),
    ends_at: at('17:00'),
    published: true,
    planned: [{ type: 'MEAL', start: '12:00', length: 30 }],
    clocked_in_at: null,
    clocked_out_at: null,
    taken: [],
  };
  const meal = { break_type: 'MEAL', started_at: at('12:00'), ended_at: at('12:30') } as const;
  const rest = { break_type: 'REST', started_at: at('15:00'), ended_at: at('15:10') } as const;
  test.each<[string, Partial<AccruingShift>, number]>([
    ['are those published, without the meal break', {}, 450],
    ['are none for a draft', { published: false }, 0],
    [
      'are those between clock-in and clock-out, without the meal but with the rest break',
      { clocked_in_at: at('08:55'), clocked_out_at: at('17:10'), taken: [meal, rest] },
      465,
    ],
    [
      'are all those between clock-in and clock-out if no break was taken',
      { clocked_in_at: at('09:00'), clocked_out_at: at('13:00') },
      240,
    ],
    ['are those published if there is no clock-out', { clocked_in_at: at('08:55') }, 450],
    [
      'are those worked if a draft was worked',
      { published: false, clocked_in_at: at('09:00'), clocked_out_at: at('10:00') },
      60,
    ],
  ])('%s', (_name, change, minutes) => expect(accruingMinutes({ ...shift, ...change }, [])).toBe(minutes));

  test('exclude hours on leave', () => {
    expect(accruingMinutes(shift, [{ starts_at: at('00:00'), ends_at: at('23:59') }])).toBe(0);
    expect(accruingMinutes(shift, [{ starts_at: at('13:00'), ends_at: at('17:30') }])).toBe(210);
    expect(accruingMinutes(shift, [{ starts_at: at('17:00'), ends_at: at('18:00') }])).toBe(450);
  });
});

describe('forecast', () => {
  test('the usual week is the average of past accruals, or follows from the rate if there are none', () => {
    const week = { hrs: '2.923077', period_start: '2026-11-16', period_end: '2026-11-22' };
    const rest = { hrs: '1.000000', period_start: '2026-11-25', period_end: '2026-11-29' };
    const otherwise = { rate: annual, weekMinutes: 1200 };
    expect(hoursOf(usualWeekMicros([week], otherwise))).toBe('2.923077');
    expect(hoursOf(usualWeekMicros([week, rest], otherwise))).toBe('2.288462');
    expect(hoursOf(usualWeekMicros([], otherwise))).toBe('1.538462');
  });

  test.each([
    ['2026-11-24', '2026-11-28', 0],
    ['2026-11-24', '2026-11-29', 1],
    ['2026-11-24', '2026-12-06', 2],
    ['2026-11-29', '2026-11-29', 0],
    ['2026-11-29', '2026-12-06', 1],
    ['2026-11-29', '2026-11-01', 0],
  ])('after %s until %s, %i weeks end', (after, until, weeks) =>
    expect(weeksEnding(after, until)).toBe(weeks),
  );

  test('adds the accrual until the day and subtracts leave until then, but no later leave', () => {
    const hours = (text: string) => microsOf(text);
    // 38 h remain after 22.8 h before Christmas and 15.2 h in January were booked.
    expect(
      forecastOf({
        remaining: hours('38'),
        until: hours('22.8'),
        later: hours('15.2'),
        week: hours('2.923077'),
        weeks: 4,
      }),
    ).toEqual({
      today_hrs: '76.000000',
      accrual_hrs: '11.692308',
      leave_hrs: '22.800000',
      forecast_hrs: '64.892308',
    });
  });
});

describe('pay of leave', () => {
  test.each([
    [
      'includes the loading if it is more than the weekend penalties',
      { micros: 25_000_000n, base: '20', loading: '17.5', penalties: 2500n },
      58750n,
    ],
    [
      'includes the weekend penalties if they are more than the loading',
      { micros: 25_000_000n, base: '20', loading: '17.5', penalties: 8751n },
      58751n,
    ],
    ['is the base only if there is no loading', { micros: 7_600_000n, base: '25.74', loading: '0' }, 19562n],
    ['rounds half a cent up', { micros: 500_000n, base: '0.01', loading: '0' }, 1n],
    ['is nothing for no hours', { micros: 0n, base: '25.74', loading: '17.5' }, 0n],
    ['is negative for negative hours', { micros: -7_600_000n, base: '25.74', loading: '0' }, -19562n],
  ])('%s', (_name, facts, cents) => expect(leavePayCents(facts)).toBe(cents));
});

describe('adjusting a balance', () => {
  test.each([
    ['adds hours', '0', '7.6', 'Opening balance', false, 7_600_000n],
    ['subtracts hours', '7.6', '-7.6', 'Entered twice', false, -7_600_000n],
    ['accepts a plus sign', '0', '+1', 'x', false, 1_000_000n],
    ['is refused below what pending leave needs', '7.6', '-7.61', 'x', false, 'balance_below_pending'],
    [
      'is accepted below what pending leave needs once it is confirmed',
      '7.6',
      '-7.61',
      'x',
      true,
      -7_610_000n,
    ],
    ['may add hours to a balance that stays below zero', '-10', '2', 'x', false, 2_000_000n],
    ['is refused without a reason', '0', '1', ' ', false, 'reason_required'],
    ['is refused with zero hours', '0', '0.00', 'x', false, 'fill_valid_details'],
    ['is refused with three decimals', '0', '1.234', 'x', false, 'fill_valid_details'],
    ['is refused with an exponent', '0', '1e3', 'x', false, 'fill_valid_details'],
  ] as const)('%s', (_name, remaining, hrs, note, isConfirmed, expected) => {
    const result = adjustBalance({ remaining, hrs, note }, isConfirmed);
    expect(result.ok ? result.value : result.code).toBe(expected);
  });
});
