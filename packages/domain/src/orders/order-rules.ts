import type { Grant } from '@operatory/resource';
import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';
import { type ChatFacts, maySay } from './order-chat-rules.ts';
import { type OrderStatus, outstandingOrderStatuses } from './order-choices.ts';
import { ordersModule } from './order-scopes.ts';

export const maxOrderLines = 200;

export interface OrderFacts {
  readonly clinic_id: string;
  readonly status: OrderStatus;
  readonly raised_by_user_id: string;
  readonly accepted_at: Instant | null;
  readonly received_at: Instant | null;
  /** Something was received and not reversed. */
  readonly came: boolean;
}
export interface OrderViewer {
  readonly user_id: string;
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/**
 * @returns True if the viewer may do the action on orders of this clinic. For VIEW, the table's row
 * permissions must agree with this.
 */
function holds(viewer: OrderViewer, clinicId: string, action: Action): boolean {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has(`package:${ordersModule}`)) return false;
  const near = actsAs === 'client_admin' || viewer.clinic_ids.includes(clinicId);
  return near && hasGrant(viewer.grants, ordersModule, action);
}

export const readsOrder = (order: Pick<OrderFacts, 'clinic_id'>, viewer: OrderViewer): boolean =>
  holds(viewer, order.clinic_id, 'VIEW');

export const mayRaise = (clinicId: string, viewer: OrderViewer): Result =>
  allowIf(holds(viewer, clinicId, 'ADD'), 'no_permission');

const edits = (order: OrderFacts, viewer: OrderViewer): Result =>
  allowIf(holds(viewer, order.clinic_id, 'EDIT'), 'no_permission');
const raisedOrEdits = (order: OrderFacts, viewer: OrderViewer): Result =>
  order.raised_by_user_id === viewer.user_id ? allowed : edits(order, viewer);

/** The refusal for an action that is impossible in an order's status. */
const standsAs = {
  RAISED: 'order_not_placed',
  ORDER_PLACED: 'order_already_placed',
  ACCEPTED: 'order_already_accepted',
  PARTIAL_ORDER_RECEIVED: 'order_already_accepted',
  ORDER_RECEIVED: 'order_already_received',
  CANCEL: 'order_cancelled',
} as const satisfies Readonly<Record<OrderStatus, string>>;

const from = ({ status }: OrderFacts, states: readonly OrderStatus[]): Result =>
  states.includes(status) ? allowed : refuse(standsAs[status]);
const first = (...results: readonly Result[]): Result => results.find(({ ok }) => !ok) ?? allowed;

/** Lines can be edited until the order is placed, by its raiser or with EDIT. */
export const mayEditLines = (order: OrderFacts, viewer: OrderViewer): Result =>
  first(raisedOrEdits(order, viewer), from(order, ['RAISED']));
export const mayPlace = (order: OrderFacts, viewer: OrderViewer): Result =>
  first(edits(order, viewer), from(order, ['RAISED']));
/** Staff confirm an order for a supplier who accepts it by phone. */
export const mayConfirm = (order: OrderFacts, viewer: OrderViewer): Result =>
  first(edits(order, viewer), from(order, ['ORDER_PLACED']));

/** The supplier can get a new link for as long as the order's chat is open. */
export const mayResendLink = (order: OrderFacts & ChatFacts, viewer: OrderViewer, now: Instant): Result =>
  first(edits(order, viewer), maySay(order, now));

/** Goods can be received while a delivery is still expected. */
export const mayReceive = (order: OrderFacts, viewer: OrderViewer): Result =>
  first(edits(order, viewer), from(order, outstandingOrderStatuses));

const day = 86_400_000;
/**
 * A receipt can be reversed while a delivery is still expected, and for a day after the order was received
 * in full.
 */
export const mayReverse = (order: OrderFacts, viewer: OrderViewer, now: Instant): Result =>
  first(
    edits(order, viewer),
    from(order, [...outstandingOrderStatuses, 'ORDER_RECEIVED']),
    allowIf(
      order.received_at === null || new Date(now).getTime() - new Date(order.received_at).getTime() <= day,
      'order_receipt_too_old',
    ),
  );

/**
 * Before an order is placed, its raiser can cancel it too; after that only users with EDIT can. An order of
 * which something was received cannot be cancelled.
 */
export function mayCancel(order: OrderFacts, viewer: OrderViewer): Result {
  const who = (order.status === 'RAISED' ? raisedOrEdits : edits)(order, viewer);
  if (!who.ok) return who;
  if (order.status === 'CANCEL') return refuse('order_cancelled');
  return allowIf(!order.came && order.status !== 'ORDER_RECEIVED', 'order_close_rest');
}
export const mayReorder = (order: OrderFacts, viewer: OrderViewer): Result =>
  mayRaise(order.clinic_id, viewer);

export interface LineState {
  readonly ordered: number;
  readonly received: number;
  /** The rest of the line will not be delivered. */
  readonly closed: boolean;
}
export const remainingQuantity = ({ ordered, received }: LineState): number =>
  Math.max(ordered - received, 0);

/** @returns The status of a placed order, calculated from what its lines have received. */
export function statusByLines(
  lines: readonly LineState[],
  accepted: boolean,
): Exclude<OrderStatus, 'RAISED' | 'CANCEL'> {
  if (lines.every((line) => line.closed || remainingQuantity(line) === 0)) return 'ORDER_RECEIVED';
  if (lines.some(({ received }) => received > 0)) return 'PARTIAL_ORDER_RECEIVED';
  return accepted ? 'ACCEPTED' : 'ORDER_PLACED';
}
