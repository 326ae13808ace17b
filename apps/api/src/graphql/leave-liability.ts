import type { Tx } from '@operatory/db';
import { leavePayCents, messages, microsOf, readsLiability, textOf } from '@operatory/domain';
import { z } from 'zod';
import { viewerOf } from '../commands/viewer.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

interface LiabilityRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly client_employee_leave_type_id: string | null;
  readonly leave_type: string;
  readonly hrs: string;
  readonly base_price: string | null;
  readonly leave_loading: string;
}

/**
 * Adds the query `leave_liability`: the leave that the client owes its staff on a day, in hours and dollars,
 * for client admins.
 */
export function addLeaveLiability(builder: Builder): void {
  const row = builder
    .objectRef<LiabilityRow & { readonly amount: string | null }>('leave_liability_row')
    .implement({
      fields: (t) => ({
        user_id: t.expose('user_id', { type: 'uuid' }),
        user_name: t.exposeString('user_name'),
        client_employee_leave_type_id: t.expose('client_employee_leave_type_id', {
          type: 'uuid',
          nullable: true,
        }),
        leave_type: t.exposeString('leave_type'),
        hrs: t.exposeString('hrs'),
        base_price: t.exposeString('base_price', {
          nullable: true,
          description: 'An hour’s base pay on that day; null where the person has no award',
        }),
        leave_loading: t.exposeString('leave_loading', { description: 'Percent on top of the base pay' }),
        amount: t.exposeString('amount', { nullable: true, description: 'Dollars; null without a base pay' }),
      }),
    });
  builder.queryField('leave_liability', (t) =>
    t.field({
      type: [row],
      description:
        'The leave that is owed on a day, in hours and dollars, by person and type; for client admins',
      args: { on: t.arg({ type: 'date', required: true }) },
      resolve: async (_root, { on }, { app, who }) => {
        if (!readsLiability(viewerOf(who))) throw new Refusal('no_permission', messages.no_permission);
        const day = z.iso.date().safeParse(on);
        if (!day.success) throw new Refusal('invalid', messages.fill_valid_details);
        const rows = await inTenant(app, who, () => readLiability(app.prisma, who.client_id, day.data));
        return rows.map((each) => ({ ...each, amount: amountOf(each) }));
      },
    }),
  );
}

const amountOf = ({ hrs, base_price, leave_loading }: LiabilityRow): string | null =>
  base_price === null
    ? null
    : textOf(leavePayCents({ micros: microsOf(hrs), base: base_price, loading: leave_loading }), 2);

/** Leave is owed until the day on which it is taken. An accrual is owed once its week has ended. */
const readLiability = (db: Pick<Tx, '$queryRaw'>, client: string, on: string): Promise<LiabilityRow[]> =>
  db.$queryRaw<LiabilityRow[]>`
    select o.user_id, u.display_name as user_name, o.type_id as client_employee_leave_type_id,
      coalesce(t.name, 'Time in lieu') as leave_type, o.hrs::text, r.base_price::text,
      coalesce(c.leave_loading, 0)::text as leave_loading
    from (
      select l.user_id, l.client_employee_leave_type_id as type_id, sum(l.hrs) as hrs
      from employee_leave_ledger l join clients k on k.id = l.client_id
      where l.client_id = ${client}::uuid
        and coalesce(l.period_end, l.leave_date, (l.created_at at time zone k.zone)::date) <= ${on}::date
      group by 1, 2 having sum(l.hrs) <> 0) o
      join users u on u.client_id = ${client}::uuid and u.id = o.user_id
      left join client_employee_leave_types t on t.client_id = ${client}::uuid and t.id = o.type_id
      left join lateral (
        select c.leave_loading from client_employee_leave_type_configurations c
        where c.client_id = ${client}::uuid and c.client_employee_leave_type_id = o.type_id
          and (c.client_employee_type_id is null or c.client_employee_type_id = u.client_employee_type_id)
        order by c.client_employee_type_id nulls last limit 1) c on true
      left join lateral (
        select r.base_price from employee_award_rates r
        where r.client_id = ${client}::uuid and r.employee_award_sub_level_id = u.employee_award_sub_level_id
          and r.effective_from <= ${on}::date
        order by r.effective_from desc limit 1) r on true
    where t.id is null or t.leave_type = 'PAID'
    order by u.display_name, u.id, t.position nulls last, t.name
    limit 10000`;
