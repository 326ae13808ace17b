import { groupChatModule, mayWriteTo } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { granteesIn } from '../../rights/grantees.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { chatInput, hasWrittenTo } from './chat-row.ts';

export const setChatTyping = defineCommand({
  name: 'set_chat_typing',
  description: 'Shows the person or group that the caller is typing. Without either, the caller has stopped.',
  input: z.object(chatInput),
  returns: null,
  async run(run) {
    const { db, actor, now, input } = run;
    const { user_id = null, clinic_chat_group_id = null } = input;
    assertRule(!(user_id && clinic_chat_group_id), 'fill_valid_details');
    // People who have written to each other may open the chat. Sending checks again whether they may still
    // write.
    if (user_id && !(await hasWrittenTo(run, user_id))) {
      const people = await granteesIn(db, actor.client_id, [user_id]);
      requireOk(mayWriteTo(viewerOf(actor), user_id, people.get(user_id)));
    }
    if (clinic_chat_group_id) {
      const isMember = await db.clinic_chat_group_users.count({
        where: { user_id: actor.user_id, clinic_chat_group_id, clinic_chat_group: { deleted_at: null } },
      });
      if (isMember === 0 || !actor.grants.has(`package:${groupChatModule}`)) throw notFound();
    }
    const row = {
      receiver_user_id: user_id,
      clinic_chat_group_id,
      typed_at: user_id || clinic_chat_group_id ? now : null,
    };
    const who = { client_id: actor.client_id, user_id: actor.user_id };
    await db.chat_typing.upsert({
      where: { client_id_user_id: who },
      create: { ...who, ...row },
      update: row,
    });
    return { affected_rows: 1 };
  },
});

/**
 * The flags are columns of the user's presence, because a change of the user's row would refresh the many
 * lists that read it.
 */
export const updateChatWindows = defineCommand({
  name: 'update_chat_windows',
  description: 'Keeps which of the caller’s chat windows are minimised or closed. What is left out stays.',
  input: z.object({
    is_chat_minimized: z.boolean().nullish(),
    is_chat_closed: z.boolean().nullish(),
    is_groupchat_minimized: z.boolean().nullish(),
    is_groupchat_closed: z.boolean().nullish(),
  }),
  returns: null,
  async run({ actor, db, input }) {
    const flags = Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'boolean'));
    const who = { user_id: actor.user_id, client_id: actor.client_id };
    await db.user_presence.upsert({
      where: { user_id_client_id: who },
      create: { ...who, ...flags },
      update: flags,
    });
    return { affected_rows: 1 };
  },
});
