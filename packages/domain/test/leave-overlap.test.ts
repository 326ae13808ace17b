import { describe, expect, it, test } from 'vitest';
import { calculateLeave } from '../src/leave/calculate-leave.ts';
import type { RequestedLeave, TakenDay } from '../src/leave/leave-facts.ts';
import { facts, leave, part, taken } from './leave-examples.ts';

const day = '2026-12-02';
const at = (from: string, until: string): RequestedLeave => leave(day, day, part(day, from, until));
const allDay = leave(day, day);

describe('a request on a day with approved leave', () => {
  test.each<[string, RequestedLeave, TakenDay, boolean]>([
    ['12:00–15:00 after 09:00–12:00', at('12:00', '15:00'), taken('APPROVED', day, '09:00', '12:00'), true],
    ['11:59–15:00 after 09:00–12:00', at('11:59', '15:00'), taken('APPROVED', day, '09:00', '12:00'), false],
    ['all day with any part', allDay, taken('APPROVED', day, '09:00:00', '12:00:00'), false],
    ['a part with all day', at('12:00', '15:00'), taken('APPROVED', day), false],
    ['all day with all day', allDay, taken('APPROVED', day), false],
    [
      'until midnight with the last minute',
      at('20:00', '00:00'),
      taken('APPROVED', day, '23:59', '00:00'),
      false,
    ],
    ['another day', allDay, taken('APPROVED', '2026-12-03'), true],
    ['a week around one day', leave('2026-11-30', '2026-12-04'), taken('APPROVED', day), true],
    [
      'a week around a part',
      leave('2026-11-30', '2026-12-04'),
      taken('APPROVED', day, '09:00', '12:00'),
      false,
    ],
  ])('%s', (_name, asked, other, fits) => {
    const calculated = calculateLeave(facts({ taken: [other] }), asked);
    expect(calculated.ok ? true : calculated.code).toBe(fits || 'leave_overlaps_approved');
  });
});

describe('a request on days with pending leave', () => {
  const overlapsOf = (asked: RequestedLeave, ...others: TakenDay[]) => {
    const calculated = calculateLeave(facts({ taken: others }), asked);
    return calculated.ok ? calculated.value.pending_overlaps : calculated.code;
  };
  it('lists each overlapping request once, and counts its own hours in full', () => {
    const others = [
      taken('PENDING', '2026-12-02', null, null, 'a'),
      taken('PENDING', '2026-12-03', null, null, 'a'),
      taken('PENDING', '2026-12-03', '09:00', '10:00', 'b'),
    ];
    expect(overlapsOf(leave('2026-12-01', '2026-12-04'), ...others)).toEqual(['a', 'b']);
    expect(overlapsOf(at('12:00', '15:00'), taken('PENDING', day, '09:00', '12:00'))).toEqual([]);
    expect(overlapsOf(at('11:59', '15:00'), taken('PENDING', day, '09:00', '12:00', 'a'))).toEqual(['a']);
  });
  it('ignores days that do not count', () => {
    expect(overlapsOf(leave('2026-12-04', '2026-12-05'), taken('PENDING', '2026-12-05'))).toEqual([]);
  });
});
