import { expect, test } from 'vitest';
import { aShift, aWeek } from '../grid/test-week.ts';
import { type OpenBreak, rosterToday } from './today-model.ts';
import { markOf, personLine, stateCounts } from './today-words.ts';

const now = new Date('2026-11-23T09:20:00+10:00');
const onBreak: OpenBreak = {
  clinic_roster_id: 'here',
  break_type: 'MEAL',
  started_at: '2026-11-22T23:10:00Z',
};
const week = aWeek({
  rooms: [{ id: 'surgery', name: 'Surgery 1', color: null }],
  shifts: [
    // Ben takes this shift from Mia once it is published; until then it is Mia's.
    aShift('changed', {
      user_id: 'ben',
      published: true,
      is_changed: true,
      was: { user_id: 'mia', clinic_room_id: 'surgery' },
    }),
    aShift('here', { user_id: 'zoe', published: true, clocked_in_at: '2026-11-22T23:00:00Z' }),
    aShift('draft', { user_id: 'tom' }),
    aShift('open', { user_id: null, published: true }),
  ],
  leave: [
    {
      employee_leave_id: 'leave',
      user_id: 'amy',
      status: 'PENDING',
      leave_name: 'Annual leave',
      color: null,
      date: '2026-11-23',
      is_all_day: true,
      start_time: null,
      end_time: null,
      starts_at: '2026-11-22T14:00:00Z',
      ends_at: '2026-11-23T14:00:00Z',
    },
  ],
});

test('shows the people of today’s published shifts and the gaps, and no leave that is only requested', () => {
  const today = rosterToday(week, [onBreak], '2026-11-23', now);
  const words = today.people.map((person) => [
    person.user_id,
    markOf(person, now).label,
    personLine(person, week),
  ]);
  expect(words).toEqual([
    ['mia', 'Not in, 20 min', 'Surgery 1, 09:00 am'],
    ['zoe', 'On break', 'Meals since 09:10 am'],
  ]);
  expect(today.gaps.map(({ shift, reason }) => [shift.id, reason])).toEqual([
    ['changed', 'ABSENT'],
    ['open', 'OPEN'],
  ]);
  expect(stateCounts(today).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'On break 1',
    'Not in 1',
    'Gaps 2',
  ]);
});
