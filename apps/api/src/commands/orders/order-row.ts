import {
  type ChatFacts,
  domainEvent,
  type EventDetails,
  type EventsAbout,
  type LineState,
  type OrderFacts,
  readsOrder,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

/** An order with its lines, as commands read it. */
export interface OrderRow extends OrderFacts, ChatFacts {
  readonly id: string;
  readonly short_id: number;
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly approved_by_user_id: string | null;
  readonly accepted_at: Date | null;
  readonly received_at: Date | null;
  readonly clinic_unread: number;
  readonly supplier_unread: number;
  readonly clinic_read_at: Date | null;
  readonly supplier_read_at: Date | null;
  readonly version: number;
  readonly lines: readonly OrderLine[];
}
export interface OrderLine extends LineState {
  readonly id: string;
  readonly clinic_im_product_id: string;
  readonly product_name: string;
  readonly quantity_type: string | null;
  /** The product's price in dollars when its line was added to the order; null if it had none. */
  readonly price: number | null;
}

type At = Pick<CommandContext, 'db' | 'actor'>;

/** Locks an order that the caller may read. Its lines and receipts change only under this lock. */
export async function lockOrder(at: At, id: string): Promise<OrderRow> {
  const viewer = viewerOf(at.actor);
  const order = await readLocked(at, id);
  if (!order || !readsOrder(order, viewer)) throw notFound();
  return order;
}

/** Locks an order without checking whether the caller may read it. */
export async function readLocked({ db, actor }: At, id: string): Promise<OrderRow | undefined> {
  await db.$executeRaw`select from clinic_im_product_orders
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid for no key update`;
  return readOrder({ db, actor }, id);
}

/** Reads an order without a lock and without checking whether the caller may read it. */
export async function readOrder({ db, actor }: At, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.$queryRaw<OrderRow[]>`
    select o.id, o.short_id, o.clinic_id, o.status::text, o.raised_by_user_id, o.approved_by_user_id, o.accepted_at,
      o.received_at, o.has_passcode, o.clinic_unread, o.supplier_unread, o.clinic_read_at, o.supplier_read_at, o.version, o.vendor_id, v.name as vendor_name,
      exists (select from clinic_im_product_order_receipts r
        where r.clinic_im_product_order_id = o.id and r.client_id = o.client_id and r.reversed_at is null) as came,
      (select coalesce(json_agg(json_build_object('id', i.id, 'clinic_im_product_id', i.clinic_im_product_id,
          'product_name', i.product_name, 'quantity_type', i.quantity_type, 'price', i.price, 'ordered', i.new_stock, 'received', i.quantity_received,
          'closed', i.closed_at is not null) order by i.position, i.id), '[]')
        from clinic_im_product_order_items i
        where i.clinic_im_product_order_id = o.id and i.client_id = o.client_id) as lines
    from clinic_im_product_orders o
      join clinic_im_vendors v on v.id = o.vendor_id and v.client_id = o.client_id
    where o.id = ${id}::uuid and o.client_id = ${actor.client_id}::uuid and o.deleted_at is null`;
  return order;
}

export async function readAgain(at: At, { id }: OrderRow): Promise<OrderRow> {
  const order = await readOrder(at, id);
  if (!order) throw notFound();
  return order;
}

export const orderKey = (actor: SignedIn, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});

type EventOrder = Pick<
  OrderRow,
  'id' | 'short_id' | 'clinic_id' | 'vendor_name' | 'raised_by_user_id' | 'approved_by_user_id'
>;

export function emitOrderEvent<Name extends EventsAbout<'clinic_im_product_orders'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  order: EventOrder,
  details: EventDetails<Name>,
): void {
  const { short_id, vendor_name, raised_by_user_id, approved_by_user_id } = order;
  const facts = { short_id, vendor_name, raised_by_user_id, approved_by_user_id };
  emit(domainEvent(name, order, { ...facts, ...details }));
}

export interface OrderChange {
  readonly action: string;
  readonly from?: Readonly<Record<string, unknown>>;
  readonly to?: Readonly<Record<string, unknown>>;
  readonly note?: string | null;
}
export const recordOrderHistory = (
  { record }: Pick<RowContext, 'record'>,
  orderId: string,
  { action, from, to, note: words }: OrderChange,
): void =>
  record('clinic_im_product_order_history', {
    clinic_im_product_order_id: orderId,
    action,
    ...(from ? { from_value: from } : {}),
    ...(to ? { to_value: to } : {}),
    note: words ?? null,
  });

/** Changes the order's status and adds a line to its history. */
export async function moveOrder(
  run: At & Pick<CommandContext, 'now'> & Pick<RowContext, 'record'>,
  order: OrderRow,
  move: {
    readonly action: string;
    readonly status: OrderRow['status'];
    readonly set: Parameters<CommandContext['db']['clinic_im_product_orders']['update']>[0]['data'];
    /** Details that the history shows next to the status. */
    readonly details?: Readonly<Record<string, unknown>>;
    readonly note?: string;
  },
): Promise<void> {
  const { action, status, set, details, note } = move;
  await run.db.clinic_im_product_orders.update({
    where: orderKey(run.actor, order.id),
    data: { ...set, status, version: { increment: 1 }, updated_at: run.now },
  });
  recordOrderHistory(run, order.id, {
    action,
    from: { status: order.status },
    to: { status, ...details },
    ...(note ? { note } : {}),
  });
}

export const addSystemMessage = ({ db, actor }: At, { id }: Pick<OrderRow, 'id'>, message: string) =>
  db.order_chat_messages.create({
    data: { client_id: actor.client_id, order_no: id, message_by: 'SYSTEM', message },
  });
