import { describe, expect, it } from 'vitest';
import { breaksFit, overlaps, type ShiftTimes, shiftTimes } from '../src/rosters/shift-times.ts';

const sydney = 'Australia/Sydney';
const times = (date: string, start: string, end: string, zone = sydney): ShiftTimes => {
  const found = shiftTimes({ date, start, end, zone });
  if (!found) throw new Error('no shift');
  return found;
};

describe('the length of a shift by the clock and in elapsed time', () => {
  it.each([
    ['is the same for a day shift', '2026-11-23', '09:00', '17:00', sydney, 480, 480],
    ['is the same for a night shift', '2026-11-23', '22:00', '04:00', sydney, 360, 360],
    [
      'is an hour more by the clock in the night when summer time begins',
      '2026-10-03',
      '22:00',
      '06:00',
      sydney,
      480,
      420,
    ],
    [
      'is an hour less by the clock in the night when summer time ends',
      '2027-04-03',
      '22:00',
      '06:00',
      sydney,
      480,
      540,
    ],
    [
      'is the same for a night in Brisbane, where clocks do not change',
      '2026-10-03',
      '22:00',
      '06:00',
      'Australia/Brisbane',
      480,
      480,
    ],
    [
      'is the same for a night in Perth, where clocks do not change',
      '2027-04-03',
      '22:00',
      '06:00',
      'Australia/Perth',
      480,
      480,
    ],
    [
      'is an hour more by the clock when summer time begins in Adelaide',
      '2027-10-02',
      '22:00',
      '06:00',
      'Australia/Adelaide',
      480,
      420,
    ],
  ])('%s', (_, date, start, end, zone, minutes, elapsed) => {
    expect(times(date, start, end, zone)).toMatchObject({ minutes, elapsed });
  });
  it('does not exist for a shift that ends when it starts', () => {
    expect(shiftTimes({ date: '2026-11-23', start: '09:00', end: '09:00', zone: sydney })).toBeNull();
  });
  it('starts at the clock change for a skipped time, and at the earlier of a time that occurs twice', () => {
    const skipped = times('2026-10-04', '02:30', '08:00');
    expect(skipped).toMatchObject({ moved: true, start: '03:00', end: '08:00', minutes: 300, elapsed: 300 });
    expect(skipped.starts_at.toISOString()).toBe('2026-10-03T16:00:00.000Z');
    expect(times('2027-04-04', '02:30', '08:00').starts_at.toISOString()).toBe('2027-04-03T15:30:00.000Z');
    expect(shiftTimes({ date: '2026-10-04', start: '02:10', end: '02:50', zone: sydney })).toBeNull();
  });
});

describe('two shifts, compared by their instants', () => {
  const [gold, tweed] = ['Australia/Brisbane', sydney];
  it.each<[string, ShiftTimes, ShiftTimes, boolean]>([
    [
      'overlap: Gold Coast until 12:00, Tweed Heads from 12:30 in summer',
      times('2026-11-23', '08:00', '12:00', gold),
      times('2026-11-23', '12:30', '17:00', tweed),
      true,
    ],
    [
      'do not overlap: Tweed Heads until 12:00, Gold Coast from 11:30 in summer',
      times('2026-11-23', '08:00', '12:00', tweed),
      times('2026-11-23', '11:30', '15:00', gold),
      false,
    ],
    [
      'overlap: Tweed Heads until 12:00, Gold Coast from 11:30 in winter',
      times('2026-07-13', '08:00', '12:00', tweed),
      times('2026-07-13', '11:30', '15:00', gold),
      true,
    ],
    [
      'do not overlap: back to back',
      times('2026-11-23', '09:00', '17:00'),
      times('2026-11-23', '17:00', '21:00'),
      false,
    ],
    [
      'do not overlap: a night shift and the morning before',
      times('2026-11-23', '22:00', '04:00'),
      times('2026-11-23', '02:00', '08:00'),
      false,
    ],
    [
      'overlap: a night shift and the morning after',
      times('2026-11-23', '22:00', '04:00'),
      times('2026-11-24', '02:00', '08:00'),
      true,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(overlaps(one, other)).toBe(expected);
    expect(overlaps(other, one)).toBe(expected);
  });
});

describe('breaks of a shift', () => {
  const day = { start: '09:00', end: '17:00' };
  it.each([
    ['fit across midnight of a night shift', { start: '20:00', end: '04:00' }, [['23:45', 30]], true],
    ['do not fit beyond the end of the shift', day, [['16:55', 10]], false],
    ['fit up to the end of the shift', day, [['16:50', 10]], true],
    ['do not fit before the start of the shift', day, [['08:50', 10]], false],
    [
      'fit if they touch each other',
      day,
      [
        ['12:30', 10],
        ['12:00', 30],
      ],
      true,
    ],
    [
      'do not fit if they overlap',
      day,
      [
        ['12:20', 10],
        ['12:00', 30],
      ],
      false,
    ],
    ['do not fit if they have no length', day, [['12:00', 0]], false],
  ] as const)('%s', (_, shift, breaks, fit) => {
    expect(
      breaksFit(
        shift,
        breaks.map(([start, length]) => ({ start, length })),
      ),
    ).toBe(fit);
  });
});
