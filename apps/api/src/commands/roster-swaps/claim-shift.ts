import { claimShift as claimRule } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { hasOpenRequest } from './open-requests.ts';
import { emitSwapEvent, swapFacts, swapViewer } from './swap-row.ts';
import { assertFreeMyself, lockPeopleAndShifts, readShifts } from './swap-shifts.ts';

export const claimShift = defineCommand({
  name: 'claim_shift',
  description: 'Asks for a published open shift of one’s clinic. Who keeps the roster decides.',
  input: z.object({ clinic_roster_id: z.uuid(), message: z.string().trim().max(500).nullish() }),
  returns: 'clinic_roster_swap_requests',
  async run(run) {
    const { db, actor, now, input } = run;
    await lockPeopleAndShifts(run, [actor.user_id], [input.clinic_roster_id]);
    const shift = (await readShifts(run, [input.clinic_roster_id])).get(input.clinic_roster_id);
    // Drafts give the error of a missing shift, because staff cannot see them.
    if (!shift?.published || !actor.clinic_ids.includes(shift.clinic_id)) throw notFound();
    requireOk(claimRule(shift, swapViewer(actor, shift.clinic_id), now));
    assertRule(!(await hasOpenRequest(run, [shift.id])), 'swap_shift_claimed');
    await assertFreeMyself(run, { user_id: actor.user_id, takes: shift, gives: null });
    const request = await db.clinic_roster_swap_requests.create({
      data: {
        client_id: actor.client_id,
        clinic_id: shift.clinic_id,
        kind: 'CLAIM',
        clinic_roster_id: shift.id,
        to_user_id: actor.user_id,
        status: 'ACCEPTED',
        accepted_at: now,
        message: input.message || null,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
      select: { id: true, clinic_id: true, from_user_id: true, to_user_id: true },
    });
    const facts = swapFacts(request, { from: null, to: null }, shift, null);
    emitSwapEvent(run, 'shift_claimed', request, facts, { message: input.message || null });
    return { id: request.id };
  },
});
