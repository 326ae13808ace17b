import { maxOrderLines, type ReorderGroup, type ReorderProduct } from '@operatory/domain';
import { type DraftLine, draftLineOf } from '../form/order-draft.ts';
import { amountOf, typedQuantity } from '../quantity-text.ts';

/**
 * The user's changes to the list: quantities by product, and the chosen suppliers by the key of a group
 * without one.
 */
export interface ReorderDraft {
  readonly quantities: Readonly<Record<string, string>>;
  readonly suppliers: Readonly<Record<string, string>>;
}
export interface WantedLine extends DraftLine {
  /** In thousandths; null for none, undefined if the typed text is not a quantity. */
  readonly thousandths: number | null | undefined;
}
/** One supplier's part of the list as shown. */
export interface WantedGroup extends Omit<ReorderGroup, 'products'> {
  readonly products: readonly ReorderProduct[];
  /** The id of the group's supplier, or of the one chosen for it; empty if there is none. */
  readonly vendor_id: string;
  readonly lines: readonly WantedLine[];
}

/** The low-stock products, followed by products that the user added and that are not low. */
export const withAdded = (
  low: readonly ReorderProduct[],
  added: readonly ReorderProduct[],
): readonly ReorderProduct[] => [...low, ...added.filter(({ id }) => !low.some((each) => each.id === id))];

/**
 * One supplier's part of the list. Products that were just ordered have no quantity while the list still
 * shows their old one.
 */
export function wantedGroup(
  group: ReorderGroup,
  { quantities, suppliers }: ReorderDraft,
  isRaised: (product: ReorderProduct) => boolean = () => false,
): WantedGroup {
  return {
    ...group,
    vendor_id: group.vendor?.id ?? suppliers[group.key] ?? '',
    lines: group.products.map((product) => {
      const line = draftLineOf(product);
      const text = quantities[product.id] ?? (isRaised(product) ? '' : line.text);
      return { ...line, text, thousandths: typedQuantity(text) };
    }),
  };
}

export interface OrderToRaise {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly lines: readonly {
    readonly clinic_im_product_id: string;
    readonly quantity: number;
    /**
     * The quantity on order that the user saw, so that the server does not order what somebody else has
     * ordered since.
     */
    readonly on_order: number;
  }[];
}
/** The order for one supplier's part; null if it would be empty or has no supplier. */
export function orderToRaise({ clinic_id, vendor_id, lines }: WantedGroup): OrderToRaise | null {
  const wanted = lines.flatMap(({ id, thousandths, onOrder }) =>
    thousandths
      ? [{ clinic_im_product_id: id, quantity: amountOf(thousandths), on_order: amountOf(onOrder) }]
      : [],
  );
  return vendor_id && wanted.length > 0 ? { clinic_id, vendor_id, lines: wanted } : null;
}

/** The number of orders that these lines need, because an order has a maximum number of lines. */
export const ordersOf = (wanted: WantedGroup): number =>
  Math.ceil((orderToRaise(wanted)?.lines.length ?? 0) / maxOrderLines);

/** Drops the typed quantities of raised products, which start again from the suggested quantity. */
export const withoutRaisedProducts = (typed: ReorderDraft, raised: readonly string[]): ReorderDraft => ({
  ...typed,
  quantities: Object.fromEntries(Object.entries(typed.quantities).filter(([id]) => !raised.includes(id))),
});
