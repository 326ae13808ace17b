import { describe, expect, test } from 'vitest';
import { type TimesheetShift, timesheetOf } from '../src/rosters/timesheet.ts';
import { decimalHours, payrollRows } from '../src/rosters/timesheet-csv.ts';
import { allDay, casual, overtimeDays, permanent } from './roster-cost-examples.ts';
import { at, shift } from './timesheet-examples.ts';

const monday = '2026-11-23';
const [saturday, sunday] = ['2026-11-28', '2026-11-29'];
const now = at('2026-12-01 12:00');
const sheet = (shifts: readonly TimesheetShift[], other: Partial<Parameters<typeof timesheetOf>[0]> = {}) =>
  timesheetOf({ shifts, elsewhere: [], person: permanent, now, ...other });
const meal = (date: string, from: string, until: string | null) => ({
  break_type: 'MEAL' as const,
  started_at: at(`${date} ${from}`),
  ended_at: until === null ? null : at(`${date} ${until}`),
});
const rest = (date: string, from: string, until: string) => ({
  ...meal(date, from, until),
  break_type: 'REST' as const,
});
const payOf = ({ pay }: ReturnType<typeof timesheetOf>) =>
  pay.map(({ pay_type, minutes, cents }) => `${pay_type} ${minutes} ${cents}`);

describe('the minutes of a timesheet', () => {
  test('are planned without the meal, worked without meals that were taken, and paid by the clock', () => {
    const day = shift(monday, ['08:58', '17:04'], {
      taken: [meal(monday, '12:00', '12:31'), rest(monday, '15:00', '15:10')],
    });
    expect(sheet([day])).toMatchObject({
      planned_minutes: 450,
      worked_minutes: 455,
      paid_minutes: 455,
      meal_minutes: 31,
      rest_minutes: 10,
      looks: [],
      is_open: false,
    });
  });
  test('are paid by the clock in the night when summer time ends', () => {
    const night = shift('2027-04-03', ['22:00', null], {
      start: '22:00',
      end: '06:00',
      breaks: [],
      starts_at: at('2027-04-03 22:00'),
      ends_at: at('2027-04-04 06:00'),
      clocked_out_at: at('2027-04-04 06:00'),
    });
    expect(sheet([night], { now: at('2027-04-05 12:00') })).toMatchObject({
      planned_minutes: 480,
      worked_minutes: 540,
      paid_minutes: 480,
    });
  });
  test('include time on call only when the person was called in', () => {
    const call = { roster_shift_type: 'ON_CALL' } as const;
    expect(sheet([shift(monday, ['10:00', '11:00'], call)])).toMatchObject({
      planned_minutes: 0,
      paid_minutes: 60,
      looks: [],
    });
    expect(sheet([shift(monday, null, call)])).toMatchObject({
      planned_minutes: 0,
      paid_minutes: 0,
      looks: [],
    });
  });
  test('of an unrostered shift are not counted as planned', () => {
    const extra = shift(monday, ['18:00', '19:30'], { roster_shift_type: 'UNROSTERED' });
    expect(sheet([extra])).toMatchObject({ planned_minutes: 0, paid_minutes: 90, looks: ['UNROSTERED'] });
  });
  test('after the start of a later shift without a clock-in count for that shift', () => {
    const first = shift(monday, ['09:00', '21:00'], { id: 'day' });
    const second = shift(monday, null, {
      id: 'evening',
      start: '17:00',
      end: '20:30',
      breaks: [],
      starts_at: at(`${monday} 17:00`),
      ends_at: at(`${monday} 20:30`),
    });
    const { lines, paid_minutes } = sheet([second, first]);
    expect(lines.map(({ shift_id, paid_minutes: paid, looks }) => [shift_id, paid, looks])).toEqual([
      ['day', 480, []],
      ['evening', 240, ['CONTINUED']],
    ]);
    expect(paid_minutes).toBe(720);
  });
  test('before a shift that was clocked into stay with that shift, even during a missed one', () => {
    const missed = shift(monday, null, {
      id: 'morning',
      start: '07:00',
      end: '09:00',
      starts_at: at(`${monday} 07:00`),
      ends_at: at(`${monday} 09:00`),
    });
    const { lines } = sheet([missed, shift(monday, ['08:40', '17:00'])]);
    expect(lines.map(({ paid_minutes, looks }) => [paid_minutes, looks])).toEqual([
      [0, ['ABSENT']],
      [500, []],
    ]);
  });
});

