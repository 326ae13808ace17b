import { expiringDays, lowProducts, openOrderStatuses } from '@operatory/domain';
import { and, type BoolExp, type ConditionNode, eq, isIn, writeConditions } from '@operatory/resource';
import { IconAlertTriangle, IconCalendarX, IconHourglass, IconTruckDelivery } from '@tabler/icons-react';
import { useCount } from '#data/use-count.ts';
import { Card } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { NumberCard } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useTodays } from '#session/use-today.ts';
import { condition, expiredLots, expiringLots } from './lot-conditions.ts';

/** The URL search of a list filtered by all of these conditions. */
const asking = (...of: readonly ConditionNode[]) => ({ where: writeConditions({ kind: 'all', of }) });
/** 'Inventories': live numbers of low, expiring, expired and ordered stock, each with a link to its list. */
export function InventoryNumbers() {
  const can = useCan();
  const { clinic } = useClinic();
  const todays = useTodays();
  const [expiringNow, expiredNow] = [expiringLots(todays), expiredLots(todays)];
  const here = (where: BoolExp): BoolExp => and(where, ...(clinic ? [eq('clinic_id', clinic.id)] : []));
  const [products, lots, orders] = [
    can('clinic-im-products'),
    can('product-lots'),
    can('clinic-im-product-orders'),
  ];
  const low = useCount('clinic_im_products', here(lowProducts), { pause: !products });
  const expiring = useCount('clinic_im_product_stocks', here(expiringNow.where), { pause: !lots });
  const expired = useCount('clinic_im_product_stocks', here(expiredNow.where), { pause: !lots });
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
            search={asking(condition('status', 'in', 'ACTIVE'), condition('is_low_stock', 'yes'))}
          />
        ) : null}
        {lots ? (
          <NumberCard
            title="Expiring"
            icon={IconHourglass}
            value={expiring}
            caption={`${expiring === 1 ? 'lot' : 'lots'} in ${expiringDays} days`}
            to="/dashboard/product-lots/list"
            search={asking(...expiringNow.asked)}
          />
        ) : null}
        {lots ? (
          <NumberCard
            title="Expired"
            icon={IconCalendarX}
            value={expired}
            caption={expired === 1 ? 'lot' : 'lots'}
            to="/dashboard/product-lots/list"
            search={asking(...expiredNow.asked)}
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
