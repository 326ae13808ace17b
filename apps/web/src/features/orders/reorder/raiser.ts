import { maxOrderLines } from '@operatory/domain';
import { amountOf } from '../quantity-text.ts';
import { type OrderToRaise, orderToRaise, type WantedGroup } from './reorder-draft.ts';

/** An order to send. Its idempotency key makes the server raise it only once, however often it is sent. */
export interface SendingOrder {
  readonly key: string;
  readonly order: OrderToRaise;
}
/**
 * The number of the raised order, or the message of the failure; `lost` means that the order may have been
 * raised.
 */
export type RaiseResult =
  | { readonly short_id: number }
  | { readonly refused: string; readonly lost: boolean };

/** An order that was raised from one supplier's part of the list. */
export interface RaisedOrders {
  readonly group: string;
  readonly short_id: number;
  readonly products: readonly string[];
}

const productsOf = ({ lines }: OrderToRaise) => lines.map((line) => line.clinic_im_product_id);

/**
 * Whether a sent order is still wanted: each of its quantities is unchanged, or is no longer missing because
 * it is on order.
 */
function stands({ order }: SendingOrder, { clinic_id, vendor_id, lines }: WantedGroup): boolean {
  if (order.clinic_id !== clinic_id || order.vendor_id !== vendor_id) return false;
  const pairs = order.lines.flatMap((sent) => {
    const line = lines.find(({ id }) => id === sent.clinic_im_product_id);
    return line ? [{ sent, line }] : [];
  });
  return (
    pairs.some(({ line }) => line.thousandths) &&
    pairs.every(({ sent, line }) =>
      line.thousandths
        ? amountOf(line.thousandths) === sent.quantity
        : amountOf(line.onOrder) >= sent.on_order + sent.quantity,
    )
  );
}

/**
 * The orders to send for one supplier's part of the list: first, unchanged, earlier ones without a response
 * that are still wanted, then new ones for the other lines.
 */
export function ordersToSend(
  wanted: WantedGroup,
  unanswered: readonly SendingOrder[],
): readonly SendingOrder[] {
  const order = orderToRaise(wanted);
  if (!order) return [];
  const again = unanswered.filter((each) => stands(each, wanted));
  const gone = new Set(again.flatMap((each) => productsOf(each.order)));
  const rest = order.lines.filter((line) => !gone.has(line.clinic_im_product_id));
  const parts = Array.from({ length: Math.ceil(rest.length / maxOrderLines) }, (_, at) => ({
    key: crypto.randomUUID(),
    order: { ...order, lines: rest.slice(at * maxOrderLines, (at + 1) * maxOrderLines) },
  }));
  return [...again, ...parts];
}

/**
 * Returns a function that raises the wanted orders one after another, and reports each success. It resolves
 * with the messages of those that failed, or with null if it is already running.
 */
export function createRaiser(send: (sent: SendingOrder) => Promise<RaiseResult>) {
  let unanswered: readonly SendingOrder[] = [];
  let running = false;
  return async (
    parts: readonly WantedGroup[],
    onRaised: (raised: RaisedOrders) => void,
  ): Promise<ReadonlySet<string> | null> => {
    if (running) return null;
    running = true;
    const refused = new Set<string>();
    for (const wanted of parts)
      for (const sent of ordersToSend(wanted, unanswered)) {
        const answer = await send(sent);
        unanswered = unanswered.filter(({ key }) => key !== sent.key);
        if ('short_id' in answer)
          onRaised({ group: wanted.key, short_id: answer.short_id, products: productsOf(sent.order) });
        else {
          refused.add(answer.refused);
          if (answer.lost) unanswered = [...unanswered, sent];
        }
      }
    running = false;
    return refused;
  };
}
