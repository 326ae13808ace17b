import type { Speaker } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound, type Refusal } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { lockOrder, type OrderRow, readLocked } from './order-row.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

/** Locks an order that the caller may read. A supplier may read only the order that they signed in for. */
export async function lockOrderOf(at: At, id: string): Promise<OrderRow> {
  const { supplier } = at.actor;
  if (!supplier) return lockOrder(at, id);
  const order = supplier.order_id === id ? await readLocked(at, id) : undefined;
  if (!order) throw orderNotFound(at.actor);
  return order;
}
/** Suppliers get a message of their own for a missing order. */
export const orderNotFound = ({ supplier }: SignedIn): Refusal =>
  supplier ? refused('order_not_found') : notFound();

export const speakerOf = ({ supplier, user_id }: SignedIn): Speaker => ({
  side: supplier ? 'SUPPLIER' : 'USER',
  user_id,
});
