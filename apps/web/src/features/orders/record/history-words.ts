import { type OrderStatus, orderStatuses } from '@operatory/domain';
import { labelOfChoice } from '@operatory/resource';
import { editsInWords, type NameOf, type Values } from './edit-words.ts';
import type { HistoryRow } from './order-queries.ts';

const verbs: Readonly<Record<string, string>> = {
  created: 'raised the order',
  edited: 'edited the order',
  placed: 'placed the order',
  accepted: 'accepted the order',
  received: 'received',
  closed: 'closed',
  reversed: 'reversed a receipt of',
  cancelled: 'cancelled the order',
  link_sent: 'emailed a new link',
};
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/** How an order was placed, worded like the buttons. */
const placed: Readonly<Record<string, string>> = {
  EMAIL: 'placed the order by email',
  PHONE: 'placed the order by phone',
};

/** The verb of a history entry, worded like its button; an action without one is shown by its name. */
export function orderActionInWords({
  action,
  to_value,
  note,
}: Pick<HistoryRow, 'action' | 'to_value' | 'note'>): string {
  const { lines, submit_via } = valuesOf(to_value);
  if (action === 'edited' && lines) return 'edited the items';
  if (action === 'placed' && placed[String(submit_via)]) return placed[String(submit_via)] as string;
  // Only an acceptance that staff recorded by phone has a note.
  if (action === 'accepted' && note) return 'recorded acceptance by phone';
  return verbs[action] ?? action.replaceAll('_', ' ');
}

/**
 * The changes of an entry, one sentence each: lines with quantities, other fields, and the status before and
 * after.
 */
export function orderChanges(
  row: Pick<HistoryRow, 'from_value' | 'to_value'>,
  nameOf: NameOf,
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
  return [...amounts, ...short, ...editsInWords(from, to, nameOf), ...status];
}
const labelOf = (status: unknown): string => labelOfChoice(orderStatuses, status as OrderStatus);
