import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hoursText, type MessageCode, messageOf, minutesOfHours } from '../src/index.ts';
import { calculateLeave, daysOfPeriod, recalculateLeave } from '../src/leave/calculate-leave.ts';
import type { LeaveFacts, RequestedLeave } from '../src/leave/leave-facts.ts';
import { addDays } from '../src/time/zoned-time.ts';
import { facts, holidays, leave, part, taken, weekdaysOnly, whole } from './leave-examples.ts';

function hoursOf(given: LeaveFacts, asked: RequestedLeave) {
  const calculated = calculateLeave(given, asked);
  if (!calculated.ok) throw new Error(calculated.code);
  const { paid_minutes, unpaid_minutes } = calculated.value;
  return { paid: hoursText(paid_minutes), unpaid: hoursText(unpaid_minutes) };
}
const daysOf = (given: LeaveFacts, asked: RequestedLeave) => {
  const calculated = calculateLeave(given, asked);
  return calculated.ok ? calculated.value.days : [];
};
const christmas = leave('2026-12-24', '2027-01-04');

describe('the hours of a request', () => {
  test.each<[string, Partial<LeaveFacts>, RequestedLeave, paid: string, unpaid: string]>([
    ['exclude the public holidays of Christmas', {}, christmas, '38.00', '0.00'],
    ['of Christmas are paid up to the 30.4 h left', { remaining_hrs: '30.4' }, christmas, '30.40', '7.60'],
    ['of Christmas are paid up to the 20 h left', { remaining_hrs: '20' }, christmas, '20.00', '18.00'],
    ['of three days have no rounding error', {}, leave('2026-11-24', '2026-11-26'), '22.80', '0.00'],
    [
      'of an afternoon are those between its times',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', '13:00', '17:30')),
      '4.50',
      '0.00',
    ],
    [
      'of a day with ten hours are limited to 7.6 h',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', '08:00', '18:00')),
      '7.60',
      '0.00',
    ],
    [
      'of an afternoon and two days are paid up to the 10 h left',
      { remaining_hrs: '10' },
      leave('2026-12-02', '2026-12-04', part('2026-12-02', '13:00', '17:30')),
      '10.00',
      '9.70',
    ],
    [
      'exclude the evening of Christmas Eve, a holiday in Brisbane',
      { holidays: holidays.QLD },
      leave('2026-12-24', '2026-12-24', part('2026-12-24', '14:00:00', '20:00:00')),
      '4.00',
      '0.00',
    ],
    [
      'include a day that is a holiday only in other states',
      { holidays: holidays.VIC },
      leave('2026-10-05', '2026-10-05'),
      '7.60',
      '0.00',
    ],
    ['of unpaid leave are unpaid', { is_paid: false }, leave('2026-11-24', '2026-11-24'), '0.00', '7.60'],
    ['are paid in full if the balance has no limit', { remaining_hrs: null }, christmas, '38.00', '0.00'],
    [
      'are unpaid if the balance is below zero',
      { remaining_hrs: '-3.5' },
      leave('2026-11-24', '2026-11-24'),
      '0.00',
      '7.60',
    ],
    [
      'are paid in full if the balance is short by 0.000001 h',
      { remaining_hrs: '37.999999' },
      leave('2026-11-23', '2026-11-27'),
      '38.00',
      '0.00',
    ],
    [
      'of a whole day count in full if only its evening is a holiday',
      { holidays: holidays.QLD },
      leave('2026-12-24', '2026-12-24'),
      '7.60',
      '0.00',
    ],
    [
      'that end at midnight count until midnight',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', '22:00', '00:00')),
      '2.00',
      '0.00',
    ],
    [
      'may be those of 366 days',
      { remaining_hrs: '5000', holidays: [] },
      leave('2026-01-01', '2027-01-01'),
      '1991.20',
      '0.00',
    ],
    ['include 29 February', {}, leave('2028-02-29', '2028-02-29'), '7.60', '0.00'],
  ])('%s', (_name, more, asked, paid, unpaid) => {
    expect(hoursOf(facts(more), asked)).toEqual({ paid, unpaid });
  });

  it('are split on the day on which the balance runs out', () => {
    const days = daysOf(facts({ remaining_hrs: '20' }), christmas).filter(({ minutes }) => minutes > 0);
    expect(days.map((day) => [day.date, hoursText(day.paid_minutes), hoursText(day.unpaid_minutes)])).toEqual(
      [
        ['2026-12-24', '7.60', '0.00'],
        ['2026-12-29', '7.60', '0.00'],
        ['2026-12-30', '4.80', '2.80'],
        ['2026-12-31', '0.00', '7.60'],
        ['2027-01-04', '0.00', '7.60'],
      ],
    );
    const thursday = daysOf(
      facts({ remaining_hrs: '10' }),
      leave('2026-12-02', '2026-12-04', part('2026-12-02', '13:00', '17:30')),
    )[1];
    expect([thursday?.paid_minutes, thursday?.unpaid_minutes]).toEqual([330, 126]);
  });

  it('come with the reason why a day does not count', () => {
    const days = daysOf(facts({ taken: [taken('APPROVED', '2026-12-29')] }), christmas);
    expect(days.slice(0, 6).map(({ date, left_out, holiday }) => [date, left_out, holiday])).toEqual([
      ['2026-12-24', null, null],
      ['2026-12-25', 'holiday', 'Christmas Day'],
      ['2026-12-26', 'weekday', 'Boxing Day'],
      ['2026-12-27', 'weekday', null],
      ['2026-12-28', 'holiday', 'Boxing Day (additional day)'],
      ['2026-12-29', 'approved', null],
    ]);
  });
});

