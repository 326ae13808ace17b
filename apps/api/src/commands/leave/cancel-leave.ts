import { cancelLeave as cancelRule, confirmLeaveCancellation as confirmRule } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { emitLeaveEvent, type LeaveRow, lockLeaves, recordLeaveHistory } from './leave-row.ts';

const message = z.string().trim().max(1000).nullish();
type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'record' | 'emit'>;

export const cancelLeave = defineCommand({
  name: 'cancel_leave',
  description:
    'Cancels leave. Its days that have passed stay taken. The requester’s approved leave that starts within 24 hours waits for an approver; who edits leave needs a message.',
  input: z.object({ id: z.uuid(), message }),
  returns: 'employee_leaves',
  async run(run) {
    const { input, now, db, actor } = run;
    const held = await lockLeaves(run, [input.id]);
    const { leave, relation } = await held.of(input.id);
    const note = input.message || null;
    if (requireOk(cancelRule(leave, relation, note, now)) === 'cancels') {
      await cancel(run, leave, note);
      return { id: leave.id };
    }
    await db.employee_leaves.update({
      where: rowKey(actor, leave.id),
      data: { cancel_requested_at: now, cancel_message: note, version: { increment: 1 }, updated_at: now },
      select: { id: true },
    });
    recordLeaveHistory(run, leave.id, { action: 'cancellation_requested', note });
    emitLeaveEvent(run, 'leave_cancellation_requested', leave, { message: note });
    return { id: leave.id };
  },
});

export const confirmLeaveCancellation = defineCommand({
  name: 'confirm_leave_cancellation',
  description: 'Cancels approved leave whose requester asked for it within 24 hours of its start.',
  input: z.object({ id: z.uuid() }),
  returns: 'employee_leaves',
  async run(run) {
    const held = await lockLeaves(run, [run.input.id]);
    const { leave, relation } = await held.of(run.input.id);
    requireOk(confirmRule(leave, relation));
    await cancel(run, leave, null);
    return { id: leave.id };
  },
});

/** Cancels the leave. A trigger returns the hours to the balance, except those of days that have started. */
async function cancel(run: Run, leave: LeaveRow, note: string | null): Promise<void> {
  const { db, actor, now } = run;
  await db.employee_leaves.update({
    where: rowKey(actor, leave.id),
    data: {
      status: 'CANCELLED',
      action_workspace_user_id: actor.user_id,
      action_at: now,
      ...(note === null ? {} : { cancel_message: note }),
      version: { increment: 1 },
      updated_at: now,
    },
    select: { id: true },
  });
  recordLeaveHistory(run, leave.id, {
    action: 'cancelled',
    from: { status: leave.status },
    to: { status: 'CANCELLED' },
    note,
  });
  emitLeaveEvent(run, 'leave_cancelled', leave, {
    was: leave.status === 'PENDING' ? 'PENDING' : 'APPROVED',
    message: note,
  });
}
