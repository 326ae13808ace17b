import { describe, expect, it, test } from 'vitest';
import {
  acceptSwap,
  approveSwap,
  cancelSwap,
  claimShift,
  decideSwap,
  declineSwap,
  type LimitedShift,
  limitsExceeded,
  offerShift,
  readsSwap,
  rosterSwapStatuses,
  type SwapRequest,
  type SwapShift,
  shiftInWords,
  takeRefusal,
} from '../src/index.ts';

const now = new Date('2026-11-26T00:00:00Z');
const shift: SwapShift = {
  clinic_id: 'one',
  user_id: null,
  published: true,
  starts_at: new Date('2026-11-30T22:00:00Z'),
  clocked_in_at: null,
};
const past = new Date('2026-11-25T00:00:00Z');
const mia = { user_id: 'mia', member: true, editor: false };
const ned = { user_id: 'ned', member: true, editor: false };
const boss = { user_id: 'boss', member: false, editor: true };
const refusalOf = (result: { readonly ok: boolean; readonly code?: string }) =>
  result.ok ? null : (result.code ?? '');

test.each([
  [{}, mia, null],
  [{}, { ...mia, member: false }, 'no_permission'],
  [{ user_id: 'ned' }, mia, 'swap_shift_not_open'],
  [{ published: false }, mia, 'swap_shift_not_open'],
  [{ starts_at: past }, mia, 'swap_shift_started'],
  [{ starts_at: now }, mia, 'swap_shift_started'],
] as const)('the refusal of a claim to a shift with %j by %j: %s', (changes, viewer, code) => {
  expect(refusalOf(claimShift({ ...shift, ...changes }, viewer, now))).toBe(code);
});

const own = { ...shift, user_id: 'mia' };
const theirs = { ...shift, user_id: 'ned' };
test.each([
  [{ shift: own, to_user_id: null, returned: null }, null],
  [{ shift: own, to_user_id: 'ned', returned: theirs }, null],
  [{ shift: theirs, to_user_id: 'ned', returned: null }, 'swap_not_your_shift'],
  [{ shift: { ...own, published: false }, to_user_id: null, returned: null }, 'swap_not_your_shift'],
  [{ shift: { ...own, clocked_in_at: past }, to_user_id: null, returned: null }, 'swap_shift_started'],
  [{ shift: own, to_user_id: 'mia', returned: null }, 'swap_own_offer'],
  [{ shift: own, to_user_id: null, returned: theirs }, 'swap_return_not_theirs'],
  [{ shift: own, to_user_id: null, returned: shift }, 'swap_return_not_theirs'],
  [{ shift: own, to_user_id: 'ned', returned: { ...theirs, clinic_id: 'two' } }, 'swap_return_not_theirs'],
  [{ shift: own, to_user_id: 'ned', returned: { ...theirs, starts_at: past } }, 'swap_return_not_theirs'],
] as const)('the refusal of an offer of %j: %s', (offer, code) => {
  expect(refusalOf(offerShift(offer, mia, now))).toBe(code);
});

const claim: SwapRequest = { kind: 'CLAIM', status: 'ACCEPTED', from_user_id: null, to_user_id: 'mia' };
const toNed: SwapRequest = { kind: 'SWAP', status: 'OFFERED', from_user_id: 'mia', to_user_id: 'ned' };
const toAll: SwapRequest = { ...toNed, to_user_id: null };
const taken: SwapRequest = { ...toNed, status: 'ACCEPTED' };

describe('rights on a shift request', () => {
  const approve = { status: 'APPROVED', message: null } as const;
  test.each([
    ['the person asked may accept', acceptSwap(toNed, ned), null],
    ['a colleague may accept an offer to everyone', acceptSwap(toAll, ned), null],
    ['an offerer may not accept their own offer', acceptSwap(toAll, mia), 'swap_own_offer'],
    [
      'a colleague may not accept what is offered to somebody else',
      acceptSwap(toNed, { ...ned, user_id: 'eve' }),
      'no_permission',
    ],
    [
      'a person outside the clinic may not accept',
      acceptSwap(toAll, { ...ned, member: false }),
      'no_permission',
    ],
    ['the person asked may not accept twice', acceptSwap(taken, ned), 'swap_not_offered'],
    ['the person asked may decline', declineSwap(toNed, ned), null],
    ['the person asked may decline after accepting', declineSwap(taken, ned), null],
    ['a colleague may not decline an offer to everyone', declineSwap(toAll, ned), 'no_permission'],
    ['a claimer may not decline their claim', declineSwap(claim, mia), 'no_permission'],
    ['a claimer may cancel their claim', cancelSwap(claim, mia), null],
    ['an offerer may cancel their accepted offer', cancelSwap(taken, mia), null],
    ['the person asked may not cancel the offer', cancelSwap(taken, ned), 'no_permission'],
    ['an editor may approve an accepted swap', decideSwap(taken, boss, approve), null],
    ['an editor may approve a claim', decideSwap(claim, boss, approve), null],
    [
      'an editor may not approve what nobody has accepted',
      decideSwap(toAll, boss, approve),
      'swap_not_accepted',
    ],
    [
      'staff without editing rights may not approve',
      decideSwap(taken, { ...ned, user_id: 'eve' }, approve),
      'no_permission',
    ],
    [
      'an editor who gives the shift may not approve',
      decideSwap(taken, { ...mia, editor: true }, approve),
      'swap_own',
    ],
    [
      'an editor who gets the shift may not approve',
      decideSwap(taken, { ...ned, editor: true }, approve),
      'swap_own',
    ],
    [
      'an editor may not reject without a reason',
      decideSwap(taken, boss, { status: 'REJECTED', message: ' ' }),
      'message_is_required',
    ],
    [
      'an editor may reject with a reason',
      decideSwap(taken, boss, { status: 'REJECTED', message: 'No' }),
      null,
    ],
  ])('%s', (_, result, code) => {
    expect(refusalOf(result)).toBe(code);
  });

  const over = rosterSwapStatuses.map(({ value }) => value).filter((each) => !/OFFERED|ACCEPTED/.test(each));
  test.each(over)('allow nothing once it is %s', (status) => {
    const request = { ...taken, status };
    expect(refusalOf(acceptSwap(request, ned))).toBe('swap_not_offered');
    for (const result of [
      declineSwap(request, ned),
      cancelSwap(request, mia),
      decideSwap(request, boss, approve),
    ])
      expect(refusalOf(result)).toBe('swap_decided');
  });
});

