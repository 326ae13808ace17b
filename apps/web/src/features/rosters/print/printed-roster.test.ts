import { describe, expect, test } from 'vitest';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { printedRoster } from './printed-roster.ts';

const leave = {
  employee_leave_id: 'leave',
  user_id: 'leo',
  leave_name: 'Personal leave',
  color: null,
  date: '2026-12-22',
  is_all_day: true,
  start_time: null,
  end_time: null,
  starts_at: '',
  ends_at: '',
};

describe('the printed week', () => {
  test('has a row for each person who works, and open shifts last', () => {
    const week = sampleWeek([
      sampleShift({ id: 'open', user_id: null, clinic_roster_date: '2026-12-27' }),
      sampleShift({ id: 'pm', start_time: '13:00:00', end_time: '17:00:00', clinic_room_id: 'surgery2' }),
      sampleShift({ id: 'am', end_time: '12:00:00', published: true }),
      sampleShift({ id: 'next week', user_id: 'leo', clinic_roster_date: '2026-12-28' }),
    ]);
    const { rows, days } = printedRoster(week, '2026-12-21');
    expect(rows.map(({ name }) => name)).toEqual(['Mia Chen', 'Open shifts']);
    expect(rows[0]?.days[0]?.shifts).toEqual([
      { id: 'am', times: '08:00 am – 12:00 pm', room: '', isDraft: false },
      { id: 'pm', times: '01:00 pm – 05:00 pm', room: 'Surgery 2', isDraft: true },
    ]);
    expect(rows[1]?.days[6]?.shifts.map(({ id }) => id)).toEqual(['open']);
    expect(days[4]).toEqual({ date: '2026-12-25', holidays: ['Christmas Day'] });
  });

  test('shows people with approved leave as away, and no leave that is not approved', () => {
    const of = (status: 'APPROVED' | 'PENDING') =>
      printedRoster(sampleWeek([], { leave: [{ ...leave, status }] }), '2026-12-21').rows;
    expect(of('PENDING')).toEqual([]);
    expect(of('APPROVED')[0]?.days.map(({ isAway }) => isAway)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(JSON.stringify(of('APPROVED'))).not.toContain('Personal');
  });
});
