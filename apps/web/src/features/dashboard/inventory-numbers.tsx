import { addDays, lowProducts, openOrderStatuses } from '@operatory/domain';
import { and, type BoolExp, type Condition, eq, isIn, writeConditions } from '@operatory/resource';
import { IconAlertTriangle, IconCalendarX, IconHourglass, IconTruckDelivery } from '@tabler/icons-react';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';
import { NumberCard } from './number-card.tsx';
import { useCount } from './use-counts.ts';

/** So long before it a lot is said to expire. */
const soonDays = 60;

const is = (column: string, test: string, ...values: readonly string[]): Condition => ({
  kind: 'is',
  path: [column],
  test,
  values,
});
/** A list that is narrowed by these questions, all of them. */
const asking = (...of: readonly Condition[]) => ({ where: writeConditions({ kind: 'all', of }) });
/** Of lots: something is left, and it was not thrown away. */
const left = [is('current_quantity', 'over', '0'), is('is_disposed', 'no')];
const isLeft = and({ current_quantity: { _gt: 0 } }, eq('is_disposed', false));

/** 'Inventories': what is low, expires or has expired, and what is on order, live, each leading to its list. */
export function InventoryNumbers() {
  const can = useCan();
  const { clinic } = useClinic();
  const today = useToday();
  const soon = addDays(today, soonDays);
  const here = (where: BoolExp): BoolExp => and(where, ...(clinic ? [eq('clinic_id', clinic.id)] : []));
  const [products, lots, orders] = [
    can('clinic-im-products'),
    can('product-lots'),
    can('clinic-im-product-orders'),
  ];
  const low = useCount('clinic_im_products', here(lowProducts), { pause: !products });
  const expiring = useCount(
    'clinic_im_product_stocks',
    here(and(isLeft, { expiry_date: { _gte: today, _lte: soon } })),
    { pause: !lots },
  );
  const expired = useCount('clinic_im_product_stocks', here(and(isLeft, { expiry_date: { _lt: today } })), {
    pause: !lots,
  });
  const onOrder = useCount('clinic_im_product_orders', here(isIn('status', openOrderStatuses)), {
    pause: !orders,
  });
  if (!products && !lots && !orders) return null;
  return (
    <Card title="Inventories" answer={{ data: true, error: undefined, refetch: () => {} }}>
      <div className={classes.numbers}>
        {products ? (
          <NumberCard
            title="Low"
            icon={IconAlertTriangle}
            value={low}
            caption={low === 1 ? 'product' : 'products'}
            to="/dashboard/clinic-im-products/list"
            search={asking(is('status', 'in', 'ACTIVE'), is('is_low_stock', 'yes'))}
          />
        ) : null}
        {lots ? (
          <NumberCard
            title="Expiring"
            icon={IconHourglass}
            value={expiring}
            caption={`${expiring === 1 ? 'lot' : 'lots'} in ${soonDays} days`}
            to="/dashboard/product-lots/list"
            search={asking(...left, is('expiry_date', 'between', today, soon))}
          />
        ) : null}
        {lots ? (
          <NumberCard
            title="Expired"
            icon={IconCalendarX}
            value={expired}
            caption={expired === 1 ? 'lot' : 'lots'}
            to="/dashboard/product-lots/list"
            search={asking(...left, is('expiry_date', 'before', today))}
          />
        ) : null}
        {orders ? (
          <NumberCard
            title="On order"
            icon={IconTruckDelivery}
            value={onOrder}
            caption={onOrder === 1 ? 'order' : 'orders'}
            to="/dashboard/clinic-im-product-orders/list"
          />
        ) : null}
      </div>
    </Card>
  );
}
