import { expiringDays, lowProducts, openOrderStatuses } from '@operatory/domain';
import { and, type BoolExp, type ConditionNode, eq, isIn, writeConditions } from '@operatory/resource';
import { IconAlertTriangle, IconCalendarX, IconHourglass, IconTruckDelivery } from '@tabler/icons-react';
import { CountCard, NumberCards } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useTodays } from '#session/use-today.ts';
import { condition, expiredLots, expiringLots } from './lot-conditions.ts';

/** The URL search of a list that is filtered by all of the given conditions. */
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
  if (!products && !lots && !orders) return null;
  return (
    <NumberCards title="Inventories">
      {products ? (
        <CountCard
          title="Low"
          icon={IconAlertTriangle}
          table="clinic_im_products"
          where={here(lowProducts)}
          caption={['product', 'products']}
          to="/dashboard/clinic-im-products/list"
          search={asking(condition('status', 'in', 'ACTIVE'), condition('is_low_stock', 'yes'))}
        />
      ) : null}
      {lots ? (
        <CountCard
          title="Expiring"
          icon={IconHourglass}
          table="clinic_im_product_stocks"
          where={here(expiringNow.where)}
          caption={[`lot in ${expiringDays} days`, `lots in ${expiringDays} days`]}
          to="/dashboard/product-lots/list"
          search={asking(...expiringNow.asked)}
        />
      ) : null}
      {lots ? (
        <CountCard
          title="Expired"
          icon={IconCalendarX}
          table="clinic_im_product_stocks"
          where={here(expiredNow.where)}
          caption={['lot', 'lots']}
          to="/dashboard/product-lots/list"
          search={asking(...expiredNow.asked)}
        />
      ) : null}
      {orders ? (
        <CountCard
          title="On order"
          icon={IconTruckDelivery}
          table="clinic_im_product_orders"
          where={here(isIn('status', openOrderStatuses))}
          caption={['order', 'orders']}
          to="/dashboard/clinic-im-product-orders/list"
        />
      ) : null}
    </NumberCards>
  );
}
