import { type CalculatedLeave, hoursText, mayEditLeave, mayRequestLeave } from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import { dayInput } from '../day.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { viewerOf } from '../viewer.ts';
import { lockBalances } from './leave-balances.ts';
import { storedDays, writeDays } from './leave-days.ts';
import { readLeaveFacts } from './leave-facts.ts';
import { calculateInput, type LeaveInput, leaveInput, typeOf } from './leave-input.ts';
import { emitLeaveEvent, lockLeaves, readLeaves, recordLeaveHistory } from './leave-row.ts';

const hoursOf = ({ paid_minutes, unpaid_minutes }: CalculatedLeave) => ({
  paid_hrs: hoursText(paid_minutes),
  unpaid_hrs: hoursText(unpaid_minutes),
});
const onlyDay = ({ leave_start_date: from, leave_end_date: until }: LeaveInput) =>
  from === until ? dayInput(from) : null;

export const requestLeave = defineCommand({
  name: 'request_leave',
  description:
    'Asks for leave, for the caller or with leaves ADD for another user. `days` are the dates that are not all day. With `expected` it is refused if the hours have changed.',
  input: z.object({ user_id: z.uuid().nullish(), ...leaveInput }),
  returns: 'employee_leaves',
  async run(run) {
    const { actor, db, input } = run;
    const user_id = input.user_id ?? actor.user_id;
    requireOk(mayRequestLeave(viewerOf(actor), user_id, input.clinic_id));
    const type = typeOf(input);
    await lockBalances(run, [{ user_id, type }]);
    const { facts, setting } = await readLeaveFacts(db, actor, {
      ...input,
      user_id,
      client_employee_leave_type_id: type,
      request: null,
    });
    assertRule(setting.is_active, 'leave_type_inactive');
    const attachments = input.attachments ?? [];
    const calculated = calculateInput(facts, input, attachments.length);
    if (attachments.length > 0) await allowAttaching(db, actor);
    const { id } = await db.employee_leaves.create({
      data: {
        client_id: actor.client_id,
        clinic_id: input.clinic_id,
        user_id,
        client_employee_leave_type_id: type,
        is_time_in_lieu: type === null,
        leave_start_date: dayInput(input.leave_start_date),
        leave_end_date: dayInput(input.leave_end_date),
        leave_date: onlyDay(input),
        reason: input.reason || null,
        attachments: attachments.map(({ file_id }) => ({ file_id })),
        no_of_leaves_accrued: facts.remaining_hrs ?? 0,
        created_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
    await writeDays(run, id, storedDays(calculated, setting.zone), setting.zone);
    await emitRequested(run, id, {
      action: 'requested',
      to: { status: 'PENDING', ...hoursOf(calculated) },
      note: input.reason,
    });
    return { id };
  },
});

export const editLeave = defineCommand({
  name: 'edit_leave',
  description:
    'Changes a pending request of the caller. Attachments that are not given stay. With a version, it is refused if the request has changed since.',
  input: z.object({ id: z.uuid(), version: z.int().nullish(), ...leaveInput }),
  returns: 'employee_leaves',
  async run(run) {
    const { actor, db, input, now } = run;
    const type = typeOf(input);
    const held = await lockLeaves(run, [input.id], type === null ? [] : [type]);
    const { leave, relation } = await held.of(input.id);
    requireOk(mayEditLeave(leave, relation));
    assertRule(input.version == null || input.version === leave.version, 'leave_is_newer');
    requireOk(mayRequestLeave(viewerOf(actor), leave.user_id, input.clinic_id));
    const { facts, setting } = await readLeaveFacts(db, actor, {
      ...input,
      user_id: leave.user_id,
      client_employee_leave_type_id: type,
      request: leave,
    });
    // An edited request may keep its leave type although the type is inactive.
    assertRule(setting.is_active || type === leave.client_employee_leave_type_id, 'leave_type_inactive');
    const attachments = input.attachments ?? leave.attachments;
    const calculated = calculateInput(facts, input, attachments.length);
    if (input.attachments) await allowAttaching(db, actor);
    const dates = { leave_start_date: input.leave_start_date, leave_end_date: input.leave_end_date };
    // Days outside the new period are deleted first, because a constraint keeps each day within its request's
    // period.
    await db.$executeRaw`delete from employee_leave_days
      where client_id = ${actor.client_id}::uuid and employee_leave_id = ${leave.id}::uuid
        and not (date between ${dates.leave_start_date}::date and ${dates.leave_end_date}::date)`;
    await db.employee_leaves.update({
      where: rowKey(actor, leave.id),
      data: {
        clinic_id: input.clinic_id,
        client_employee_leave_type_id: type,
        is_time_in_lieu: type === null,
        leave_start_date: dayInput(dates.leave_start_date),
        leave_end_date: dayInput(dates.leave_end_date),
        leave_date: onlyDay(input),
        reason: input.reason || null,
        ...(input.attachments ? { attachments: input.attachments.map(({ file_id }) => ({ file_id })) } : {}),
        no_of_leaves_accrued: facts.remaining_hrs ?? 0,
        version: { increment: 1 },
        updated_at: now,
      },
    });
    await writeDays(run, leave.id, storedDays(calculated, setting.zone), setting.zone);
    const { leave_start_date, leave_end_date, paid_hrs, unpaid_hrs } = leave;
    await emitRequested(run, leave.id, {
      action: 'edited',
      from: { leave_start_date, leave_end_date, paid_hrs, unpaid_hrs },
      to: { ...dates, ...hoursOf(calculated) },
      note: input.reason,
    });
    return { id: leave.id };
  },
});

/** Notifies the approvers of the stored request and adds a line to its history. */
async function emitRequested(
  run: Pick<CommandRun<never>, 'db' | 'actor' | 'emit' | 'record'>,
  id: string,
  change: { readonly action: 'requested' | 'edited' } & Omit<
    Parameters<typeof recordLeaveHistory>[2],
    'action'
  >,
): Promise<void> {
  const [written] = await readLeaves(run.db, run.actor, [id]);
  if (!written) throw refused('no_permission');
  recordLeaveHistory(run, id, change);
  emitLeaveEvent(run, 'leave_requested', written.leave, {
    reason: written.leave.reason,
    ...(change.action === 'edited' ? { edited: true as const } : {}),
  });
}
