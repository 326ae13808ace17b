import { describe, expect, it, test } from 'vitest';
import { calculateLeave } from '../src/leave/calculate-leave.ts';
import type { RequestedLeave, TakenDay } from '../src/leave/leave-facts.ts';
import { facts, leave, part, taken } from './leave-examples.ts';

const day = '2026-12-02';
const at = (from: string, until: string): RequestedLeave => leave(day, day, part(day, from, until));
const allDay = leave(day, day);

describe('a request of a user with approved leave', () => {
  test.each<[string, RequestedLeave, TakenDay, boolean]>([
    [
      'is allowed from 12:00 if leave ends at 12:00',
      at('12:00', '15:00'),
      taken('APPROVED', day, '09:00', '12:00'),
      true,
    ],
    [
      'is refused from 11:59 if leave ends at 12:00',
      at('11:59', '15:00'),
      taken('APPROVED', day, '09:00', '12:00'),
      false,
    ],
    [
      'is refused for all day if a part of the day is taken',
      allDay,
      taken('APPROVED', day, '09:00:00', '12:00:00'),
      false,
    ],
    ['is refused for a part of a day that is all taken', at('12:00', '15:00'), taken('APPROVED', day), false],
    ['is refused for all day if all day is taken', allDay, taken('APPROVED', day), false],
    [
      'is refused until midnight if the last minute is taken',
      at('20:00', '00:00'),
      taken('APPROVED', day, '23:59', '00:00'),
      false,
    ],
    ['is allowed on another day', allDay, taken('APPROVED', '2026-12-03'), true],
    [
      'is allowed for a week around a day that is all taken',
      leave('2026-11-30', '2026-12-04'),
      taken('APPROVED', day),
      true,
    ],
    [
      'is refused for a week around a day that is taken in part',
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
  it('lists each overlapping pending request once, and none that only adjoins', () => {
    const others = [
      taken('PENDING', '2026-12-02', null, null, 'a'),
      taken('PENDING', '2026-12-03', null, null, 'a'),
      taken('PENDING', '2026-12-03', '09:00', '10:00', 'b'),
    ];
    expect(overlapsOf(leave('2026-12-01', '2026-12-04'), ...others)).toEqual(['a', 'b']);
    expect(overlapsOf(at('12:00', '15:00'), taken('PENDING', day, '09:00', '12:00'))).toEqual([]);
    expect(overlapsOf(at('11:59', '15:00'), taken('PENDING', day, '09:00', '12:00', 'a'))).toEqual(['a']);
  });
  it('does not list pending leave on a Saturday that does not count', () => {
    expect(overlapsOf(leave('2026-12-04', '2026-12-05'), taken('PENDING', '2026-12-05'))).toEqual([]);
  });
});
