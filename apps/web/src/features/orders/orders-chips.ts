import { type OrderStatus, openOrderStatuses, orderStatuses } from '@operatory/domain';
import { and, eq, isIn } from '@operatory/resource';
import type { ListChip } from '#kit/definition/list-definition.ts';

/**
 * The statuses whose chips count only orders sent with a passcode; orders placed by phone have their own
 * chip.
 */
const counted: readonly OrderStatus[] = ['ORDER_PLACED', 'ACCEPTED'];
const chipOf = ({ value, label, colour }: (typeof orderStatuses)[number]): ListChip => ({
  key: value,
  label,
  dot: colour,
  needs: 'status',
  where: counted.includes(value) ? and(eq('status', value), eq('has_passcode', true)) : eq('status', value),
});

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
