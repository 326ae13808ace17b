import type { Speaker } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound, type Refusal } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { lockOrder, type OrderRow, readLocked } from './order-row.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

/** The order, locked, for who reads it: staff by their rights, a supplier their own and no other. */
export async function lockOrderOf(at: At, id: string): Promise<OrderRow> {
  const { supplier } = at.actor;
  if (!supplier) return lockOrder(at, id);
  const order = supplier.order_id === id ? await readLocked(at, id) : undefined;
  if (!order) throw absent(at.actor);
  return order;
}
/** What is not there, or not for them. */
export const absent = ({ supplier }: SignedIn): Refusal =>
  supplier ? refused('order_not_found') : notFound();

/** On which side of an order's talk the caller stands. */
export const speakerOf = ({ supplier, user_id }: SignedIn): Speaker => ({
  side: supplier ? 'SUPPLIER' : 'USER',
  user_id,
});
