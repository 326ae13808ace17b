import { maxOrderLines, type ReorderGroup, type ReorderProduct } from '@operatory/domain';
import { type DraftLine, draftLineOf } from '../form/order-draft.ts';
import { amountOf, typedQuantity } from '../quantity-text.ts';

/** The user's changes to the list: quantities by product, suppliers by the key of a group that has none. */
export interface ReorderDraft {
  readonly quantities: Readonly<Record<string, string>>;
  readonly suppliers: Readonly<Record<string, string>>;
}
export interface WantedLine extends DraftLine {
  /** Thousandths; null for none, undefined when the typed text is not a quantity. */
  readonly thousandths: number | null | undefined;
}
/** One supplier's part of the list as shown. */
export interface WantedGroup extends Omit<ReorderGroup, 'products'> {
  readonly products: readonly ReorderProduct[];
  /** The supplier's id, or that of the chosen one; empty for none. */
  readonly vendor_id: string;
  readonly lines: readonly WantedLine[];
}

/** The low products with those that the user added; a product in both is listed once. */
export const withAdded = (
  low: readonly ReorderProduct[],
  added: readonly ReorderProduct[],
): readonly ReorderProduct[] => [...low, ...added.filter(({ id }) => !low.some((each) => each.id === id))];

/**
 * The part of the list for one supplier. Products that were just ordered are left out while the list still shows their old
 * quantities.
 */
export function wantedOf(
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

/** An order in the form that `raise_order` takes. */
export interface OrderToRaise {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly lines: readonly {
    readonly clinic_im_product_id: string;
    readonly quantity: number;
    /** The quantity on order that the list showed, so that what somebody has ordered since is not ordered again. */
    readonly on_order: number;
  }[];
}
/** The order to a supplier as displayed; null if it would be empty or has no supplier. */
export function orderToRaise({ clinic_id, vendor_id, lines }: WantedGroup): OrderToRaise | null {
  const wanted = lines.flatMap(({ id, thousandths, onOrder }) =>
    thousandths
      ? [{ clinic_im_product_id: id, quantity: amountOf(thousandths), on_order: amountOf(onOrder) }]
      : [],
  );
  return vendor_id && wanted.length > 0 ? { clinic_id, vendor_id, lines: wanted } : null;
}

/** The number of orders needed for these lines. */
export const ordersOf = (wanted: WantedGroup): number =>
  Math.ceil((orderToRaise(wanted)?.lines.length ?? 0) / maxOrderLines);

/** The typed quantities without those of raised products, whose next quantities start from the suggestion. */
export const withoutRaisedProducts = (typed: ReorderDraft, raised: readonly string[]): ReorderDraft => ({
  ...typed,
  quantities: Object.fromEntries(Object.entries(typed.quantities).filter(([id]) => !raised.includes(id))),
});
