import { describe, expect, test } from 'vitest';
import { awardLabels } from '../src/awards/award-age.ts';
import { amountOf } from '../src/client-masters/budget.ts';
import { centsForMinutes } from '../src/rosters/cost-rates.ts';
import { type CostedShift, type PaidPerson, shiftCost } from '../src/rosters/shift-cost.ts';
import { rosterCosts } from '../src/rosters/week-cost.ts';
import { addDays } from '../src/time/zoned-time.ts';
import {
  allDay,
  brisbane,
  casual,
  day,
  known,
  level,
  meal,
  overtime,
  overtimeDays,
  permanent,
  shift,
} from './roster-cost-examples.ts';

const [wednesday, saturday, sunday] = ['2026-11-25', '2026-11-28', '2026-11-29'];
const cupDay = { holidays: [allDay(wednesday)] };
const christmasEve = {
  zone: brisbane,
  holidays: [{ date: '2026-12-24', start_time: '18:00', end_time: null }],
};

describe('the cost of a shift', () => {
  test.each<[string, CostedShift, PaidPerson, number, readonly string[], number]>([
    ['on a weekday is at the ordinary rate', day(wednesday), permanent, 0, ['ORDINARY 450 25.74'], 193.05],
    ['for a casual on a weekday is at 125 %', day(wednesday), casual, 0, ['CASUAL 450 32.18'], 241.35],
    ['on a Saturday is at 150 %', day(saturday), permanent, 0, ['SATURDAY 450 38.61'], 289.58],
    [
      'for a casual on a Saturday is at 175 %',
      day(saturday),
      casual,
      0,
      ['SATURDAY_CASUAL 450 45.05'],
      337.88,
    ],
    ['on a Sunday is at 150 %', day(sunday), permanent, 0, ['SUNDAY 450 38.61'], 289.58],
    [
      'on a Sunday that is overtime is at 200 %',
      day(sunday),
      overtimeDays,
      0,
      ['OVERTIME_SUNDAY 450 51.48'],
      386.1,
    ],
    [
      'on a Sunday night that is overtime leaves the ordinary hours to Monday',
      shift(sunday, '22:00', '06:00'),
      overtimeDays,
      2280 - 360,
      ['OVERTIME_SUNDAY 120 51.48', 'ORDINARY 360 25.74'],
      257.4,
    ],
    [
      'on a public holiday is at 250 %',
      day(wednesday, cupDay),
      permanent,
      0,
      ['PUBLIC_HOLIDAY 450 64.35'],
      482.63,
    ],
    [
      'on a public holiday that is overtime is at 250 %',
      day(wednesday, cupDay),
      overtimeDays,
      0,
      ['OVERTIME_PUBLIC_HOLIDAY 450 64.35'],
      482.63,
    ],
    [
      'for a casual on a public holiday is at 275 %',
      day(wednesday, cupDay),
      casual,
      0,
      ['PUBLIC_HOLIDAY_CASUAL 450 70.79'],
      530.93,
    ],
    [
      'on a Sunday that is a public holiday is at 250 %',
      day(sunday, { holidays: [allDay(sunday)] }),
      permanent,
      0,
      ['PUBLIC_HOLIDAY 450 64.35'],
      482.63,
    ],
    [
      'is not changed by a holiday on another day',
      day(wednesday, { holidays: [allDay(saturday)] }),
      permanent,
      0,
      ['ORDINARY 450 25.74'],
      193.05,
    ],
    [
      'for overtime is at 150 % for two hours, then at 200 %',
      shift(wednesday, '09:00', '13:00', [], overtime),
      permanent,
      0,
      ['OVERTIME 120 38.61', 'OVERTIME_DOUBLE 120 51.48'],
      180.18,
    ],
    [
      'for a casual’s overtime multiplies both percentages',
      shift(wednesday, '09:00', '13:00', [], overtime),
      casual,
      0,
      ['OVERTIME 120 48.26', 'OVERTIME_DOUBLE 120 64.35'],
      225.22,
    ],
    [
      'for a casual’s overtime on a holiday is at 312.5 %',
      shift(wednesday, '09:00', '13:00', [], { ...overtime, ...cupDay }),
      casual,
      0,
      ['OVERTIME_PUBLIC_HOLIDAY 240 80.44'],
      321.76,
    ],
    [
      'is that of overtime beyond 38 hours in the week',
      day(wednesday),
      permanent,
      2280 - 240,
      ['ORDINARY 240 25.74', 'OVERTIME 120 38.61', 'OVERTIME_DOUBLE 90 51.48'],
      257.4,
    ],
    [
      'on a Saturday after 38 hours in the week is that of overtime',
      day(saturday),
      permanent,
      2400,
      ['OVERTIME 120 38.61', 'OVERTIME_DOUBLE 330 51.48'],
      360.36,
    ],
    [
      'of a Friday night is at the Saturday rate from midnight',
      shift('2026-11-27', '22:00', '06:00', [meal('02:00')]),
      permanent,
      0,
      ['ORDINARY 120 25.74', 'SATURDAY 330 38.61'],
      263.84,
    ],
    [
      'over New Year is at the holiday rate from midnight',
      shift('2026-12-31', '20:00', '04:00', [], { holidays: [allDay('2027-01-01')] }),
      permanent,
      0,
      ['ORDINARY 240 25.74', 'PUBLIC_HOLIDAY 240 64.35'],
      360.36,
    ],
    [
      'on Christmas Eve in Brisbane is at the holiday rate from 18:00',
      shift('2026-12-24', '14:00', '20:00', [], christmasEve),
      casual,
      0,
      ['CASUAL 240 32.18', 'PUBLIC_HOLIDAY_CASUAL 120 70.79'],
      270.3,
    ],
    [
      'in the night when an hour is skipped goes by the clock',
      shift('2026-10-03', '22:00', '06:00'),
      permanent,
      0,
      ['SATURDAY 120 38.61', 'SUNDAY 360 38.61'],
      308.88,
    ],
    [
      'in the night when an hour comes twice goes by the clock',
      shift('2027-04-03', '22:00', '06:00'),
      permanent,
      0,
      ['SATURDAY 120 38.61', 'SUNDAY 360 38.61'],
      308.88,
    ],
    [
      'in the night before new rates is at the old rate, also after midnight',
      shift('2027-06-30', '20:00', '04:00'),
      permanent,
      0,
      ['ORDINARY 480 25.74'],
      205.92,
    ],
    [
      'on the day of new rates is at the new rate',
      day('2027-07-01'),
      permanent,
      0,
      ['ORDINARY 450 26.76'],
      200.7,
    ],
    [
      'on call is zero',
      shift(wednesday, '18:00', '06:00', [], { roster_shift_type: 'ON_CALL' }),
      permanent,
      0,
      [],
      0,
    ],
    [
      'for training is the same as for work',
      day(wednesday, { roster_shift_type: 'TRAINING' }),
      permanent,
      0,
      ['ORDINARY 450 25.74'],
      193.05,
    ],
  ])('%s', (_, costed, person, before, lines, dollars) => {
    const cost = known(costed, person, before);
    expect(
      cost.lines.map(({ day_type, minutes, rate_cents }) => {
        const cents = String(rate_cents);
        return `${day_type} ${minutes} ${cents.slice(0, -2)}.${cents.slice(-2)}`;
      }),
    ).toEqual(lines);
    expect(amountOf(cost.cents)).toBe(dollars.toFixed(2));
    expect(cost.missing).toEqual([]);
  });
  test('rounds half a cent up', () => {
    // 7.5 hours at 45.05 cost 337.875.
    expect(centsForMinutes(450, 4505)).toBe(33788);
    expect(centsForMinutes(1, 29)).toBe(0);
    expect(centsForMinutes(1, 30)).toBe(1);
  });
  test('leaves a part without a percentage out of the total, and reports it', () => {
    const partial = { ...casual, level: { ...level, saturday_casual_rate_percentage: null } };
    const night = known(shift('2026-11-27', '22:00', '06:00'), partial);
    expect(night).toMatchObject({ cents: 6436, missing: ['SATURDAY_CASUAL'], ordinary_minutes: 480 });
    expect(night.lines[1]).toMatchObject({ minutes: 360, rate_cents: null, cents: null });
  });
});

