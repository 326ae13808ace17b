import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinicRoster } from '../src/rosters/clinic-roster.resource.ts';
import { type PublishableShift, planPublish } from '../src/rosters/publish-roster.ts';
import {
  decideRosterChange,
  deleteShift,
  mayEditShift,
  mayRequestRosterChange,
} from '../src/rosters/roster-transitions.ts';
import { type ShiftStateFacts, shiftState } from '../src/rosters/shift-state.ts';

const start = new Date('2026-11-22T22:00:00Z');
const later = (minutes: number, seconds = 0) => new Date(start.getTime() + minutes * 60_000 + seconds * 1000);
const stated = (shift: Partial<ShiftStateFacts>): ShiftStateFacts => ({
  user_id: 'mia',
  roster_shift_type: 'ORDINARY',
  starts_at: start,
  published: true,
  clocked_in_at: null,
  clocked_out_at: null,
  isOnBreak: false,
  ...shift,
});

test.each<[string, Partial<ShiftStateFacts>, Date, string]>([
  ['DRAFT for a draft after its start', { published: false }, later(60), 'DRAFT'],
  ['PUBLISHED before its start', {}, later(-60), 'PUBLISHED'],
  ['PUBLISHED without a clock-in 14 minutes 59 after its start', {}, later(14, 59), 'PUBLISHED'],
  ['NO_SHOW without a clock-in 15 minutes after its start', {}, later(15), 'NO_SHOW'],
  ['PUBLISHED for an open shift an hour after its start', { user_id: null }, later(60), 'PUBLISHED'],
  ['PUBLISHED on call an hour after its start', { roster_shift_type: 'ON_CALL' }, later(60), 'PUBLISHED'],
  ['IN_PROGRESS after the clock-in', { clocked_in_at: later(1) }, later(60), 'IN_PROGRESS'],
  ['ON_BREAK during a break', { clocked_in_at: later(1), isOnBreak: true }, later(60), 'ON_BREAK'],
  [
    'COMPLETED after the clock-out',
    { clocked_in_at: later(1), clocked_out_at: later(480) },
    later(500),
    'COMPLETED',
  ],
])('the state of a shift is %s', (_, shift, now, state) => {
  expect(shiftState(stated(shift), now)).toBe(state);
});

const code = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? 'ok' : result.code);
const [editor, self, both, nobody] = [
  { own: false, editor: true },
  { own: true, editor: false },
  { own: true, editor: true },
  { own: false, editor: false },
];

describe('a shift', () => {
  const draft = { published: false, clocked_in_at: null };
  const published = { published: true, clocked_in_at: null };
  const worked = { published: true, clocked_in_at: start };
  test('can be changed by an editor until somebody clocks in', () => {
    expect([draft, published, worked].map((shift) => code(mayEditShift(shift, editor)))).toEqual([
      'ok',
      'ok',
      'shift_clocked',
    ]);
    expect(code(mayEditShift(published, self))).toBe('no_permission');
  });
  test('can be deleted by an editor until the clock-in, with a notification only if it was published', () => {
    expect(deleteShift(draft, editor)).toEqual({ ok: true, value: { notifies: false } });
    expect(deleteShift(published, editor)).toEqual({ ok: true, value: { notifies: true } });
    expect(code(deleteShift(worked, editor))).toBe('shift_clocked');
    expect(code(deleteShift(draft, nobody))).toBe('no_permission');
  });
  test('accepts one change request at a time, from its person or an editor, once published', () => {
    expect(code(mayRequestRosterChange(published, self, false))).toBe('ok');
    expect(code(mayRequestRosterChange(worked, self, false))).toBe('ok');
    expect(code(mayRequestRosterChange(published, editor, false))).toBe('ok');
    expect(code(mayRequestRosterChange(published, self, true))).toBe('roster_change_pending');
    expect(code(mayRequestRosterChange(published, nobody, false))).toBe('no_permission');
    // People cannot see their own shifts while these are drafts.
    expect(code(mayRequestRosterChange(draft, self, false))).toBe('no_permission');
    expect(code(mayRequestRosterChange(draft, editor, false))).toBe('shift_not_published');
  });
  test('lets only an editor decide a pending change request of somebody else, with a reason for a rejection', () => {
    const approve = { status: 'APPROVED', message: null } as const;
    const reject = (message: string | null) => ({ status: 'REJECTED', message }) as const;
    const pending = { status: 'PENDING' } as const;
    expect(code(decideRosterChange(pending, editor, approve))).toBe('ok');
    expect(code(decideRosterChange(pending, editor, reject('Too late')))).toBe('ok');
    expect(code(decideRosterChange(pending, editor, reject(' ')))).toBe('message_is_required');
    expect(code(decideRosterChange(pending, both, approve))).toBe('roster_change_own');
    expect(code(decideRosterChange(pending, self, approve))).toBe('no_permission');
    expect(code(decideRosterChange({ status: 'REJECTED' }, editor, approve))).toBe('roster_change_decided');
  });
});

