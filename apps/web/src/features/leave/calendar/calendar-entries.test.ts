import { describe, expect, test } from 'vitest';
import { calendarLines, entriesOf, entriesOn, legendOf } from './calendar-entries.ts';
import type { LeaveDay } from './calendar-queries.ts';

const annual = { id: 'a', name: 'Annual leave', color: '#4882e5' };
const day = (date: string, name: string, more: Partial<LeaveDay> = {}): LeaveDay => ({
  date,
  user_id: name,
  display_name: name,
  clinic_ids: ['one'],
  employee_leave_id: `${name}-1`,
  status: 'APPROVED',
  leave_type: annual,
  is_all_day: true,
  start_time: null,
  end_time: null,
  hrs: '7.60',
  ...more,
});
const nameless = { employee_leave_id: null, status: null, leave_type: null, is_all_day: null, hrs: null };
const week = [
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-05',
  '2026-12-06',
];

describe('calendar entries', () => {
  test('combine the days of one request, and all days of a colleague whose requests the user cannot read', () => {
    const entries = entriesOf([
      day('2026-12-01', 'Mia'),
      day('2026-12-01', 'Ben', nameless),
      day('2026-12-02', 'Mia', { clinic_ids: ['two'] }),
      day('2026-12-03', 'Mia', { employee_leave_id: 'Mia-2', status: 'PENDING', leave_type: null }),
      day('2026-12-08', 'Ben', nameless),
    ]);
    expect(
      entries.map(({ name, kind, isPending, days }) => [name, kind, isPending, [...days.keys()]]),
    ).toEqual([
      ['Mia', 'Annual leave', false, ['2026-12-01', '2026-12-02']],
      ['Ben', 'Away', false, ['2026-12-01', '2026-12-08']],
      ['Mia', 'Time in lieu', true, ['2026-12-03']],
    ]);
    expect(entries[0]?.clinic_ids).toEqual(['one', 'two']);
    expect(entriesOn(entries, '2026-12-03').map(({ key }) => key)).toEqual(['Mia-2']);
    expect(legendOf(entries)).toEqual([
      { kind: 'Annual leave', colour: '#4882e5' },
      { kind: 'Away', colour: null },
      { kind: 'Time in lieu', colour: null },
    ]);
  });
});

describe('in a week of the leave calendar', () => {
  test('an entry stays on one line, and lines that are free again are reused', () => {
    const entries = entriesOf([
      day('2026-11-30', 'Ann'),
      ...['2026-11-30', '2026-12-01', '2026-12-03'].map((date) => day(date, 'Mia')),
      day('2026-12-01', 'Zoe'),
      day('2026-12-02', 'Ben'),
      day('2026-12-10', 'Far'),
    ]);
    expect([...calendarLines(entries, week)]).toEqual([
      ['Ann-1', 0],
      ['Mia-1', 1],
      ['Zoe-1', 0],
      ['Ben-1', 0],
    ]);
  });
  test('entries of the same day are on different lines', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const entries = entriesOf(
      week.flatMap((date, at) =>
        names.filter((_, n) => (at * 5 + n * 3) % 4 !== 0).map((name) => day(date, name)),
      ),
    );
    const lines = calendarLines(entries, week);
    for (const date of week) {
      const used = entriesOn(entries, date).map(({ key }) => lines.get(key));
      expect(new Set(used).size).toBe(used.length);
    }
  });
});
