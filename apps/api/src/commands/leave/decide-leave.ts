import { sqlStateOf } from '@operatory/db';
import { decideLeave as decideRule, hoursText, recalculateLeave } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { lockPeople } from '../rosters/lock-people.ts';
import { rowKey } from '../row-key.ts';
import { changeShifts, shiftChoice } from './affected-shifts.ts';
import { storedDays, writeDays } from './leave-days.ts';
import { readLeaveFacts } from './leave-facts.ts';
import { emitLeaveEvent, type LeaveRow, lockLeaves, recordLeaveHistory } from './leave-row.ts';

const input = z.object({
  id: z.uuid(),
  status: z.enum(['APPROVED', 'REJECTED']),
  message: z.string().trim().max(1000).nullish(),
  version: z.int().nullish(),
  /** Choices for the person's shifts during the leave. Shifts that are not listed stay unchanged. */
  shifts: z.array(shiftChoice).max(200).nullish(),
});
type Run = Pick<CommandRun<z.output<typeof input>>, 'db' | 'actor' | 'now' | 'record' | 'emit' | 'input'>;

export const decideLeave = defineCommand({
  name: 'decide_leave',
  description:
    'Approves or rejects a request for leave; rejecting needs a message. Approving recalculates its hours and may take the person off their shifts.',
  input,
  returns: 'employee_leaves',
  bulk: true,
  async prepare(context, inputs) {
    const held = await lockLeaves(
      context,
      inputs.map(({ id }) => id),
    );
    // The people stay locked, so that nobody plans a shift for them until the leave is decided.
    await lockPeople(context, held.people);
    return held;
  },
  async run(run) {
    const { status, message = null, version } = run.input;
    const { leave, relation } = await run.prepared.of(run.input.id);
    requireOk(decideRule(leave, relation, { status, message }));
    assertRule(version == null || version === leave.version, 'leave_is_newer');
    const hours = status === 'APPROVED' ? await approve(run, leave) : await reject(run, leave);
    recordLeaveHistory(run, leave.id, {
      action: status === 'APPROVED' ? 'approved' : 'rejected',
      from: { status: 'PENDING', paid_hrs: leave.paid_hrs, unpaid_hrs: leave.unpaid_hrs },
      to: { status, paid_hrs: hours.paid_hrs, unpaid_hrs: hours.unpaid_hrs },
      note: message,
    });
    const decided = { ...leave, total_hrs: hours.total_hrs };
    emitLeaveEvent(run, 'leave_decided', decided, { status, message: message || null });
    return { id: leave.id };
  },
});

type Hours = Pick<LeaveRow, 'paid_hrs' | 'unpaid_hrs' | 'total_hrs'>;

/**
 * Recalculates the hours with the current balance, deducts them, and takes the person off the shifts that the
 * approver chose.
 */
async function approve(run: Run, leave: LeaveRow): Promise<Hours> {
  const { facts } = await readLeaveFacts(run.db, run.actor, { ...leave, request: leave });
  const calculated = requireOk(recalculateLeave(facts, leave.days));
  const { paid_minutes, unpaid_minutes } = calculated;
  await writeDays(run, leave.id, storedDays(calculated, leave.zone), leave.zone);
  await withoutOverlap(() => settle(run, leave, facts.remaining_hrs));
  const hours = {
    paid_hrs: hoursText(paid_minutes),
    unpaid_hrs: hoursText(unpaid_minutes),
    total_hrs: hoursText(paid_minutes + unpaid_minutes),
  };
  for (const [clinic_id, shifts] of await changeShifts(run, leave, run.input.shifts ?? []))
    emitLeaveEvent(run, 'leave_shifts_freed', { ...leave, ...hours, clinic_id }, { shifts });
  return hours;
}

async function reject(run: Run, leave: LeaveRow): Promise<Hours> {
  await settle(run, leave);
  return leave;
}

const settle = (
  { db, actor, now, input: { status, message } }: Run,
  leave: LeaveRow,
  remaining?: string | null,
) =>
  db.employee_leaves.update({
    where: rowKey(actor, leave.id),
    data: {
      ...(remaining === undefined ? {} : { no_of_leaves_accrued: remaining ?? 0 }),
      status,
      action_workspace_user_id: actor.user_id,
      action_at: now,
      action_message: message || null,
      version: { increment: 1 },
      updated_at: now,
    },
    select: { id: true },
  });

/**
 * Turns the database's error for overlapping approved leave into a refusal. It can only occur for two
 * simultaneous approvals.
 */
async function withoutOverlap<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) === '23P01') throw refused('leave_overlaps_approved');
    throw error;
  }
}
