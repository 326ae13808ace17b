import {
  acceptSwap,
  approveSwap,
  cancelSwap,
  declineSwap,
  isOpenSwap,
  type SwapRequest,
} from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { refused, requireOk } from '../refuse.ts';
import { emitSwapEvent, type LockedSwap, lockSwaps, swapFacts, swapKey, swapViewer } from './swap-row.ts';
import { assertFreeMyself } from './swap-shifts.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'emit'>;

export const acceptShiftSwap = defineCommand({
  name: 'accept_shift_swap',
  description: 'Accepts a shift that a colleague offers. Who keeps the roster decides.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_roster_swap_requests',
  async run(run) {
    const { db, actor, now, input } = run;
    const held = await lockSwaps(run, [input.id]);
    const { request, shift, returned } = await held.of(input.id);
    requireOk(acceptSwap(request, swapViewer(actor, request.clinic_id)));
    const accepted: SwapRequest = { ...request, to_user_id: actor.user_id };
    if (!shift || returned === undefined) throw refused('swap_shift_changed');
    requireOk(approveSwap(accepted, shift, returned, now));
    await assertFreeMyself(run, { user_id: actor.user_id, takes: shift, gives: returned });
    await db.clinic_roster_swap_requests.update({
      where: swapKey(actor, request.id),
      data: { status: 'ACCEPTED', to_user_id: actor.user_id, accepted_at: now },
      select: { id: true },
    });
    const names = { from: request.from_name, to: null };
    emitSwapEvent(run, 'shift_swap_accepted', request, swapFacts(accepted, names, shift, returned), {});
    return { id: request.id };
  },
});

export const declineShiftSwap = defineCommand({
  name: 'decline_shift_swap',
  description: 'Declines a shift that a colleague offers, also one that was accepted and is not decided yet.',
  input: z.object({ id: z.uuid(), message: z.string().trim().max(500).nullish() }),
  returns: 'clinic_roster_swap_requests',
  async run(run) {
    const { id, message } = run.input;
    const held = await lockSwaps(run, [id]);
    const swap = await held.of(id);
    requireOk(declineSwap(swap.request, swapViewer(run.actor, swap.request.clinic_id)));
    await end(run, swap, 'DECLINED', message || null);
    return { id };
  },
});

export const cancelShiftSwap = defineCommand({
  name: 'cancel_shift_swap',
  description: 'Takes back a request for an open shift, or the offer of one’s own.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_roster_swap_requests',
  async run(run) {
    const { id } = run.input;
    const held = await lockSwaps(run, [id]);
    const swap = await held.of(id);
    requireOk(cancelSwap(swap.request, swapViewer(run.actor, swap.request.clinic_id)));
    await end(run, swap, 'CANCELLED', null);
    return { id };
  },
});

async function end(
  run: Run,
  { request, shift, returned }: LockedSwap,
  status: 'DECLINED' | 'CANCELLED',
  message: string | null,
): Promise<void> {
  if (!isOpenSwap(request)) throw refused('swap_decided');
  await run.db.clinic_roster_swap_requests.update({
    where: swapKey(run.actor, request.id),
    data: { status, action_by_user_id: run.actor.user_id, action_at: run.now, action_message: message },
    select: { id: true },
  });
  if (!shift) return;
  const facts = swapFacts(request, { from: request.from_name, to: request.to_name }, shift, returned ?? null);
  emitSwapEvent(run, 'shift_swap_decided', request, facts, { status, message });
}
