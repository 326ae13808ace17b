import { type OrderStatus, openOrderStatuses, orderStatuses } from '@operatory/domain';
import { and, eq, isIn } from '@operatory/resource';
import type { ListChip } from '#kit/definition/list-definition.ts';

/** Statuses whose chips count only orders that were sent with a passcode; the others were placed by phone. */
const counted: readonly OrderStatus[] = ['ORDER_PLACED', 'ACCEPTED'];
const chipOf = ({ value, label, colour }: (typeof orderStatuses)[number]): ListChip => ({
  key: value,
  label,
  dot: colour,
  needs: 'status',
  where: counted.includes(value) ? and(eq('status', value), eq('has_passcode', true)) : eq('status', value),
});

/** The tabs of the clinics' orders, with counts. */
export const ordersChips: readonly ListChip[] = [
  { key: 'open', label: 'Open', needs: 'status', where: isIn('status', openOrderStatuses) },
  ...orderStatuses.map(chipOf),
  {
    key: 'phone',
    label: 'Placed by phone',
    needs: 'status',
    where: and(isIn('status', counted), eq('has_passcode', false)),
  },
  { key: 'all', label: 'All', where: {} },
];
