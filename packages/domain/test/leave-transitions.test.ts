import { describe, expect, it, test } from 'vitest';
import {
  cancelLeave,
  confirmLeaveCancellation,
  decideLeave,
  type LeaveParties,
  type LeaveState,
  type LeaveStatus,
  type LeaveViewer,
  leaveRelation,
  mayEditLeave,
  mayRequestLeave,
  readsLeave,
} from '../src/leave/leave-transitions.ts';
import type { MessageCode } from '../src/messages.ts';
import type { Role } from '../src/permissions/roles.ts';
import type { Result } from '../src/refusal.ts';

const now = '2026-11-21T02:00:00Z';
const parties: LeaveParties = {
  user_id: 'mia',
  clinic_id: 'manly',
  created_by_user_id: 'mia',
  manager_user_ids: ['boss'],
};
const state = (status: LeaveStatus, more: Partial<LeaveState> = {}): LeaveState => ({
  status,
  starts_at: '2026-12-01T13:00:00Z',
  cancel_requested_at: null,
  ...more,
});
const viewer = (
  user_id: string,
  role: Role,
  grants: readonly string[],
  clinic_ids = ['manly'],
): LeaveViewer => ({
  user_id,
  role,
  clinic_ids,
  grants: new Set([...grants, 'package:leaves']) as LeaveViewer['grants'],
});
const people = {
  mia: viewer('mia', 'client_employee', ['my-leaves:VIEW', 'my-leaves:ADD']),
  colleague: viewer('lin', 'client_employee', ['my-leaves:ADD']),
  boss: viewer('boss', 'client_employee', ['my-leaves:ADD']),
  leader: viewer('kay', 'clinic_admin', ['leaves:VIEW', 'leaves:ADD', 'leaves:EDIT']),
  elsewhere: viewer('zoe', 'clinic_admin', ['leaves:VIEW', 'leaves:ADD', 'leaves:EDIT'], ['bondi']),
  admin: viewer('ann', 'client_admin', ['leaves:VIEW', 'leaves:ADD', 'leaves:EDIT'], []),
  owner: viewer('own', 'client', []),
};
type Name = keyof typeof people;
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.code);

describe('a decision', () => {
  const decide = (
    leave: LeaveParties,
    name: Name,
    status: LeaveStatus = 'PENDING',
    message: string | null = null,
  ) =>
    codeOf(
      decideLeave(state(status), leaveRelation(leave, people[name]), {
        status: message === null ? 'APPROVED' : 'REJECTED',
        message,
      }),
    );
  test.each<[Name, MessageCode | 'ok']>([
    ['mia', 'leave_own'],
    ['colleague', 'no_permission'],
    ['boss', 'ok'],
    ['leader', 'ok'],
    ['elsewhere', 'no_permission'],
    ['admin', 'ok'],
    ['owner', 'no_permission'],
  ])('on the leave of mia by %s: %s', (name, code) => {
    expect(decide(parties, name)).toBe(code);
  });
  it('about one’s own request is allowed to a client_admin, and refused to a clinic_admin', () => {
    expect(decide({ ...parties, user_id: 'ann' }, 'admin')).toBe('ok');
    expect(decide({ ...parties, user_id: 'kay' }, 'leader')).toBe('leave_own');
  });
  it('requires a reason to reject', () => {
    expect(decide(parties, 'boss', 'PENDING', ' ')).toBe('message_is_required');
    expect(decide(parties, 'boss', 'PENDING', 'Staffing Constraints')).toBe('ok');
  });
  it('is refused if the request is already approved, rejected or cancelled', () => {
    expect(decide(parties, 'boss', 'APPROVED')).toBe('leave_already_approved');
    expect(decide(parties, 'boss', 'REJECTED')).toBe('leave_already_rejected');
    expect(decide(parties, 'boss', 'CANCELLED', 'No')).toBe('leave_already_cancelled');
  });
});