describe('refused requests', () => {
  test.each<[string, Partial<LeaveFacts>, RequestedLeave, MessageCode]>([
    ['a weekend', {}, leave('2026-11-28', '2026-11-29'), 'no_leave_hours'],
    ['a holiday', {}, leave('2026-10-05', '2026-10-05'), 'no_leave_hours'],
    [
      'a holiday of Queensland',
      { holidays: holidays.QLD },
      leave('2026-10-05', '2026-10-05'),
      'no_leave_hours',
    ],
    [
      'an evening that is a holiday',
      { holidays: holidays.QLD },
      leave('2026-12-24', '2026-12-24', part('2026-12-24', '18:30', '20:00')),
      'no_leave_hours',
    ],
    ['an end before the start', {}, leave('2026-11-26', '2026-11-24'), 'leave_ends_before_start'],
    ['a day that does not exist', {}, leave('2027-02-29', '2027-03-01'), 'leave_dates_invalid'],
    ['367 days', {}, leave('2026-01-01', '2027-01-02'), 'leave_too_long'],
    [
      'a start without an end',
      {},
      leave('2026-12-02', '2026-12-02', { ...part('2026-12-02', '13:00', ''), end_time: null }),
      'leave_times_missing',
    ],
    [
      'times that end as they start',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', '13:00', '13:00')),
      'leave_times_invalid',
    ],
    [
      'times in the wrong order',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', '17:00', '13:00')),
      'leave_times_invalid',
    ],
    [
      'texts that are not times',
      {},
      leave('2026-12-02', '2026-12-02', part('2026-12-02', 'noon', '25:00')),
      'leave_times_invalid',
    ],
    [
      'a day outside the requested period',
      {},
      leave('2026-12-02', '2026-12-02', whole('2026-12-03')),
      'leave_days_outside',
    ],
    [
      'a day that is listed twice',
      {},
      leave('2026-12-02', '2026-12-02', whole('2026-12-02'), whole('2026-12-02')),
      'leave_days_outside',
    ],
    [
      'a type that is not usable yet',
      { usable_from: '2026-11-30' },
      leave('2026-11-27', '2026-12-04'),
      'leave_not_usable_yet',
    ],
  ])('%s', (_name, more, asked, code) => {
    expect(calculateLeave(facts(more), asked)).toEqual({ ok: false, code });
  });

  it('the message for a period without leave hours is the specified one', () => {
    expect(messageOf('no_leave_hours')).toBe('No leave hours fall in this period');
  });
  it('do not include one from the day on which the leave type becomes usable', () => {
    expect(calculateLeave(facts({ usable_from: '2026-11-30' }), leave('2026-11-30', '2026-11-30')).ok).toBe(
      true,
    );
  });
});

