import { describe, expect, test } from 'vitest';
import { type TodayLeave, type TodayShift, todayOf } from '../src/rosters/today-states.ts';
import { dayBounds, wallToInstant } from '../src/time/zoned-time.ts';

const zone = 'Australia/Sydney';
/** A time at the clinic: `24 21:00` is 9 pm on 24 November 2026. */
const at = (text: string): Date => {
  const [day = '', time = ''] = text.split(' ');
  return wallToInstant(`2026-11-${day}`, time, zone);
};
const day = dayBounds('2026-11-25', zone);
const shift = (from: string, until: string, more: Partial<TodayShift> = {}): TodayShift => ({
  id: from,
  user_id: 'mia',
  starts_at: at(from),
  ends_at: at(until),
  published: true,
  roster_shift_type: 'ORDINARY',
  clocked_in_at: null,
  clocked_out_at: null,
  isOnBreak: false,
  ...more,
});
const leave = (from: string, until: string): TodayLeave => ({
  user_id: 'mia',
  starts_at: at(from),
  ends_at: at(until),
});
const today = (now: string, shifts: readonly TodayShift[], away: readonly TodayLeave[] = []) =>
  todayOf({ shifts, leave: away, day, now: at(now) });
const usual = shift('25 09:00', '25 17:00');
const came = (time: string) => ({ clocked_in_at: at(time) });
const went = (time: string) => ({ clocked_out_at: at(time) });

test.each<[string, string, readonly TodayShift[], readonly TodayLeave[], string, number]>([
  ['NEXT before the shift', '25 08:59', [usual], [], 'NEXT', 0],
  ['DUE at the start of the shift', '25 09:00', [usual], [], 'DUE', 0],
  ['DUE 5 minutes after the start', '25 09:05', [usual], [], 'DUE', 5],
  ['LATE 6 minutes after the start', '25 09:06', [usual], [], 'LATE', 6],
  ['LATE 14 minutes after the start', '25 09:14', [usual], [], 'LATE', 14],
  ['ABSENT 15 minutes after the start', '25 09:15', [usual], [], 'ABSENT', 15],
  ['ABSENT after a missed shift', '25 18:00', [usual], [], 'ABSENT', 480],
  ['IN after the clock-in', '25 10:00', [{ ...usual, ...came('25 08:55') }], [], 'IN', 0],
  [
    'IN and 10 minutes late after a late clock-in',
    '25 10:00',
    [{ ...usual, ...came('25 09:10') }],
    [],
    'IN',
    10,
  ],
  [
    'ON_BREAK during a break',
    '25 12:00',
    [{ ...usual, ...came('25 08:55'), isOnBreak: true }],
    [],
    'ON_BREAK',
    0,
  ],
  [
    'IN while working after the end of the shift',
    '25 19:00',
    [{ ...usual, ...came('25 09:00') }],
    [],
    'IN',
    0,
  ],
  [
    'FORGOTTEN four hours after a shift without a clock-out',
    '25 21:01',
    [{ ...usual, ...came('25 09:00') }],
    [],
    'FORGOTTEN',
    0,
  ],
  [
    'FORGOTTEN if there was no clock-out yesterday',
    '25 10:00',
    [shift('24 09:00', '24 17:00', came('24 09:00'))],
    [],
    'FORGOTTEN',
    0,
  ],
  [
    'IN after a clock-in today, despite no clock-out yesterday',
    '25 10:00',
    [shift('24 09:00', '24 17:00', came('24 09:00')), { ...usual, ...came('25 09:00') }],
    [],
    'IN',
    0,
  ],
  [
    'OUT after the clock-out',
    '25 18:00',
    [{ ...usual, ...came('25 09:00'), ...went('25 17:02') }],
    [],
    'OUT',
    0,
  ],
  [
    'IN after midnight of a night shift',
    '25 02:00',
    [shift('24 22:00', '25 06:00', came('24 21:58'))],
    [],
    'IN',
    0,
  ],
  [
    'ABSENT from a night shift after midnight',
    '25 00:10',
    [shift('24 22:00', '25 06:00')],
    [],
    'ABSENT',
    130,
  ],
  [
    'NEXT after a night shift and before the next',
    '25 10:00',
    [
      shift('24 22:00', '25 06:00', { ...came('24 22:00'), ...went('25 06:00') }),
      shift('25 22:00', '26 06:00'),
    ],
    [],
    'NEXT',
    0,
  ],
  [
    'IN during an unrostered shift',
    '25 10:00',
    [shift('25 07:00', '25 08:00', { ...came('25 07:00'), roster_shift_type: 'UNROSTERED' })],
    [],
    'IN',
    0,
  ],
  [
    'ON_CALL during an on-call shift',
    '25 12:00',
    [{ ...usual, roster_shift_type: 'ON_CALL' }],
    [],
    'ON_CALL',
    0,
  ],
  ['OUT after an on-call shift', '25 18:00', [{ ...usual, roster_shift_type: 'ON_CALL' }], [], 'OUT', 0],
  [
    'OUT after working through the next shift',
    '25 20:00',
    [
      shift('25 09:00', '25 13:00', { ...came('25 09:00'), ...went('25 19:30') }),
      shift('25 14:00', '25 19:30'),
    ],
    [],
    'OUT',
    0,
  ],
  ['ON_LEAVE during leave of the whole day', '25 12:00', [], [leave('25 00:00', '26 00:00')], 'ON_LEAVE', 0],
  [
    'ON_LEAVE during leave in the morning',
    '25 09:30',
    [usual],
    [leave('25 09:00', '25 12:00')],
    'ON_LEAVE',
    0,
  ],
  [
    'LATE 6 minutes after leave in the morning',
    '25 12:06',
    [usual],
    [leave('25 09:00', '25 12:00')],
    'LATE',
    6,
  ],
  [
    'IN after a clock-in 10 minutes after leave in the morning',
    '25 13:00',
    [{ ...usual, ...came('25 12:10') }],
    [leave('25 09:00', '25 12:00')],
    'IN',
    10,
  ],
  ['ON_LEAVE before leave later today', '25 08:00', [], [leave('25 13:00', '25 17:00')], 'ON_LEAVE', 0],
  [
    'ON_LEAVE after leave of a whole shift',
    '25 18:00',
    [usual],
    [leave('25 09:00', '25 17:00')],
    'ON_LEAVE',
    0,
  ],
  [
    'LATE 10 minutes after leave of yesterday and this morning',
    '25 08:10',
    [shift('24 22:00', '25 12:00')],
    [leave('24 00:00', '25 00:00'), leave('25 00:00', '25 08:00')],
    'LATE',
    10,
  ],
])('the state of a person today is %s', (_, now, shifts, away, state, late) => {
  expect(today(now, shifts, away).people).toMatchObject([{ user_id: 'mia', state, late }]);
});

