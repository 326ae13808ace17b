import { addDays, mayOnRoster } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockedShift, lockShiftsByKey } from './locked-shifts.ts';
import { assertFree } from './placement.ts';
import { readPlannedOf } from './read-planned.ts';

interface PublishedAt {
  readonly clinic_roster_date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly user_name: string | null;
  readonly draft: Readonly<Record<string, unknown>> | null;
}

export const discardShiftChanges = defineCommand({
  name: 'discard_shift_changes',
  description: 'Leaves a published shift as it is published: what was planned to change is dropped.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'clinic_rosters',
  bulk: true,
  prepare: (context, inputs) => lockShiftsByKey(context, inputs),
  async run(run) {
    const { actor, db, now, record, input } = run;
    const shift = await lockedShift(run, input, 'EDIT');
    assertRule(shift.published, 'shift_not_published');
    const { id, stored_user_id: user_id, zone } = shift;
    const [was] = await db.$queryRaw<PublishedAt[]>`
      select r.clinic_roster_date::text, r.starts_at, r.ends_at, u.display_name as user_name, r.draft from clinic_rosters r
        left join users u on u.client_id = r.client_id and u.id = r.user_id
      where r.client_id = ${actor.client_id}::uuid and r.id = ${id}::uuid`;
    if (!was?.draft) return { id };
    if (user_id !== null) {
      // Another shift may have been planned at the time to which this one returns.
      const { clinic_roster_date: date, starts_at, ends_at } = was;
      const shifts = await readPlannedOf(
        db,
        actor.client_id,
        { people: [user_id], rooms: [] },
        addDays(date, -1),
        addDays(date, 1),
      );
      const clinic = { name: shift.clinic_name, zone };
      const user_name = was.user_name ?? 'This person';
      assertFree(
        { id, user_id, user_name, clinic_roster_date: date, starts_at, ends_at, clinic },
        shifts,
        [],
        (clinicId) => mayOnRoster(viewerOf(actor), clinicId, 'VIEW'),
      );
    }
    await db.$executeRaw`
      update clinic_rosters set draft = null, version = version + 1, updated_at = ${now}
      where client_id = ${actor.client_id}::uuid and id = ${id}::uuid`;
    record('clinic_roster_history', {
      clinic_roster_id: id,
      action: 'discarded',
      from_value: was.draft,
      note: null,
    });
    return { id };
  },
});