describe('recalculating a request for its approval', () => {
  const asked = [whole('2026-12-03'), part('2026-12-02', '13:00', '17:30')];
  it('counts no hours on a day that has since become a holiday, and adds no day', () => {
    const holidaysNow = [{ ...whole('2026-12-03'), name: 'Day of mourning' }];
    const again = recalculateLeave(
      facts({ holidays: holidaysNow, applicable_on: [...weekdaysOnly, 'SATURDAY'] }),
      asked,
    );
    expect(again.ok && again.value.days.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-12-02', 270],
      ['2026-12-03', 0],
    ]);
  });
  it('refuses hours or days on which other leave was approved in the meantime', () => {
    for (const other of [taken('APPROVED', '2026-12-02', '17:00', '18:00'), taken('APPROVED', '2026-12-03')])
      expect(recalculateLeave(facts({ taken: [other] }), asked)).toEqual({
        ok: false,
        code: 'leave_overlaps_approved',
      });
  });
});

describe('properties of all leave requests', () => {
  const first = '2026-11-23';
  const request = fc.record({
    length: fc.integer({ min: 1, max: 40 }),
    cut: fc.integer({ min: 1, max: 39 }),
    remaining: fc.integer({ min: 0, max: 30_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    parts: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 39 }),
        from: fc.integer({ min: 0, max: 1438 }),
        minutes: fc.integer({ min: 1, max: 1439 }),
      }),
      { maxLength: 8 },
    ),
  });
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const partsOf = (
    parts: readonly { at: number; from: number; minutes: number }[],
    from: string,
    until: string,
  ) => [
    ...new Map(
      parts
        .map(({ at, from: start, minutes }) =>
          part(addDays(first, at), clock(start), clock(Math.min(1439, start + minutes))),
        )
        .filter(({ date }) => date >= from && date <= until)
        .map((day) => [day.date, day]),
    ).values(),
  ];
  const minutesOf = (given: LeaveFacts, asked: RequestedLeave) => {
    const calculated = calculateLeave(given, asked);
    return calculated.ok
      ? { ...calculated.value, total: calculated.value.days.reduce((sum, { minutes }) => sum + minutes, 0) }
      : { paid_minutes: 0, unpaid_minutes: 0, total: 0 };
  };

  it('paid and unpaid hours add up, for each day and in all, and paid hours stay within the balance', () => {
    fc.assert(
      fc.property(request, ({ length, remaining, parts }) => {
        const until = addDays(first, length - 1);
        const given = facts({ remaining_hrs: remaining });
        const asked = leave(first, until, ...partsOf(parts, first, until));
        const { paid_minutes, unpaid_minutes, total } = minutesOf(given, asked);
        expect(paid_minutes + unpaid_minutes).toBe(total);
        expect(Number(hoursText(paid_minutes))).toBeLessThanOrEqual(Number(remaining));
        for (const day of daysOf(given, asked)) {
          expect(day.paid_minutes + day.unpaid_minutes).toBe(day.minutes);
          expect(day.minutes).toBeLessThanOrEqual(456);
        }
      }),
    );
  });

  it('two consecutive requests have the same hours as one', () => {
    fc.assert(
      fc.property(request, ({ length, cut, remaining, parts }) => {
        const until = addDays(first, length - 1);
        const middle = addDays(first, Math.min(cut, length) - 1);
        const next = addDays(middle, 1);
        const given = facts({ remaining_hrs: remaining });
        const asked = (from: string, to: string) => leave(from, to, ...partsOf(parts, from, to));
        const one = minutesOf(given, asked(first, until));
        const early = minutesOf(given, asked(first, middle));
        const left = hoursText(minutesOfHours(remaining) - early.paid_minutes);
        const late =
          next > until
            ? { paid_minutes: 0, total: 0 }
            : minutesOf(facts({ remaining_hrs: left }), asked(next, until));
        expect(early.total + late.total).toBe(one.total);
        expect(early.paid_minutes + late.paid_minutes).toBe(one.paid_minutes);
      }),
    );
  });
});

test('counts the calendar days of a period', () => {
  expect(daysOfPeriod('2026-10-03', '2026-10-05')).toBe(3);
  expect(daysOfPeriod('2028-02-28', '2028-03-01')).toBe(3);
});
