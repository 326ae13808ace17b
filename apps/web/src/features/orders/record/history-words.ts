import { type OrderStatus, orderStatuses } from '@operatory/domain';
import { labelOfChoice } from '@operatory/resource';
import type { HistoryRow } from './order-queries.ts';

const verbs: Readonly<Record<string, string>> = {
  created: 'raised the order',
  edited: 'changed the lines',
  placed: 'placed the order',
  accepted: 'accepted the order',
  received: 'received',
  closed: 'closed short',
  reversed: 'reversed a receipt of',
  cancelled: 'cancelled the order',
  link_sent: 'mailed the link',
};
/** A history line's verb; an unknown action is shown by its own name, in words. */
export const actionWords = (action: string): string => verbs[action] ?? action.replaceAll('_', ' ');

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** What changed, a sentence for each: which lines by how much, and how the order stood before and after. */
export function changesOf(
  row: Pick<HistoryRow, 'from_value' | 'to_value'>,
  nameOf: (lineId: string) => string | undefined,
): readonly string[] {
  const from = valuesOf(row.from_value);
  const to = valuesOf(row.to_value);
  const rows = [to.rows ?? from.rows].flat(1).filter(Array.isArray) as unknown as readonly [string, number][];
  const amounts = rows.map(([id, amount]) => `${amount} × ${nameOf(id) ?? 'a line'}`);
  const short =
    typeof to.order_item_id === 'string' ? [`${to.short} × ${nameOf(to.order_item_id) ?? 'a line'}`] : [];
  const status =
    to.status !== undefined && from.status !== to.status
      ? [[from.status, to.status].filter(Boolean).map(labelOf).join(' → ')]
      : [];
  return [...amounts, ...short, ...status];
}
const labelOf = (status: unknown): string => labelOfChoice(orderStatuses, status as OrderStatus);
