import { z } from 'zod';
import type { SignedIn } from '../context/context.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

/** The months of spending, the days of use, and the number of most used products that are shown. */
const months = 12;
const days = 90;
const most = 10;

interface Spent {
  readonly month: string;
  readonly supplier: string;
  readonly amount: number;
}
interface Used {
  readonly product: string;
  readonly unit: string | null;
  readonly uses: number;
  readonly quantity: number;
}

/**
 * @returns The requested clinic, or without one all clinics, if the person works there; none without the
 * grant.
 */
function clinicsOf(who: SignedIn, grant: string, clinicId: string | null | undefined): readonly string[] {
  if (!who.grants.has(grant)) return [];
  if (clinicId == null) return who.clinic_ids;
  const asked = z.uuid().safeParse(clinicId).data;
  return who.clinic_ids.filter((id) => id === asked);
}

/**
 * Adds the queries `order_spending`, monthly spending by supplier, and `stock_usage`, the most used products,
 * for users who can see a clinic's orders or uses. The first day is calculated before the query, because
 * row-level security would check a condition with a function call only after reading the row.
 */
export function addInventoryFigures(builder: Builder): void {
  const spent = builder.objectRef<Spent>('order_spending_month').implement({
    fields: (t) => ({
      month: t.exposeString('month', { description: '`yyyy-mm` at the clinic' }),
      supplier: t.exposeString('supplier'),
      amount: t.exposeFloat('amount', { description: 'Dollars of deliveries that were not reversed' }),
    }),
  });
  const used = builder.objectRef<Used>('stock_usage_product').implement({
    fields: (t) => ({
      product: t.exposeString('product'),
      unit: t.exposeString('unit', { nullable: true }),
      uses: t.exposeInt('uses'),
      quantity: t.exposeFloat('quantity'),
    }),
  });
  builder.queryField('order_spending', (t) =>
    t.field({
      type: [spent],
      description: `Deliveries from each supplier in the last ${months} months`,
      args: { clinic_id: t.arg.string() },
      resolve: async (_root, { clinic_id }, { app, who }) => {
        const clinics = clinicsOf(who, 'clinic-im-product-orders:VIEW', clinic_id);
        if (clinics.length === 0) return [];
        return inTenant(
          app,
          who,
          () => app.prisma.$queryRaw<Spent[]>`
            select to_char(r.created_at at time zone c.zone, 'YYYY-MM') as month, v.name as supplier,
              sum(round(r.quantity * r.price, 2))::float as amount
            from clinic_im_product_order_receipts r
              join clinic_im_product_orders o on o.id = r.clinic_im_product_order_id and o.client_id = r.client_id
              join clinic_im_vendors v on v.id = o.vendor_id and v.client_id = o.client_id
              join clinics c on c.id = o.clinic_id and c.client_id = o.client_id
            where r.client_id = ${who.client_id}::uuid and o.clinic_id = any(${[...clinics]}::uuid[])
              and r.reversed_at is null and r.price is not null and o.deleted_at is null
              and r.created_at >= (date_trunc('month', app.now() at time zone c.zone)
                - make_interval(months => ${months - 1}::int)) at time zone c.zone
              and r.created_at >= (select app.now() - make_interval(months => ${months}::int))
            group by 1, 2 order by 1, 2 limit 2000`,
        );
      },
    }),
  );
  builder.queryField('stock_usage', (t) =>
    t.field({
      type: [used],
      description: `The ${most} products that were used most often in the last ${days} days`,
      args: { clinic_id: t.arg.string() },
      resolve: async (_root, { clinic_id }, { app, who }) => {
        const clinics = clinicsOf(who, 'product-usages:VIEW', clinic_id);
        if (clinics.length === 0) return [];
        return inTenant(
          app,
          who,
          () => app.prisma.$queryRaw<Used[]>`
            select p.name as product, p.quantity_type as unit, sum(u.uses)::int as uses, sum(u.quantity)::float as quantity
            from (select u.clinic_im_product_id, count(distinct u.use_id) as uses, sum(u.used_stock) as quantity
                from clinic_im_product_usages u
                where u.client_id = ${who.client_id}::uuid and u.clinic_id = any(${[...clinics]}::uuid[])
                  and u.undone_at is null and u.created_at >= (select app.now() - make_interval(days => ${days}::int))
                group by 1) u
              join clinic_im_products p on p.id = u.clinic_im_product_id and p.client_id = ${who.client_id}::uuid
            group by 1, 2 order by uses desc, quantity desc, 1 limit ${most}::int`,
        );
      },
    }),
  );
}
