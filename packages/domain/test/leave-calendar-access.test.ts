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

describe('the team calendar', () => {
  test.each([
    ['shows only the name for a colleague’s leave', {}, viewer(), 'name'],
    ['shows only the name for a colleague’s leave at another clinic', elsewhere, viewer(), 'name'],
    [
      'hides the leave of somebody who is no colleague',
      { ...elsewhere, is_colleague: false },
      viewer(),
      'nothing',
    ],
    [
      'hides leave of no colleague at another clinic from a user who views leave here',
      { ...elsewhere, is_colleague: false },
      viewing,
      'nothing',
    ],
    ['shows all of a colleague’s leave to a user who views leave', {}, viewing, 'all'],
    [
      'shows only the name for leave at another clinic to a user who views leave here',
      elsewhere,
      viewing,
      'name',
    ],
    ['shows all of leave in the viewer’s team', ofTeam, viewer(), 'all'],
    ['shows all of the viewer’s own leave', { ...mine, ...elsewhere }, viewer(), 'all'],
    ['shows all of a leave to a client_admin', elsewhere, admin, 'all'],
    ['hides a colleague’s pending leave', { status: 'PENDING' }, viewer(), 'nothing'],
    [
      'hides a colleague’s pending leave from a user who only views leave',
      { status: 'PENDING' },
      viewing,
      'nothing',
    ],
    [
      'shows all of a colleague’s pending leave to a user who decides on leave',
      { status: 'PENDING' },
      editing,
      'all',
    ],
    [
      'hides pending leave at another clinic from a user who decides here',
      { status: 'PENDING', ...elsewhere },
      editing,
      'nothing',
    ],
    ['shows all of pending leave in the viewer’s team', { status: 'PENDING', ...ofTeam }, viewer(), 'all'],
    ['shows all of the viewer’s own pending leave', { status: 'PENDING', ...mine }, viewer(), 'all'],
    [
      'hides a colleague’s leave from a viewer with the role client',
      {},
      viewer({ role: 'client' }),
      'nothing',
    ],
    ['hides a colleague’s leave if the package has no leave', {}, viewer({ grants: new Set() }), 'nothing'],
    ['hides rejected leave, even from a client_admin', { status: 'REJECTED' }, admin, 'nothing'],
    ['hides the viewer’s own cancelled leave', { status: 'CANCELLED', ...mine }, admin, 'nothing'],
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