describe('the attention that a timesheet line needs', () => {
  const offline = at('2026-11-23 17:30');
  test.each<[string, TimesheetShift, string, readonly string[], boolean]>([
    [
      'none for a clock-in five minutes after the start',
      shift(monday, ['09:05', '17:00']),
      '2026-12-01 12:00',
      [],
      false,
    ],
    [
      'LATE for a clock-in six minutes after the start',
      shift(monday, ['09:06', '17:00']),
      '2026-12-01 12:00',
      ['LATE'],
      false,
    ],
    [
      'none without a clock-in 14 minutes after the start',
      shift(monday, null),
      '2026-11-23 09:14',
      [],
      false,
    ],
    [
      'ABSENT without a clock-in 15 minutes after the start',
      shift(monday, null),
      '2026-11-23 09:15',
      ['ABSENT'],
      false,
    ],
    [
      'OPEN while clocked in until four hours after the end',
      shift(monday, ['09:00', null]),
      '2026-11-23 21:00',
      ['OPEN'],
      true,
    ],
    [
      'FORGOTTEN without a clock-out more than four hours after the end',
      shift(monday, ['09:00', null]),
      '2026-11-23 21:01',
      ['FORGOTTEN'],
      true,
    ],
    [
      'OPEN and UNROSTERED during unrostered time',
      shift(monday, ['09:00', null], { roster_shift_type: 'UNROSTERED', ends_at: at('2026-11-23 09:01') }),
      '2026-11-23 14:00',
      ['OPEN', 'UNROSTERED'],
      true,
    ],
    [
      'FORGOTTEN for a clock-out a day later',
      shift(monday, ['09:00', null], { clocked_out_at: at('2026-11-24 09:00') }),
      '2026-12-01 12:00',
      ['FORGOTTEN'],
      true,
    ],
    [
      'CORRECTED after a correction',
      shift(monday, ['09:00', '17:00'], { is_corrected: true }),
      '2026-12-01 12:00',
      ['CORRECTED'],
      false,
    ],
    [
      'REQUESTED for a pending correction',
      shift(monday, ['09:00', '17:00'], { has_pending_request: true }),
      '2026-12-01 12:00',
      ['REQUESTED'],
      false,
    ],
    [
      'OFFLINE for a punch made offline',
      shift(monday, ['09:00', '17:00'], { clocked_out_synced_at: offline }),
      '2026-12-01 12:00',
      ['OFFLINE'],
      false,
    ],
  ])('%s', (_, day, time, looks, is_open) => {
    expect(sheet([day], { now: at(time) })).toMatchObject({ looks, is_open });
  });
});

