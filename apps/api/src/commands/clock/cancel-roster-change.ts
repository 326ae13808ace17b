import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { readRosterChanges, rosterChangeKey } from './roster-change-row.ts';

export const cancelRosterChange = defineCommand({
  name: 'cancel_roster_change',
  description: 'Withdraws a pending request for other times: its person’s, or its sender’s.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_roster_change_requests',
  async run({ actor, db, input, now, record }) {
    const [request] = await readRosterChanges(db, actor, [input.id]);
    if (!request) throw notFound();
    const { user_id, created_by_user_id } = request;
    if (user_id !== actor.user_id && created_by_user_id !== actor.user_id) throw refused('no_permission');
    const { count } = await db.clinic_roster_change_requests.updateMany({
      where: { ...rosterChangeKey(actor, request.id).id_client_id, status: 'PENDING' },
      data: { status: 'CANCELLED', updated_at: now },
    });
    assertRule(count === 1, 'roster_change_decided');
    record('clinic_roster_history', {
      clinic_roster_id: request.clinic_roster_id,
      action: 'change_cancelled',
      note: null,
    });
    return { id: request.id };
  },
});