test.each([
  [taken, own, theirs, null],
  [taken, own, null, null],
  [claim, shift, null, null],
  [claim, theirs, null, 'swap_shift_changed'],
  [taken, shift, null, 'swap_shift_changed'],
  [taken, { ...own, published: false }, null, 'swap_shift_changed'],
  [taken, own, own, 'swap_shift_changed'],
  [taken, { ...own, starts_at: past }, theirs, 'swap_shift_started'],
  [taken, own, { ...theirs, clocked_in_at: past }, 'swap_shift_started'],
] as const)('the refusal to approve %j with the shifts %j and %j: %s', (request, given, returned, code) => {
  expect(refusalOf(approveSwap(request, given, returned, now))).toBe(code);
});

test.each([
  [toNed, 'mia', true],
  [toNed, 'ned', true],
  [toNed, 'eve', false],
  [toAll, 'eve', true],
  [{ ...toAll, status: 'CANCELLED' }, 'eve', false],
  [claim, 'eve', false],
] as const)('%j is read by %s: %s, if the shifts are visible to them', (request, user_id, reads) => {
  const roster = { sees: true, near: true };
  expect(readsSwap(request, { user_id, reader: false, roster })).toBe(reads);
  expect(readsSwap(request, { user_id, reader: true, roster })).toBe(true);
  expect(readsSwap(request, { user_id, reader: false, roster: { ...roster, sees: false } })).toBe(false);
});

it('a person cannot take a shift that overlaps another of their shifts or their leave', () => {
  const span = (from: string, until: string) => ({
    starts_at: new Date(`2026-11-30T${from}Z`),
    ends_at: new Date(`2026-11-30T${until}Z`),
  });
  const wanted = span('09:00', '17:00');
  expect(
    takeRefusal(wanted, { shifts: [span('17:00', '20:00')], leave: [span('08:00', '09:00')] }),
  ).toBeNull();
  expect(takeRefusal(wanted, { shifts: [span('16:59', '20:00')], leave: [] })).toBe('overlaps');
  expect(takeRefusal(wanted, { shifts: [], leave: [span('08:00', '09:01')] })).toBe('on_leave');
});

describe('limits that a swap exceeds', () => {
  const work = (id: string, user_id: string, date: string, start = '09:00', end = '17:00'): LimitedShift => ({
    id,
    user_id,
    roster_shift_type: 'ORDINARY',
    date,
    start,
    end,
    zone: 'Australia/Sydney',
    breaks: [],
  });
  const none = new Map<string, string | null>();
  // Four days of eight hours, from Monday 30 November.
  const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((date, n) =>
    work(`m${n}`, 'mia', date),
  );

  it('include only those that were not exceeded before the swap', () => {
    const extra = work('x', 'ned', '2026-12-04');
    const given = { ...extra, user_id: 'mia' };
    expect(limitsExceeded([...week, extra], [...week, given], none)).toMatchObject([
      { kind: 'ordinary_hours', user_id: 'mia', minutes: 2400 },
    ]);
    expect(limitsExceeded([...week, given], [...week, given], none)).toEqual([]);
    expect(limitsExceeded([...week, given], [...week, extra], none)).toEqual([]);
  });

  it('include those exceeded by more than before, and too little rest', () => {
    const over = [...week, work('m5', 'mia', '2026-12-04')];
    const late = work('x', 'ned', '2026-12-04', '17:00', '20:00');
    const early = work('y', 'mia', '2026-12-05', '05:00', '08:00');
    const after = [...over, { ...late, user_id: 'mia' }, early];
    expect(limitsExceeded([...over, late, early], after, none).map(({ kind }) => kind)).toEqual([
      'ordinary_hours',
      'short_rest',
    ]);
  });
});

test('describes a shift by its date and its local times', () => {
  expect(shiftInWords('2026-11-30', '09:00:00', '00:30:00')).toBe('Mon 30 Nov, 9:00 am to 12:30 am');
  expect(shiftInWords('2026-12-06', '12:05', '23:00')).toBe('Sun 6 Dec, 12:05 pm to 11:00 pm');
});
