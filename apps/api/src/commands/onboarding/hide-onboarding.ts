import { onboardingHiddenKey } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertMaySetUpClient } from './may-set-up-client.ts';

export const hideOnboarding = defineCommand({
  name: 'hide_onboarding',
  description: 'Hides the first steps from the caller’s dashboard, or shows them again.',
  input: z.object({ hidden: z.boolean() }),
  returns: null,
  async run({ actor, db, input: { hidden } }) {
    assertMaySetUpClient(actor);
    const { client_id, user_id } = actor;
    const key = onboardingHiddenKey;
    await db.user_preferences.upsert({
      where: { client_id_user_id_key: { client_id, user_id, key } },
      create: { client_id, user_id, key, value: hidden },
      update: { value: hidden },
    });
    return { affected_rows: 1 };
  },
});
