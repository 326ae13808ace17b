import { offerShift } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { hasOpenRequest } from './open-requests.ts';
import { emitSwapEvent, swapFacts, swapViewer } from './swap-row.ts';
import { assertFreeMyself, lockPeopleAndShifts, readShifts } from './swap-shifts.ts';

export const offerShiftSwap = defineCommand({
  name: 'offer_shift_swap',
  description:
    'Offers a coming shift of one’s own to a colleague, for one of theirs if wanted, or to everyone at the clinic.',
  input: z.object({
    clinic_roster_id: z.uuid(),
    /** Null offers the shift to everybody at the clinic. */
    to_user_id: z.uuid().nullish(),
    return_clinic_roster_id: z.uuid().nullish(),
    message: z.string().trim().max(500).nullish(),
  }),
  returns: 'clinic_roster_swap_requests',
  async run(run) {
    const { db, actor, now, input } = run;
    const { to_user_id = null, return_clinic_roster_id = null } = input;
    await lockPeopleAndShifts(
      run,
      [actor.user_id, to_user_id],
      [input.clinic_roster_id, return_clinic_roster_id],
    );
    const shifts = await readShifts(run, [input.clinic_roster_id, return_clinic_roster_id]);
    const shift = shifts.get(input.clinic_roster_id);
    const returned = return_clinic_roster_id === null ? null : shifts.get(return_clinic_roster_id);
    if (!shift?.published || !actor.clinic_ids.includes(shift.clinic_id)) throw notFound();
    assertRule(returned === null || returned?.published === true, 'swap_return_not_theirs');
    requireOk(
      offerShift({ shift, to_user_id, returned: returned ?? null }, swapViewer(actor, shift.clinic_id), now),
    );
    assertRule(!(await hasOpenRequest(run, [...shifts.keys()])), 'swap_pending');
    const to = to_user_id === null ? null : await colleague(run, shift.clinic_id, to_user_id);
    if (returned) await assertFreeMyself(run, { user_id: actor.user_id, takes: returned, gives: shift });
    const message = input.message || null;
    const request = await db.clinic_roster_swap_requests.create({
      data: {
        client_id: actor.client_id,
        clinic_id: shift.clinic_id,
        kind: 'SWAP',
        clinic_roster_id: shift.id,
        return_clinic_roster_id,
        from_user_id: actor.user_id,
        to_user_id,
        message,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
      select: { id: true, clinic_id: true, from_user_id: true, to_user_id: true },
    });
    const facts = swapFacts(request, { from: shift.user_name, to }, shift, returned ?? null);
    emitSwapEvent(run, 'shift_swap_offered', request, facts, { message });
    return { id: request.id };
  },
});

/** The person's name, if they work at the clinic and can sign in. @throws Refusal otherwise */
async function colleague(
  { db, actor }: Pick<CommandRun<never>, 'db' | 'actor'>,
  clinic: string,
  user: string,
): Promise<string> {
  const [found] = await db.$queryRaw<{ name: string }[]>`
    select u.display_name as name from users u
      join j_users_clinics j on j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = ${clinic}::uuid
    where u.client_id = ${actor.client_id}::uuid and u.id = ${user}::uuid and u.profile_status <> 'INACTIVE'
      and exists (select from j_users_user_roles l
        where l.client_id = u.client_id and l.user_id = u.id and l.blocked_status = 'UN_BLOCKED')`;
  assertRule(found !== undefined, 'swap_person_not_there');
  return found?.name ?? '';
}