test('leaves out drafts, shifts of other days, and people on leave on another day', () => {
  const shifts = [
    { ...usual, published: false },
    shift('24 09:00', '24 17:00'),
    shift('26 09:00', '26 17:00'),
  ];
  expect(today('25 10:00', shifts, [leave('24 00:00', '25 00:00')])).toEqual({ people: [], gaps: [] });
});

test('lists people who need attention first', () => {
  const shifts = [
    { ...usual, user_id: 'in', ...came('25 09:00') },
    { ...usual, user_id: 'absent' },
    shift('25 09:50', '25 17:00', { user_id: 'late' }),
    shift('25 13:00', '25 17:00', { user_id: 'next' }),
  ];
  expect(today('25 10:00', shifts).people.map(({ user_id }) => user_id)).toEqual([
    'absent',
    'late',
    'in',
    'next',
  ]);
});

describe('gaps in today’s roster', () => {
  const reasons = (now: string, shifts: readonly TodayShift[], away: readonly TodayLeave[] = []) =>
    today(now, shifts, away).gaps.map(({ reason }) => reason);
  test('include published open shifts until they are over', () => {
    const open = { ...usual, user_id: null };
    expect(reasons('25 08:00', [open])).toEqual(['OPEN']);
    expect(reasons('25 16:59', [open])).toEqual(['OPEN']);
    expect(reasons('25 17:00', [open])).toEqual([]);
    expect(reasons('25 08:00', [{ ...open, published: false }])).toEqual([]);
  });
  test('include shifts without a clock-in 15 minutes after their start, until they are over', () => {
    expect(reasons('25 09:14', [usual])).toEqual([]);
    expect(reasons('25 09:15', [usual])).toEqual(['ABSENT']);
    expect(reasons('25 17:00', [usual])).toEqual([]);
  });
  test('include shifts whose person is on leave for the whole shift', () => {
    expect(reasons('25 08:00', [usual], [leave('25 00:00', '26 00:00')])).toEqual(['ON_LEAVE']);
    expect(reasons('25 08:00', [usual], [leave('25 09:00', '25 12:00')])).toEqual([]);
    // Leave on two whole days is two rows.
    const twoDays = [leave('25 00:00', '26 00:00'), leave('26 00:00', '27 00:00')];
    const night = shift('25 22:00', '26 06:00');
    expect(reasons('25 12:00', [night], twoDays)).toEqual(['ON_LEAVE']);
    expect(reasons('25 12:00', [night], twoDays.slice(0, 1))).toEqual([]);
  });
});
