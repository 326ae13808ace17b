import { z } from 'zod';
import { defineCommand } from './define.ts';

/**
 * Presence has its own table: a heartbeat that changed the user's row would refresh every live list that
 * shows a name.
 */
export const setOnlineStatus = defineCommand({
  name: 'set_online_status',
  description: 'Reports whether the caller is online.',
  input: z.object({ online_status: z.enum(['ONLINE', 'AWAY', 'OFFLINE']) }),
  returns: null,
  async run({ actor, now, db, input }) {
    const row = { online_status: input.online_status, last_seen_at: now };
    await db.user_presence.upsert({
      where: { user_id_client_id: { user_id: actor.user_id, client_id: actor.client_id } },
      create: { user_id: actor.user_id, client_id: actor.client_id, ...row },
      update: row,
    });
    return { affected_rows: 1 };
  },
});