describe('the award rate of a person', () => {
  const rates = (base_price: string) => [{ effective_from: '2025-07-01', base_price }];
  const sub = (age: string, pay_point: string | null, base_price: string) => ({
    id: `${age} ${pay_point}`,
    age,
    pay_point,
    rates: rates(base_price),
  });
  const byAge = {
    ...level,
    is_age_required: true,
    employee_award_sub_levels: [
      sub('AGE20', 'A', '23.17'),
      sub('AGE20', 'B', '24.00'),
      sub('ADULT', 'A', '25.74'),
      sub('ADULT', 'B', '26.76'),
    ],
  };
  const mia = { ...permanent, level: byAge, date_of_birth: '2005-11-21', sub_level_id: 'AGE20 B' };
  test('depends on the age on the date of the shift and on the pay point', () => {
    expect(known(day('2026-11-20'), mia)).toMatchObject({ label: 'AGE20', base_cents: 2400 });
    expect(known(day('2026-11-21'), mia)).toMatchObject({ label: 'ADULT', base_cents: 2676 });
    // A night shift that ends on the birthday is paid by the age on the day before.
    expect(known(shift('2026-11-20', '22:00', '06:00'), mia)).toMatchObject({ label: 'AGE20' });
    expect(known(day('2026-11-21'), { ...mia, sub_level_id: 'ADULT A' })).toMatchObject({ base_cents: 2574 });
  });
  test('is unknown without a birth date if ages matter, without a matching sub-level, or before the first rate', () => {
    const reason = (person: PaidPerson, date = '2026-11-25') => {
      const cost = shiftCost(day(date), person, 0);
      return cost.known ? null : cost.reason;
    };
    expect(reason({ ...mia, date_of_birth: null })).toBe('no_birth_date');
    expect(reason({ ...mia, date_of_birth: '2009-11-21' })).toBe('no_sub_level');
    expect(reason({ ...mia, sub_level_id: null })).toBe('no_sub_level');
    expect(reason({ ...permanent, sub_level_id: null })).toBe('no_sub_level');
    expect(reason(permanent, '2025-06-30')).toBe('no_rate');
    expect(reason({ ...permanent, date_of_birth: null })).toBeNull();
  });
  test.each(awardLabels)('is the rate labelled %s for a person of that age', (label) => {
    const years = { UNDER17: 2010, AGE17: 2009, AGE18: 2008, AGE19: 2007, AGE20: 2006, ADULT: 2005 }[label];
    const person = {
      ...permanent,
      level: { ...byAge, employee_award_sub_levels: [sub(label, null, '20.00')] },
      date_of_birth: `${years}-06-15`,
      sub_level_id: `${label} null`,
    };
    expect(known(day(wednesday), person)).toMatchObject({ label, base_cents: 2000 });
  });
});

