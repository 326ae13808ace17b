import { describe, expect, test } from 'vitest';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { dayCounts, monthCounts, monthDays } from './month-days.ts';

const monday = '2026-12-21';
const leave = (user_id: string, status: 'PENDING' | 'APPROVED') => ({
  employee_leave_id: user_id,
  user_id,
  status,
  leave_name: 'Annual leave',
  color: null,
  date: monday,
  is_all_day: true,
  start_time: null,
  end_time: null,
  starts_at: '',
  ends_at: '',
});

describe('a month by day', () => {
  const week = sampleWeek(
    [
      sampleShift({ id: 'late', start_time: '12:00:00', end_time: '19:00:00', published: true }),
      sampleShift({ id: 'early', start_time: '07:00:00', end_time: '11:00:00', clinic_room_id: 'surgery1' }),
      sampleShift({ id: 'open', user_id: null }),
      sampleShift({ id: 'other day', clinic_roster_date: '2026-12-22', published: true, is_changed: true }),
    ],
    { leave: [leave('leo', 'PENDING')] },
  );
  const days = monthDays(week, [monday, '2026-12-22', '2026-12-25']);

  test('has its shifts in order, with names and the colours of rooms', () => {
    expect(days[0]?.shifts.map(({ shift, name, color }) => [shift.id, name, color])).toEqual([
      ['early', 'Mia Chen', '#a5d8ff'],
      ['open', 'Open shift', null],
      ['late', 'Mia Chen', null],
    ]);
  });

  test('counts a person with two shifts once', () => {
    expect(days[0]).toMatchObject({ on: 1, open: 1, drafts: 2 });
    expect(days.map(dayCounts)).toEqual(['1 on, 1 open, 1 away', '1 on', '']);
    expect(monthCounts(days)).toBe('4 shifts, 1 open, 3 to publish');
  });

  test('shows holidays, and people who have asked for leave as away', () => {
    expect(days[0]?.away).toEqual([{ user_id: 'leo', name: 'Leo Park', isPending: true }]);
    expect(days[2]?.holidays).toEqual(['Christmas Day']);
  });
});
