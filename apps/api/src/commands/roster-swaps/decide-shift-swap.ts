import { sqlStateOf } from '@operatory/db';
import { approveSwap, decideSwap } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import {
  emitSwapEvent,
  type LockedSwap,
  lockSwaps,
  type SwapRow,
  swapFacts,
  swapKey,
  swapViewer,
} from './swap-row.ts';
import { assertFree, passesLimits, type ShiftTransfer, type SwappedShift } from './swap-shifts.ts';

const input = z.object({
  id: z.uuid(),
  status: z.enum(['APPROVED', 'REJECTED']),
  message: z.string().trim().max(1000).nullish(),
});
type Run = Pick<CommandRun<z.output<typeof input>>, 'db' | 'actor' | 'now' | 'record' | 'emit' | 'input'>;

export const decideShiftSwap = defineCommand({
  name: 'decide_shift_swap',
  description:
    'Approves or rejects that a shift gets another person; rejecting needs a message. Approving gives the shifts to their new people at once.',
  input,
  returns: 'clinic_roster_swap_requests',
  bulk: true,
  prepare: (context, inputs) =>
    lockSwaps(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { id, status, message = null } = run.input;
    const swap = await run.prepared.of(id);
    const { request, shift, returned } = swap;
    requireOk(decideSwap(request, swapViewer(run.actor, request.clinic_id), { status, message }));
    if (status === 'APPROVED') await approve(run, swap);
    else await settle(run, request);
    if (shift) {
      const names = { from: request.from_name, to: request.to_name };
      const facts = swapFacts(request, names, shift, returned ?? null);
      emitSwapEvent(run, 'shift_swap_decided', request, facts, { status, message: message || null });
    }
    return { id };
  },
});

const settle = ({ db, actor, now, input: { status, message } }: Run, { id }: SwapRow) =>
  db.clinic_roster_swap_requests.update({
    where: swapKey(actor, id),
    data: { status, action_by_user_id: actor.user_id, action_at: now, action_message: message || null },
    select: { id: true },
  });

async function approve(run: Run, { request, shift, returned }: LockedSwap): Promise<void> {
  const { from_user_id, to_user_id } = request;
  if (!shift || returned === undefined || to_user_id === null) throw refused('swap_shift_changed');
  requireOk(approveSwap(request, shift, returned, run.now));
  const takings: ShiftTransfer[] = [{ user_id: to_user_id, takes: shift, gives: returned }];
  if (returned && from_user_id) takings.push({ user_id: from_user_id, takes: returned, gives: shift });
  for (const taking of takings) await assertFree(run, taking);
  assertRule(Boolean(run.input.message) || !(await passesLimits(run, takings)), 'swap_passes_limit');
  // The request is settled first, because a trigger ends all pending requests of a shift whose person
  // changes.
  await settle(run, request);
  await handOver(run, takings);
  for (const { user_id, takes } of takings) recordHandOver(run, request, takes, user_id);
}

async function handOver({ db, actor, now }: Run, takings: readonly ShiftTransfer[]): Promise<void> {
  const shifts = takings.map(({ takes }) => takes.id);
  const people = takings.map(({ user_id }) => user_id);
  try {
    await db.$executeRaw`
      update clinic_rosters r set user_id = t.user_id, user_whom_id = nullif(r.user_whom_id, t.user_id),
        draft = nullif(r.draft - 'user_id', '{}'::jsonb), version = r.version + 1, updated_at = ${now}
      from unnest(${shifts}::uuid[], ${people}::uuid[]) as t (id, user_id)
      where r.client_id = ${actor.client_id}::uuid and r.id = t.id`;
  } catch (error) {
    // The database finds overlaps with shifts that another transaction planned at the same time.
    if (sqlStateOf(error) === '23P01') throw refused('swap_shift_changed');
    throw error;
  }
  // Pending requests to change these shifts' times end, because the person who made them no longer works the
  // shifts.
  await db.$executeRaw`
    update clinic_roster_change_requests set status = 'CANCELLED', updated_at = ${now}
    where client_id = ${actor.client_id}::uuid and clinic_roster_id = any(${shifts}::uuid[]) and status = 'PENDING'`;
}

const recordHandOver = ({ record, input }: Run, { kind }: SwapRow, shift: SwappedShift, user_id: string) =>
  record('clinic_roster_history', {
    clinic_roster_id: shift.id,
    action: kind === 'CLAIM' ? 'claimed' : 'swapped',
    from_value: { user_id: shift.user_id },
    to_value: { user_id },
    note: input.message || null,
  });