describe('the cost of a week', () => {
  const people = new Map([['mia', permanent]]);
  const week = Array.from({ length: 6 }, (_, index) => ({
    ...day(addDays('2026-11-23', index)),
    // The order of ids is not that of time.
    id: String(9 - index),
    user_id: 'mia',
  }));
  test('uses up a person’s ordinary hours in order of time, whatever the order of the shifts', () => {
    const costs = rosterCosts(week.toReversed(), people);
    // Five days are 37.5 hours, so half an hour of Saturday is ordinary.
    expect(costs.get('4')).toMatchObject({
      lines: [
        { day_type: 'SATURDAY', minutes: 30 },
        { day_type: 'OVERTIME', minutes: 120 },
        { day_type: 'OVERTIME_DOUBLE', minutes: 300 },
      ],
    });
    expect(costs.get('5')).toMatchObject({ lines: [{ day_type: 'ORDINARY', minutes: 450 }] });
  });
  test('starts again with ordinary hours on Monday, and leaves out open shifts and people without an award', () => {
    const rows = [...week, { ...day('2026-11-30'), id: 'next', user_id: 'mia' }];
    const costs = rosterCosts([...rows, { ...day(wednesday), id: 'open', user_id: null }], people);
    expect(costs.get('next')).toMatchObject({ cents: 19305 });
    expect(costs.has('open')).toBe(false);
    expect(rosterCosts(week, new Map()).size).toBe(0);
  });
});
