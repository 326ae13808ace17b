import { describe, expect, test } from 'vitest';
import { freePeople, overlapsIn, problemOf } from './edit-problems.ts';
import { overlapInWords, zoneInWords } from './grid-words.ts';
import { aShift, aValue, aWeek } from './test-week.ts';

const save = (id: string, more = {}) => ({ kind: 'save', id, values: aValue(more) }) as const;
const leave = {
  employee_leave_id: 'leave',
  user_id: 'mia',
  status: 'APPROVED' as const,
  leave_name: 'Annual leave',
  color: null,
  date: '2026-11-24',
  is_all_day: true,
  start_time: null,
  end_time: null,
  starts_at: '2026-11-23T14:00:00.000Z',
  ends_at: '2026-11-24T14:00:00.000Z',
};
/** 12:30 in New South Wales is 11:30 in Queensland during daylight saving time. */
const inTweed = {
  ...aShift('tweed', { start_time: '12:30:00', end_time: '17:00:00' }),
  user_id: 'mia',
  clinic_id: 'tweed',
  clinic_name: 'Tweed Heads',
  zone: 'Australia/Sydney',
  starts_at: '2026-11-23T01:30:00.000Z',
  ends_at: '2026-11-23T06:00:00.000Z',
};

describe('the check of edits before they are sent', () => {
  test('names an overlap across a state border, with its length and the times in both zones', () => {
    const week = aWeek({ elsewhere: [inTweed] });
    const problem = problemOf(week, [save('new', { start_time: '08:00:00', end_time: '12:00:00' })]);
    expect(problem).toMatchObject({ kind: 'overlap', minutes: 30, other: { clinic_name: 'Tweed Heads' } });
    if (problem?.kind !== 'overlap') throw new Error('no overlap');
    expect(overlapInWords(week, problem)).toBe(
      'This shift ends 12:00 pm, the shift at Tweed Heads starts 12:30 pm there (11:30 am here).',
    );
  });
  test('allows consecutive shifts, and does not compare a shift with its own earlier times', () => {
    const week = aWeek({ shifts: [aShift('one')] });
    expect(problemOf(week, [save('two', { start_time: '17:00', end_time: '21:00' })])).toBeNull();
    expect(problemOf(week, [save('one', { end_time: '18:00' })])).toBeNull();
  });
  test('refuses two edits that overlap each other', () => {
    expect(problemOf(aWeek(), [save('one'), save('two', { start_time: '16:00' })])?.kind).toBe('overlap');
  });
  test('refuses a shift during approved leave, but neither one during requested leave nor an open shift', () => {
    const on = { clinic_roster_date: '2026-11-24' };
    expect(problemOf(aWeek({ leave: [leave] }), [save('one', on)])?.kind).toBe('leave');
    const requested = aWeek({ leave: [{ ...leave, status: 'PENDING' }] });
    expect(problemOf(requested, [save('one', on)])).toBeNull();
    expect(problemOf(aWeek({ leave: [leave] }), [save('one', { ...on, user_id: null })])).toBeNull();
  });
  test('refuses removing a shift that somebody has clocked in to, and a shift whose time the clock change removes', () => {
    const worked = aWeek({ shifts: [aShift('one', { clocked_in_at: '2026-11-22T23:00:00Z' })] });
    expect(problemOf(worked, [{ kind: 'remove', id: 'one' }])?.kind).toBe('clocked');
    const skipped = save('one', {
      clinic_roster_date: '2026-10-04',
      start_time: '02:10',
      end_time: '02:50',
    });
    expect(problemOf(aWeek({ zone: 'Australia/Sydney' }), [skipped])?.kind).toBe('no_such_time');
  });
});

test('lists as free only people without a shift at that time, here or at another clinic', () => {
  const week = aWeek({ shifts: [aShift('one')], elsewhere: [{ ...inTweed, user_id: 'ben' }] });
  const shift = aShift('new', { start_time: '11:00:00', end_time: '12:00:00' });
  expect(freePeople(week, shift).map(({ user_id }) => user_id)).toEqual([]);
  expect(freePeople(aWeek(), shift)).toHaveLength(2);
});

test('finds the overlapping shifts of a week', () => {
  const week = aWeek({ shifts: [aShift('one'), aShift('two', { start_time: '16:00:00', user_id: 'mia' })] });
  expect(overlapsIn(week).map(({ id }) => id)).toEqual(['one', 'two']);
});

test('names the user’s own zone only when its clock differs', () => {
  const summer = new Date('2026-12-01T00:00:00Z');
  const winter = new Date('2026-07-01T00:00:00Z');
  expect(zoneInWords('Australia/Brisbane', 'Australia/Sydney', summer)).toBe(
    'All times Brisbane (AEST), yours is Sydney (AEDT)',
  );
  expect(zoneInWords('Australia/Brisbane', 'Australia/Sydney', winter)).toBe('All times Brisbane (AEST)');
});
