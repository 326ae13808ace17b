import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { clientColumnsOf, readsClient } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { notifyOfPlan } from '../plans/plan-notify.ts';
import { assertRule } from '../refuse.ts';
import { asClient } from './as-client.ts';

export const setClientStatus = defineCommand({
  name: 'set_client_status',
  description: 'Closes a client, which signs out all of its users and suppliers at once, or opens it again.',
  input: z.object({
    id: z.uuid(),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    reason: z.string().trim().max(500),
  }),
  returns: 'clients',
  async run({ actor, db, input: { id, status, reason } }) {
    assertRule(clientColumnsOf(actor).length > 0, 'no_permission');
    assertRule(id !== PLATFORM_CLIENT_ID, 'client_is_platform');
    assertRule(reason !== '', 'reason_required');
    await asClient(db, actor, id, async () => {
      const [before] = await db.$queryRaw<
        { status: string; name: string; account_manager_user_id: string | null; plan_name: string | null }[]
      >`
        select c.status::text, c.name, c.account_manager_user_id, p.name as plan_name
        from clients c left join packages p on p.id = c.package_id where c.id = ${id}::uuid for no key update of c`;
      if (!before || !readsClient(actor, before)) throw notFound();
      if (before.status === status) return;
      // A trigger ends the sessions of a closed client's users.
      await db.clients.update({ where: { id }, data: { status }, select: { id: true } });
      await db.audit_log.create({
        data: {
          client_id: id,
          user_id: actor.user_id,
          action: status === 'INACTIVE' ? 'client_closed' : 'client_opened',
          table_name: 'clients',
          row_id: id,
          from_value: { status: before.status },
          to_value: { status, reason },
        },
      });
      const { name, plan_name, account_manager_user_id } = before;
      await notifyOfPlan(db, actor.user_id, {
        name: 'client_changed',
        entityId: id,
        clinicId: null,
        payload: {
          client_id: id,
          client_name: name,
          account_manager_user_id,
          plan_name: plan_name ?? '',
          change: status === 'INACTIVE' ? 'closed' : 'open again',
          reason,
        },
      });
    });
    return { id };
  },
});
