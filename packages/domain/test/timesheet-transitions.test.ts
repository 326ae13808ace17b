import { expect, test } from 'vitest';
import type { MessageCode } from '../src/messages.ts';
import {
  approveTimesheet,
  isTimesheetPeriod,
  lockTimesheet,
  reopenTimesheet,
  type TimesheetRelation,
} from '../src/rosters/timesheet-transitions.ts';

const editor: TimesheetRelation = { own: false, editor: true, isClientAdmin: false };
const own = { ...editor, own: true };
const admin = { ...editor, isClientAdmin: true };
const person = { own: true, editor: false, isClientAdmin: false };
const sheet = {
  is_open: false,
  has_pending_request: false,
  is_unsettled_elsewhere: false,
  paid_minutes: 450,
};
const asked = { until: '2026-11-29', today: '2026-11-30', expected_paid_minutes: 450 };

test.each<[string, Partial<typeof sheet>, TimesheetRelation, Partial<typeof asked>, MessageCode | null]>([
  ['is possible for an editor of the roster', {}, editor, {}, null],
  ['is refused without editing rights', {}, person, {}, 'no_permission'],
  ['is refused for one’s own', {}, own, {}, 'timesheet_own'],
  ['is possible for a client_admin, also for their own', {}, { ...admin, own: true }, {}, null],
  ['is refused on the last day of the period', {}, editor, { today: '2026-11-29' }, 'timesheet_not_over'],
  ['is refused while the person is clocked in', { is_open: true }, editor, {}, 'timesheet_shift_open'],
  [
    'is refused with a pending correction',
    { has_pending_request: true },
    editor,
    {},
    'timesheet_request_pending',
  ],
  [
    'is refused with an unsettled shift elsewhere',
    { is_unsettled_elsewhere: true },
    editor,
    {},
    'timesheet_unsettled_elsewhere',
  ],
  [
    'is refused with other hours than the editor saw',
    {},
    editor,
    { expected_paid_minutes: 449 },
    'timesheet_changed',
  ],
])('approving hours %s', (_, facts, relation, words, code) => {
  const result = approveTimesheet({ ...sheet, ...facts }, relation, { ...asked, ...words });
  expect(result.ok ? null : result.code).toBe(code);
});

test.each<[string, 'APPROVED' | 'LOCKED', boolean, TimesheetRelation, MessageCode | null]>([
  ['is possible for a client_admin', 'APPROVED', false, admin, null],
  ['is refused to an editor', 'APPROVED', false, editor, 'no_permission'],
  ['is refused a second time', 'LOCKED', false, admin, 'timesheet_locked'],
  ['that were reopened is refused', 'APPROVED', true, admin, 'timesheet_reopened'],
])('locking hours %s', (_, status, isReopened, relation, code) => {
  const result = lockTimesheet({ status, isReopened }, relation);
  expect(result.ok ? null : result.code).toBe(code);
});

test.each<[string, 'APPROVED' | 'LOCKED', boolean, TimesheetRelation, string, MessageCode | null]>([
  ['is possible with a reason', 'APPROVED', false, editor, 'Wrong break', null],
  ['is refused without a reason', 'APPROVED', false, editor, '  ', 'message_is_required'],
  ['is refused for one’s own', 'APPROVED', false, own, 'Wrong break', 'timesheet_own'],
  ['is refused without editing rights', 'APPROVED', false, person, 'Wrong break', 'no_permission'],
  ['that are locked is refused to an editor', 'LOCKED', false, editor, 'Wrong break', 'timesheet_locked'],
  ['that are locked is possible for a client_admin', 'LOCKED', false, admin, 'Wrong break', null],
  ['is refused a second time', 'APPROVED', true, admin, 'Wrong break', 'timesheet_reopened'],
])('reopening hours %s', (_, status, isReopened, relation, reason, code) => {
  const result = reopenTimesheet({ status, isReopened }, relation, reason);
  expect(result.ok ? null : result.code).toBe(code);
});

test.each([
  ['2026-11-23', '2026-11-29', true],
  ['2026-11-23', '2026-12-06', true],
  ['2026-11-24', '2026-11-30', false],
  ['2026-11-23', '2026-11-30', false],
  ['2026-11-23', '2026-11-22', false],
])('from %s until %s is a timesheet period: %s', (from, until, isOne) => {
  expect(isTimesheetPeriod(from, until)).toBe(isOne);
});