describe('pay', () => {
  const whole = (date: string, other: Partial<TimesheetShift> = {}) =>
    shift(date, ['09:00', '17:00'], { taken: [meal(date, '12:00', '12:30')], ...other });
  test('depends on the kind of day and on being casual', () => {
    const days = [whole(monday), whole(saturday), whole(sunday)];
    expect(payOf(sheet(days))).toEqual(['ORDINARY 450 19305', 'SATURDAY 450 28958', 'SUNDAY 450 28958']);
    expect(payOf(sheet(days, { person: casual }))).toEqual([
      'ORDINARY 450 24135',
      'SATURDAY 450 33788',
      'SUNDAY 450 33788',
    ]);
  });
  test('has a line for a public holiday, and for a Sunday that the award pays as overtime', () => {
    expect(payOf(sheet([whole(monday, { holidays: [allDay(monday)] })]))).toEqual([
      'PUBLIC_HOLIDAY 450 48263',
    ]);
    expect(payOf(sheet([whole(sunday)], { person: overtimeDays }))).toEqual(['OVERTIME 450 38610']);
  });
  test('is overtime beyond 38 hours of a week, including hours elsewhere', () => {
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) =>
      shift(date, ['09:00', '18:00'], { id: `elsewhere ${date}` }),
    );
    const friday = shift('2026-11-27', ['09:00', '13:00']);
    expect(payOf(sheet([friday]))).toEqual(['ORDINARY 240 10296']);
    // Four days of nine hours leave two ordinary hours.
    expect(payOf(sheet([friday], { elsewhere: [week] }))).toEqual(['ORDINARY 120 5148', 'OVERTIME 120 7722']);
  });
  test.each<[string, TimesheetShift, boolean]>([
    ['that is clocked out is settled', shift(monday, ['09:00', '17:00']), false],
    ['that was missed is settled', shift(monday, null), false],
    ['without a clock-out is unsettled', shift(monday, ['09:00', null]), true],
    [
      'with a clock-out a day later is unsettled',
      shift(monday, ['09:00', null], { clocked_out_at: at('2026-11-24 09:00') }),
      true,
    ],
    [
      'with a pending correction is unsettled',
      shift(monday, ['09:00', '17:00'], { has_pending_request: true }),
      true,
    ],
  ])('that depends on a shift elsewhere %s', (_, other, is_unsettled_elsewhere) => {
    const friday = shift('2026-11-27', ['09:00', '13:00']);
    expect(sheet([friday], { elsewhere: [[other]] })).toMatchObject({
      is_unsettled_elsewhere,
      is_open: false,
      has_pending_request: false,
    });
  });
  test('of a shift that is clocked into before midnight counts in the week of the shift', () => {
    const early = shift('2026-11-30', null, {
      start: '00:10',
      end: '08:10',
      starts_at: at('2026-11-30 00:10'),
      ends_at: at('2026-11-30 08:10'),
      clocked_in_at: at('2026-11-29 23:55'),
      clocked_out_at: at('2026-11-30 08:10'),
    });
    const before = ['23', '24', '25', '26', '27'].map((date) =>
      shift(`2026-11-${date}`, ['09:00', '17:00'], { id: date }),
    );
    // Sunday's five minutes are not overtime, because they belong to the next week.
    expect(payOf(sheet([...before, early]))).toEqual(
      expect.arrayContaining(['OVERTIME 120 7722', 'SUNDAY 5 322']),
    );
  });
  test('is at the rate and the age on the date of the shift, also from a clock-in on the day before', () => {
    const early = shift('2027-07-01', null, {
      start: '00:00',
      end: '08:00',
      starts_at: at('2027-07-01 00:00'),
      ends_at: at('2027-07-01 08:00'),
      clocked_in_at: at('2027-06-30 23:50'),
      clocked_out_at: at('2027-07-01 08:00'),
    });
    const later = { now: at('2027-07-05 12:00') };
    expect(payOf(sheet([early], later))).toEqual(['ORDINARY 490 21854']);
    const [own] = permanent.level.employee_award_sub_levels;
    if (!own) throw new Error('no sub-level');
    const grown = {
      ...permanent,
      date_of_birth: '2006-07-01',
      level: {
        ...permanent.level,
        is_age_required: true,
        employee_award_sub_levels: [{ ...own, age: 'ADULT' }],
      },
    };
    expect(payOf(sheet([early], { ...later, person: grown }))).toEqual(['ORDINARY 490 21854']);
  });
  test('is in hours only, without an award', () => {
    const { pay, cost_cents, cost_unknown } = sheet([whole(monday), whole(saturday)], { person: null });
    expect(pay).toEqual([
      { pay_type: 'ORDINARY', minutes: 450, cents: null },
      { pay_type: 'SATURDAY', minutes: 450, cents: null },
    ]);
    expect([cost_cents, cost_unknown]).toEqual([null, 'no_award']);
  });
  test('includes the reason if the cost is unknown', () => {
    const young = { ...permanent, date_of_birth: null, level: { ...permanent.level, is_age_required: true } };
    expect(sheet([whole(monday)], { person: young }).cost_unknown).toBe('no_birth_date');
    const bare = { ...casual, level: { ...casual.level, casual_rate_percentage: null } };
    expect(sheet([whole(monday)], { person: bare })).toMatchObject({
      cost_cents: null,
      cost_unknown: 'no_percentage',
    });
  });
  test('is zero for a timesheet without shifts', () => {
    expect(sheet([])).toMatchObject({ cost_cents: 0, cost_unknown: null, pay: [], lines: [] });
  });
});

describe('the payroll file', () => {
  test.each([
    [0, '0.00'],
    [1, '0.02'],
    [20, '0.33'],
    [455, '7.58'],
    [456, '7.60'],
    [2280, '38.00'],
  ])('%d minutes are %s hours', (minutes, hours) => {
    expect(decimalHours(minutes)).toBe(hours);
  });
  test('has a row for each kind of pay of a person, ordinary first, without an amount if the cost is unknown', () => {
    const pay = sheet([shift(saturday, ['09:00', '13:00']), shift(monday, ['09:00', '17:00'])]).pay;
    const person = { name: 'Mia Chen', from: '2026-11-23', until: '2026-11-29', status: 'Approved', pay };
    expect(payrollRows([person])).toEqual([
      ['Mia Chen', '2026-11-23', '2026-11-29', 'Approved', 'Ordinary', '8.00', '205.92'],
      ['Mia Chen', '2026-11-23', '2026-11-29', 'Approved', 'Saturday', '4.00', '154.44'],
    ]);
    expect(payrollRows([{ ...person, pay: pay.map((line) => ({ ...line, cents: null })) }])[0]?.at(-1)).toBe(
      '',
    );
  });
});
