import { hasGrant, messages } from '@operatory/domain';
import { z } from 'zod';
import { acrossTenants } from '../../database/tenant.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';

interface Use {
  readonly client_name: string | null;
  readonly used_at: string;
  readonly saved: string;
}

/**
 * Adds the query `coupon_uses`: which clients used a coupon, when, and what they saved, for users who can see
 * coupons.
 */
export function addCouponUses(builder: Builder): void {
  const use = builder.objectRef<Use>('coupon_use').implement({
    fields: (t) => ({
      client_name: t.exposeString('client_name', {
        nullable: true,
        description: 'Null for those who may not read the client',
      }),
      used_at: t.expose('used_at', { type: 'timestamptz' }),
      saved: t.exposeString('saved', { description: 'What the client’s invoices with the code cost less' }),
    }),
  });
  builder.queryField('coupon_uses', (t) =>
    t.field({
      type: [use],
      description: 'The clients that used a coupon, the latest first',
      args: { coupon_id: t.arg({ type: 'uuid', required: true }) },
      resolve: (_root, { coupon_id }, { app, who }) => {
        const id = z.uuid().safeParse(coupon_id);
        if (!id.success) throw new Refusal('invalid', messages.fill_valid_details);
        if (!hasGrant(who.grants, 'client-plans-code', 'VIEW'))
          throw new Refusal('no_permission', messages.no_permission);
        const readsClients = hasGrant(who.grants, 'clients', 'VIEW');
        const manager = who.role === 'sales_executive' ? who.user_id : null;
        return acrossTenants(app.pools.platform, (sql) =>
          sql<Use>(usesText, [id.data, readsClients, manager]),
        );
      },
    }),
  );
}

const usesText = `
  select case when $2::boolean and ($3::uuid is null or k.account_manager_user_id = $3::uuid) then k.name end as client_name,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as used_at,
    coalesce((select sum(h.discount_amt) from client_transaction_history h
      where h.client_id = r.client_id and h.coupon_code = c.coupon_code), 0)::numeric(12, 2)::text as saved
  from client_plans_code_redemptions r
    join client_plans_code c on c.id = r.client_plans_code_id
    join clients k on k.id = r.client_id
  where r.client_plans_code_id = $1::uuid
  order by r.created_at desc, r.id limit 1000`;
