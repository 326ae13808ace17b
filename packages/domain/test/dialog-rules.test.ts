import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type InstrumentReport,
  isLockedReport,
  withoutReport,
  withReport,
} from '../src/instruments/count-rules.ts';
import { instrumentHistoryStatuses } from '../src/instruments/instrument-choices.ts';
import { leaveDayState, mayChooseDay } from '../src/leave/leave-days.ts';
import { type NoteEntry, newestFirst } from '../src/notes.ts';
import { breaksFit, endOfBreak, minutesUntil } from '../src/rosters/shift-times.ts';

const today = '2026-11-22';
const report = (id: string, status: InstrumentReport['status'] = 'Missing'): InstrumentReport => ({
  id,
  status,
  notes: '',
});

describe('missing or broken instruments', () => {
  const line = { count_date: today, quantity: 2, reports: [] };
  test('adding a report reduces the count by one, and removing it restores the count', () => {
    const less = withReport(line, report('a'), today);
    expect(less).toEqual({ ...line, quantity: 1, reports: [report('a')] });
    expect(less && withoutReport(less, 'a', today)).toEqual(line);
  });
  test('a report is refused if the count is zero', () => {
    expect(withReport({ ...line, quantity: 0 }, report('a'), today)).toBeNull();
  });
  test('a report can be neither added nor removed on another day', () => {
    expect(withReport(line, report('a'), '2026-11-23')).toBeNull();
    expect(withoutReport({ ...line, reports: [report('a')] }, 'a', '2026-11-23')).toBeNull();
  });
  test('a resolved report is locked', () => {
    expect(
      instrumentHistoryStatuses
        .filter(({ value }) => isLockedReport({ status: value }))
        .map(({ value }) => value),
    ).toEqual(['REPLACED', 'MAINTAINED', 'REVERSED']);
    expect(withoutReport({ ...line, reports: [report('a', 'REPLACED')] }, 'a', today)).toBeNull();
  });
  test('count and reports always add up to the same number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (steps) => {
        let kept: { count_date: string; quantity: number; reports: readonly InstrumentReport[] } = {
          ...line,
          quantity: 3,
        };
        for (const step of steps) {
          const id = String(step);
          const has = kept.reports.some((one) => one.id === id);
          kept = (has ? withoutReport(kept, id, today) : withReport(kept, report(id), today)) ?? kept;
          expect(kept.quantity + kept.reports.length).toBe(3);
          expect(kept.quantity).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test('days of approved leave and holidays cannot be selected, but days of pending leave can', () => {
  const taken = { approved: ['2026-12-01'], holidays: ['2026-12-25'], pending: ['2026-12-02', '2026-12-25'] };
  expect(leaveDayState('2026-12-25', taken)).toBe('holiday');
  const days = ['2026-12-01', '2026-12-25', '2026-12-02', '2026-12-03'];
  expect(days.map((day) => mayChooseDay(day, taken))).toEqual([false, false, true, true]);
});

test('sorts notes newest first, and loses none', () => {
  const note = fc.record({
    id: fc.uuid(),
    heading: fc.constant('Notes' as const),
    text: fc.string(),
    change: fc.constantFrom('Created' as const, 'Edited' as const, 'Updated' as const),
    at: fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-2${day}T00:00:00Z`),
  });
  fc.assert(
    fc.property(fc.array(note), (notes: NoteEntry[]) => {
      const sorted = newestFirst(notes);
      expect(new Set(sorted)).toEqual(new Set(notes));
      sorted.forEach((one, index) => {
        const next = sorted[index + 1];
        if (next) expect(one.at >= next.at).toBe(true);
      });
    }),
  );
});

test('a break ends after its length, also past midnight, and fits if it ends within the shift', () => {
  expect(endOfBreak({ start: '23:45', length: 30 })).toBe('00:15');
  const night = { start: '20:00', end: '04:00' };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 1, max: 480 }), (after, length) => {
      const start = endOfBreak({ start: night.start, length: after });
      const left = minutesUntil(start, night.end);
      expect(breaksFit(night, [{ start, length }])).toBe(
        minutesUntil(start, endOfBreak({ start, length })) <= left,
      );
    }),
  );
});