describe('a cancellation', () => {
  const cancel = (name: Name, leave: LeaveState, message: string | null = null, of = parties) => {
    const result = cancelLeave(leave, leaveRelation(of, people[name]), message, now);
    return result.ok ? result.value : result.code;
  };
  test.each<[string, Name, LeaveState, string | null, string]>([
    ['of a pending request by its requester takes effect', 'mia', state('PENDING'), null, 'cancels'],
    [
      'of a pending request by an editor, who can reject it instead, is refused',
      'leader',
      state('PENDING'),
      'No',
      'leave_reject_instead',
    ],
    ['by a colleague is refused', 'colleague', state('PENDING'), null, 'no_permission'],
    ['of approved leave by the manager is refused', 'boss', state('APPROVED'), 'No', 'no_permission'],
    [
      'of approved leave a day ahead takes effect',
      'mia',
      state('APPROVED', { starts_at: '2026-11-22T02:00:00Z' }),
      null,
      'cancels',
    ],
    [
      'of approved leave within a day waits for a confirmation',
      'mia',
      state('APPROVED', { starts_at: '2026-11-22T01:59:59Z' }),
      null,
      'asks',
    ],
    [
      'is refused if it was already requested',
      'mia',
      state('APPROVED', { starts_at: '2026-11-21T03:00:00Z', cancel_requested_at: now }),
      null,
      'leave_cancellation_asked',
    ],
    [
      'of leave that has started is refused to its employee',
      'mia',
      state('APPROVED', { starts_at: now }),
      null,
      'leave_has_started',
    ],
    [
      'of leave that has started by an editor with a reason takes effect',
      'leader',
      state('APPROVED', { starts_at: '2026-11-01T03:00:00Z' }),
      'Needed here',
      'cancels',
    ],
    ['by an editor without a reason is refused', 'leader', state('APPROVED'), ' ', 'message_is_required'],
    ['of a rejected request is refused', 'mia', state('REJECTED'), null, 'leave_already_rejected'],
    ['of a cancelled request is refused', 'leader', state('CANCELLED'), 'Again', 'leave_already_cancelled'],
  ])('%s', (_name, name, leave, message, outcome) => {
    expect(cancel(name, leave, message)).toBe(outcome);
  });
  it('of an approver’s own leave less than a day ahead requires another approver, except for client admins', () => {
    const soon = state('APPROVED', { starts_at: '2026-11-21T03:00:00Z' });
    expect(cancel('leader', soon, 'Changed my mind', { ...parties, user_id: 'kay' })).toBe('asks');
    expect(cancel('admin', soon, 'Changed my mind', { ...parties, user_id: 'ann' })).toBe('cancels');
  });

  const confirm = (name: Name, leave: LeaveState) =>
    codeOf(confirmLeaveCancellation(leave, leaveRelation(parties, people[name])));
  it('is confirmed by an approver once it was requested', () => {
    const asked = state('APPROVED', { cancel_requested_at: now });
    expect(confirm('boss', asked)).toBe('ok');
    expect(confirm('leader', asked)).toBe('ok');
    expect(confirm('mia', asked)).toBe('leave_own');
    expect(confirm('boss', state('APPROVED'))).toBe('leave_not_asked_back');
    expect(confirm('boss', state('CANCELLED', { cancel_requested_at: now }))).toBe('leave_already_cancelled');
  });
});

describe('rights', () => {
  it('users with my-leaves ADD request leave for themselves, those with leaves ADD for others at their clinics', () => {
    const may = (name: Name, user: string) => codeOf(mayRequestLeave(people[name], user, 'manly'));
    expect(may('mia', 'mia')).toBe('ok');
    expect(may('mia', 'lin')).toBe('no_permission');
    expect(may('leader', 'mia')).toBe('ok');
    expect(may('elsewhere', 'mia')).toBe('no_permission');
    expect(may('admin', 'mia')).toBe('ok');
    expect(may('owner', 'own')).toBe('no_permission');
    expect(codeOf(mayRequestLeave(viewer('mia', 'client_employee', []), 'mia', 'manly'))).toBe(
      'no_permission',
    );
  });
  it('a request is visible to its employee, their manager and users who view leaves at the clinic', () => {
    const readers = (Object.keys(people) as Name[]).filter((name) => readsLeave(parties, people[name]));
    expect(readers).toEqual(['mia', 'boss', 'leader', 'admin']);
    expect(readsLeave(parties, { ...people.mia, grants: new Set() })).toBe(false);
  });
  it('a pending request can be edited by its employee and by the person who made it', () => {
    const edit = (name: Name, status: LeaveStatus, of = parties) =>
      codeOf(mayEditLeave(state(status), leaveRelation(of, people[name])));
    expect(edit('mia', 'PENDING')).toBe('ok');
    expect(edit('leader', 'PENDING')).toBe('no_permission');
    expect(edit('leader', 'PENDING', { ...parties, created_by_user_id: 'kay' })).toBe('ok');
    expect(edit('mia', 'APPROVED')).toBe('leave_already_approved');
  });
});
