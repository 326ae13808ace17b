import type { Speaker } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound, type Refusal } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { lockOrder, type OrderRow, readLocked } from './order-row.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

/** Locks the order for a caller who may read it: staff by their rights, a supplier only their own order. */
export async function lockOrderOf(at: At, id: string): Promise<OrderRow> {
  const { supplier } = at.actor;
  if (!supplier) return lockOrder(at, id);
  const order = supplier.order_id === id ? await readLocked(at, id) : undefined;
  if (!order) throw orderNotFound(at.actor);
  return order;
}
/** The refusal for an order that is missing or that the caller may not see. */
export const orderNotFound = ({ supplier }: SignedIn): Refusal =>
  supplier ? refused('order_not_found') : notFound();

/** The side of an order's chat that the caller is on. */
export const speakerOf = ({ supplier, user_id }: SignedIn): Speaker => ({
  side: supplier ? 'SUPPLIER' : 'USER',
  user_id,
});
