import { describe, expect, test } from 'vitest';
import { gridRows, isClosed } from './grid-rows.ts';
import { aPerson, aShift, aWeek } from './test-week.ts';
import { budgetUse, dayTotals, hoursInWords, shiftTotals, totalOf, wholeDollars } from './totals.ts';

const days = ['2026-11-23', '2026-11-24'];
const surgery = { id: 'surgery', name: 'Surgery 1', color: null };

describe('rows', () => {
  test('by employee: every employee has a row, then open shifts, each row with its shifts in order of time', () => {
    const week = aWeek({
      shifts: [
        aShift('late', { start_time: '13:00:00', end_time: '17:00:00', paid_minutes: 240 }),
        aShift('early', { start_time: '08:00:00', end_time: '12:00:00', paid_minutes: 240 }),
        aShift('open', { user_id: null, clinic_roster_date: '2026-11-24' }),
      ],
      people: [aPerson('mia', { available_days: ['MONDAY'] }), aPerson('ben')],
    });
    const [mia, ben, open] = gridRows(week, days, 'employee');
    expect(mia?.cells[0]?.shifts.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(mia?.cells.map(({ isUnavailable }) => isUnavailable)).toEqual([false, true]);
    expect(mia?.lanes).toBe(2);
    expect(mia?.totals.minutes).toBe(480);
    expect(ben?.cells.every(({ shifts }) => shifts.length === 0)).toBe(true);
    expect(ben?.cells.some(({ isUnavailable }) => isUnavailable)).toBe(false);
    expect(open).toMatchObject({ kind: 'open', totals: { shifts: 1 } });
  });
  test('by employee: the row of a person whose shifts have not changed remains the same object', () => {
    const week = aWeek({
      shifts: [aShift('one'), aShift('two', { user_id: 'ben' })],
      people: [aPerson('mia'), aPerson('ben')],
    });
    const moved = week.shifts.map((shift) =>
      shift.id === 'two' ? { ...shift, clinic_roster_date: '2026-11-24' } : shift,
    );
    const [mia, ben] = gridRows(week, days, 'employee');
    const [sameMia, movedBen] = gridRows({ ...week, shifts: moved }, [...days], 'employee');
    expect(sameMia).toBe(mia);
    expect(movedBen).not.toBe(ben);
    expect(movedBen?.cells.map(({ shifts }) => shifts.length)).toEqual([0, 1]);
  });
  test('by room: each room has a row, then come the shifts without a room', () => {
    const week = aWeek({
      rooms: [surgery],
      shifts: [aShift('one', { clinic_room_id: 'surgery' }), aShift('two', { user_id: 'ben' })],
    });
    expect(
      gridRows(week, days, 'room').map(({ name, cells }) => [name, cells[0]?.shifts.map(({ id }) => id)]),
    ).toEqual([
      ['Surgery 1', ['one']],
      ['No room', ['two']],
    ]);
  });
  test('show a shift at another clinic in the row of the person who has it, without counting it', () => {
    const elsewhere = { ...aShift('there'), user_id: 'mia', clinic_id: 'other', clinic_name: 'Tweed' };
    const [mia] = gridRows(aWeek({ elsewhere: [elsewhere] }), days, 'employee');
    expect(mia?.cells[0]?.elsewhere).toHaveLength(1);
    expect(mia?.totals.shifts).toBe(0);
  });
});

describe('a day', () => {
  const weekdaysOnly = aPerson('mia', { available_days: ['MONDAY', 'TUESDAY'] });
  test.each([
    ['is closed when nobody is available', aWeek({ people: [weekdaysOnly] }), true],
    ['is open when somebody has no fixed days', aWeek({ people: [weekdaysOnly, aPerson('ben')] }), false],
    [
      'is open when somebody works',
      aWeek({ people: [weekdaysOnly], shifts: [aShift('one', { clinic_roster_date: '2026-11-29' })] }),
      false,
    ],
  ])('%s', (_, week, closed) => {
    expect(isClosed(week, '2026-11-29')).toBe(closed);
  });
});

describe('totals', () => {
  test('count people per day, not shifts, and open shifts separately', () => {
    const week = aWeek({
      shifts: [
        aShift('one', { paid_minutes: 240 }),
        aShift('two', { paid_minutes: 180, cost_cents: null }),
        aShift('open', { user_id: null, cost_cents: null }),
      ],
    });
    const [monday, tuesday] = dayTotals(week, days);
    expect(monday).toMatchObject({ people: 1, open: 1, minutes: 420, cents: 40_000, unknown: 1, shifts: 2 });
    expect(tuesday).toMatchObject({ people: 0, minutes: 0 });
    expect(totalOf(dayTotals(week, days)).minutes).toBe(420);
    expect(shiftTotals(week.shifts).unknown).toBe(1);
  });
  test.each([
    [1740, '29.0 h'],
    [480, '8.0 h'],
    [453, '7.6 h'],
    [452, '7.5 h'],
    [0, '0.0 h'],
  ])('show %i minutes as %s', (minutes, words) => expect(hoursInWords(minutes)).toBe(words));
  test.each([
    [377_049, '$3,770'],
    [377_050, '$3,771'],
    [0, '$0'],
  ])('show %i cents as %s', (cents, words) => expect(wholeDollars(cents)).toBe(words));
  test('are compared with the budget of the shown days, in whole per cent', () => {
    const week = aWeek({ weekly_budget: '12000.00' });
    expect(budgetUse(week, 1_056_000, 7)).toEqual({ budgetCents: 1_200_000, percent: 88, isOver: false });
    expect(budgetUse(week, 171_429, 1)).toEqual({ budgetCents: 171_429, percent: 100, isOver: false });
    expect(budgetUse(week, 171_430, 1)?.isOver).toBe(true);
    expect(budgetUse(aWeek(), 1, 7)).toBeNull();
  });
});
