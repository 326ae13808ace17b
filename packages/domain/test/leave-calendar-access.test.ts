import { describe, expect, test } from 'vitest';
import { balanceAfterApproval, type CalendarLeave, type LeaveViewer, shownOnCalendar } from '../src/index.ts';

const viewer = (more: Partial<LeaveViewer> & { may?: readonly string[] } = {}): LeaveViewer => ({
  user_id: 'me',
  role: 'client_employee',
  clinic_ids: ['here'],
  grants: new Set(['package:leaves', ...(more.may ?? []).map((action) => `leaves:${action}` as const)]),
  ...more,
});
const leave = (more: Partial<CalendarLeave> = {}): CalendarLeave => ({
  user_id: 'mia',
  clinic_id: 'here',
  status: 'APPROVED',
  created_by_user_id: 'mia',
  manager_user_ids: [],
  is_colleague: true,
  ...more,
});
const viewing = viewer({ may: ['VIEW'] });
const editing = viewer({ may: ['VIEW', 'EDIT'] });
const admin = viewer({ role: 'client_admin', may: ['VIEW', 'EDIT'], clinic_ids: ['here', 'there'] });
const elsewhere = { clinic_id: 'there' };
const ofTeam = { manager_user_ids: ['me'], is_colleague: false, ...elsewhere };
const mine = { user_id: 'me' };

describe('the details that the team calendar shows of a day', () => {
  test.each([
    ['a colleague’s', {}, viewer(), 'name'],
    ['a colleague’s, asked for at another clinic', elsewhere, viewer(), 'name'],
    ['a stranger’s', { ...elsewhere, is_colleague: false }, viewer(), 'nothing'],
    ['a stranger’s, to one who views leave here', { ...elsewhere, is_colleague: false }, viewing, 'nothing'],
    ['a colleague’s, to one who views leave', {}, viewing, 'all'],
    ['a colleague’s of another clinic, to one who views leave here', elsewhere, viewing, 'name'],
    ['of my team', ofTeam, viewer(), 'all'],
    ['mine', { ...mine, ...elsewhere }, viewer(), 'all'],
    ['any, to the client’s admin', elsewhere, admin, 'all'],
    ['a colleague’s pending', { status: 'PENDING' }, viewer(), 'nothing'],
    ['a colleague’s pending, to one who only views', { status: 'PENDING' }, viewing, 'nothing'],
    ['a colleague’s pending, to one who decides', { status: 'PENDING' }, editing, 'all'],
    ['pending elsewhere, to one who decides here', { status: 'PENDING', ...elsewhere }, editing, 'nothing'],
    ['pending of my team', { status: 'PENDING', ...ofTeam }, viewer(), 'all'],
    ['mine pending', { status: 'PENDING', ...mine }, viewer(), 'all'],
    ['a colleague’s, to the client’s account owner', {}, viewer({ role: 'client' }), 'nothing'],
    ['a colleague’s, without leave in the package', {}, viewer({ grants: new Set() }), 'nothing'],
    ['rejected', { status: 'REJECTED' }, admin, 'nothing'],
    ['cancelled of mine', { status: 'CANCELLED', ...mine }, admin, 'nothing'],
  ] as const)('%s', (_name, facts, who, expected) => {
    expect(shownOnCalendar(leave(facts), who)).toBe(expected);
  });
});

test.each([
  // The columns: the remaining hours after the paid ones were deducted, the paid hours, the unpaid hours, and
  // the remaining hours afterwards.
  ['114', '38.00', '0.00', '114.000000'],
  ['0', '30.40', '7.60', '0.000000'],
  // Hours that have accrued since pay for hours that were unpaid before.
  ['2.923077', '30.40', '7.60', '0.000000'],
  ['10', '30.40', '7.60', '2.400000'],
  ['-5.5', '0', '7.60', '-5.500000'],
  ['-10', '7.60', '0', '-2.400000'],
])(
  'of a balance of %s h, with %s paid and %s unpaid, %s remain after approval',
  (remaining_hrs, paid_hrs, unpaid_hrs, after) => {
    expect(balanceAfterApproval({ remaining_hrs, paid_hrs, unpaid_hrs })).toBe(after);
  },
);
