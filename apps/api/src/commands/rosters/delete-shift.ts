import { deleteShift as deleteRule, domainEvent, isUrgentChange } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { cancelChangeRequests } from './cancel-change-requests.ts';
import { lockedShift, lockShiftsByKey } from './locked-shifts.ts';

export const deleteShift = defineCommand({
  name: 'delete_shift',
  description: 'Deletes a shift that nobody has clocked in to; who had a published one is notified.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'clinic_rosters',
  bulk: true,
  prepare: (context, inputs) => lockShiftsByKey(context, inputs),
  async run(run) {
    const { actor, db, now, emit, record, input } = run;
    const shift = await lockedShift(run, input, 'DELETE');
    const { notifies } = requireOk(deleteRule(shift, { own: false, editor: true }));
    const { id, clinic_id, clinic_name, stored_user_id: user_id } = shift;
    const [was] = await db.$queryRaw<
      { date: string; start_time: string; end_time: string; starts_at: Date }[]
    >`
      update clinic_rosters set deleted_at = ${now}, version = version + 1, updated_at = ${now}
      where client_id = ${actor.client_id}::uuid and id = ${id}::uuid
      returning clinic_roster_date::text as date, start_time::text, end_time::text, starts_at`;
    await cancelChangeRequests(run, [id]);
    record('clinic_roster_history', {
      clinic_roster_id: id,
      action: 'deleted',
      from_value: { user_id, published: shift.published },
      note: null,
    });
    if (notifies && user_id !== null && was) {
      const { starts_at, ...times } = was;
      const urgent = isUrgentChange(starts_at, now) ? { urgent: true as const } : {};
      emit(domainEvent('shift_deleted', { id, clinic_id }, { user_id, clinic_name, ...times, ...urgent }));
    }
    return { id, gone: true };
  },
});