describe('a draft', () => {
  test.each([['client_admin'], ['clinic_admin'], ['client_employee']] as const)(
    'cannot be read by %s without clinic-rosters VIEW, nor can unpublished changes of a published shift',
    (role) => {
      const rules = clinicRoster.permissions[role]?.select ?? [];
      const staff = rules.filter(({ needs }) => needs !== 'clinic-rosters:VIEW');
      expect(staff.length).toBe(1);
      for (const { filter, columns } of staff) {
        expect(filter).toMatchObject({ _and: expect.arrayContaining([{ published: { _eq: true } }]) });
        expect(columns).not.toContain('draft');
        expect(columns).not.toBe('*');
      }
    },
  );
});

const shiftOf = (
  id: string,
  user_id: string | null,
  other: Partial<PublishableShift> = {},
): PublishableShift => ({
  id,
  user_id,
  published: false,
  values: { user_id, start_time: '09:00:00' },
  draft: null,
  ...other,
});
const isPublished = { published: true } as const;

describe('publishing', () => {
  test('notifies each person once: 8 notifications for 40 shifts of 8 people', () => {
    const plan = planPublish(
      Array.from({ length: 40 }, (_, index) => shiftOf(String(index), `user ${index % 8}`)),
    );
    expect(plan.shift_ids.length).toBe(40);
    expect(plan.people.map(({ added }) => added.length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
  });
  test('again notifies only people with new or changed shifts', () => {
    const plan = planPublish([
      shiftOf('a', 'mia', isPublished),
      shiftOf('b', 'leo', { ...isPublished, draft: { start_time: '10:00:00' } }),
      shiftOf('c', 'ann', { ...isPublished, draft: { start_time: '09:00:00' } }),
      shiftOf('d', 'tom'),
    ]);
    expect(plan).toEqual({
      shift_ids: ['b', 'd'],
      people: [
        { user_id: 'leo', added: [], changed: ['b'], removed: [] },
        { user_id: 'tom', added: ['d'], changed: [], removed: [] },
      ],
    });
  });
  test('notifies both people of a reassigned shift, and nobody of an open one', () => {
    expect(
      planPublish([
        shiftOf('a', 'mia', { ...isPublished, draft: { user_id: 'leo' } }),
        shiftOf('b', null, { ...isPublished, draft: { user_id: 'leo' } }),
        shiftOf('c', 'mia', { ...isPublished, draft: { user_id: null } }),
        shiftOf('d', null),
      ]),
    ).toEqual({
      shift_ids: ['a', 'b', 'c', 'd'],
      people: [
        { user_id: 'mia', added: [], changed: [], removed: ['a', 'c'] },
        { user_id: 'leo', added: ['a', 'b'], changed: [], removed: [] },
      ],
    });
  });
  test('a second time has no effect', () => {
    const user = fc.constantFrom('mia', 'leo', null);
    const row = fc.record({
      user_id: user,
      published: fc.boolean(),
      draft: fc.option(fc.record({ user_id: user, start_time: fc.constantFrom('09:00:00', '10:00:00') })),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const shifts = rows.map(({ user_id, published, draft }, index) =>
          shiftOf(String(index), user_id, { published, draft: published ? draft : null }),
        );
        const plan = planPublish(shifts);
        expect(new Set(plan.people.map(({ user_id }) => user_id)).size).toBe(plan.people.length);
        const after = shifts.map((each) => ({
          ...each,
          published: true,
          values: { ...each.values, ...each.draft },
          user_id:
            each.draft && 'user_id' in each.draft
              ? (rows[Number(each.id)]?.draft?.user_id ?? null)
              : each.user_id,
        }));
        expect(planPublish(after)).toEqual({ shift_ids: [], people: [] });
      }),
    );
  });
});
