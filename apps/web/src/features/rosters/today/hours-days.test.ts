import { expect, test } from 'vitest';
import { aShift, aWeek } from '../grid/test-week.ts';
import { hoursDays } from './hours-days.ts';

test('adds up planned hours, worked hours and the cost so far for each day', () => {
  const week = aWeek({
    shifts: [
      aShift('sunday before', { clinic_roster_date: '2026-11-22' }),
      aShift('monday'),
      aShift('open', { user_id: null, cost_cents: null }),
      aShift('on call', { roster_shift_type: 'ON_CALL', cost_cents: 0 }),
      aShift('nobody planned', { roster_shift_type: 'UNROSTERED' }),
      aShift('without an award', { clinic_roster_date: '2026-11-25', paid_minutes: 60, cost_cents: null }),
      aShift('tuesday', { clinic_roster_date: '2026-11-24', paid_minutes: 240, cost_cents: 15_050 }),
    ],
  });
  const lines = [
    { date: '2026-11-22', worked_minutes: 1, cost_cents: 1 },
    { date: '2026-11-23', worked_minutes: 470, cost_cents: 39_000 },
    { date: '2026-11-23', worked_minutes: 30, cost_cents: null },
  ];
  const days = hoursDays(week, lines, '2026-11-25');
  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual([
    {
      date: '2026-11-23',
      planned: 480,
      worked: 500,
      plannedCents: 40_000,
      workedCents: 39_000,
      plannedSoFar: 40_000,
      workedSoFar: 39_000,
      unknown: 1,
    },
    {
      date: '2026-11-24',
      planned: 240,
      worked: 0,
      plannedCents: 15_050,
      workedCents: 0,
      plannedSoFar: 55_050,
      workedSoFar: 39_000,
      unknown: 0,
    },
    {
      date: '2026-11-25',
      planned: 60,
      worked: 0,
      plannedCents: 0,
      workedCents: 0,
      plannedSoFar: 55_050,
      workedSoFar: 39_000,
      unknown: 1,
    },
  ]);
});
