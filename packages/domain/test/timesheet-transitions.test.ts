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
  ['by somebody who keeps the roster', {}, editor, {}, null],
  ['without the right', {}, person, {}, 'no_permission'],
  ['one’s own', {}, own, {}, 'timesheet_own'],
  ['one’s own by a client admin', {}, { ...admin, own: true }, {}, null],
  ['on its last day', {}, editor, { today: '2026-11-29' }, 'timesheet_not_over'],
  ['with somebody clocked in', { is_open: true }, editor, {}, 'timesheet_shift_open'],
  ['with a correction that waits', { has_pending_request: true }, editor, {}, 'timesheet_request_pending'],
  [
    'with a shift elsewhere that is not settled',
    { is_unsettled_elsewhere: true },
    editor,
    {},
    'timesheet_unsettled_elsewhere',
  ],
  ['with other hours than were seen', {}, editor, { expected_paid_minutes: 449 }, 'timesheet_changed'],
])('approving hours, %s', (_, facts, relation, words, code) => {
  const result = approveTimesheet({ ...sheet, ...facts }, relation, { ...asked, ...words });
  expect(result.ok ? null : result.code).toBe(code);
});

test.each<[string, 'APPROVED' | 'LOCKED', boolean, TimesheetRelation, MessageCode | null]>([
  ['by a client admin', 'APPROVED', false, admin, null],
  ['by an editor', 'APPROVED', false, editor, 'no_permission'],
  ['twice', 'LOCKED', false, admin, 'timesheet_locked'],
  ['that were reopened', 'APPROVED', true, admin, 'timesheet_reopened'],
])('locking hours, %s', (_, status, isReopened, relation, code) => {
  const result = lockTimesheet({ status, isReopened }, relation);
  expect(result.ok ? null : result.code).toBe(code);
});

test.each<[string, 'APPROVED' | 'LOCKED', boolean, TimesheetRelation, string, MessageCode | null]>([
  ['with a reason', 'APPROVED', false, editor, 'Wrong break', null],
  ['without a reason', 'APPROVED', false, editor, '  ', 'message_is_required'],
  ['one’s own', 'APPROVED', false, own, 'Wrong break', 'timesheet_own'],
  ['without the right', 'APPROVED', false, person, 'Wrong break', 'no_permission'],
  ['locked ones by an editor', 'LOCKED', false, editor, 'Wrong break', 'timesheet_locked'],
  ['locked ones by a client admin', 'LOCKED', false, admin, 'Wrong break', null],
  ['twice', 'APPROVED', true, admin, 'Wrong break', 'timesheet_reopened'],
])('reopening hours, %s', (_, status, isReopened, relation, reason, code) => {
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
