import { messages, register } from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';
import { Refusal } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { auditPerson, emitAccountEvent } from '../users/events.ts';

const field = register.find(({ table }) => table === 'users')?.fields?.['email'];

/**
 * Anybody who controls the email address can request a new password, so this command requires the current
 * password and notifies the old address.
 */
export const changeMyEmail = defineCommand({
  name: 'change_my_email',
  description: 'Changes the email address that the caller signs in with.',
  input: z.object({ email: z.string().trim().toLowerCase().min(1).max(254), password: z.string().max(512) }),
  returns: 'users',
  async run(run) {
    const { actor, db, input } = run;
    const problem = field && validate('email', field, input.email);
    if (problem) throw new Refusal('invalid', problem, '$.args.email');
    if (!(await run.isMyPassword(input.password)))
      throw new Refusal('wrong_password', messages.login_failed, '$.args.password');
    const key = { id: actor.user_id, client_id: actor.client_id };
    const { email } = await db.users.findUniqueOrThrow({
      where: { id_client_id: key },
      select: { email: true },
    });
    if (email === input.email) return { id: actor.user_id };
    const same = await db.users.count({
      where: { email: { equals: input.email, mode: 'insensitive' }, id: { not: actor.user_id } },
    });
    assertRule(same === 0, 'email_taken');
    await db.users.update({ where: { id_client_id: key }, data: { email: input.email } });
    // Links that were emailed to the old address stop working.
    await db.auth_keys.updateMany({
      where: { user_id: actor.user_id, used_at: null },
      data: { used_at: new Date() },
    });
    auditPerson(run, actor.user_id, 'email_changed', { email }, { email: input.email });
    emitAccountEvent(run, 'security', actor.user_id, { what: 'email', old_email: email });
    return { id: actor.user_id };
  },
});
