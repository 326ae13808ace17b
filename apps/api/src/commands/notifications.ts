import { z } from 'zod';
import { defineCommand } from './define.ts';

/** Ids of other people's notifications are ignored and cause no error. */
export const markNotificationsRead = defineCommand({
  name: 'mark_notifications_read',
  description:
    'Marks the caller’s notifications as read, or as unread with `read: false`. Without ids, marks all of them.',
  input: z.object({ ids: z.array(z.uuid()).max(1000).nullish(), read: z.boolean().default(true) }),
  returns: null,
  async run({ actor, now, db, input }) {
    const { count } = await db.user_notifications.updateMany({
      where: { user_id: actor.user_id, read: !input.read, ...(input.ids ? { id: { in: input.ids } } : {}) },
      data: { read_at: input.read ? now : null },
    });
    return { affected_rows: count };
  },
});
