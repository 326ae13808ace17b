import type { ReorderGroup, ReorderProduct } from '@operatory/domain';
import { type DraftLine, lineOf } from '../form/order-draft.ts';
import { amountOf, typedQuantity } from '../quantity-text.ts';

/** What a person changed of the list: amounts by product, suppliers by the key of a group that has none. */
export interface Typed {
  readonly quantities: Readonly<Record<string, string>>;
  readonly suppliers: Readonly<Record<string, string>>;
}
export interface WantedLine extends DraftLine {
  /** Thousandths; null: none of it, undefined: what was typed is no amount. */
  readonly thousandths: number | null | undefined;
}
/** One supplier's part of the list as it stands on the screen. */
export interface Wanted extends Omit<ReorderGroup, 'products'> {
  readonly products: readonly ReorderProduct[];
  /** The supplier's id, or the one that was chosen; empty for none. */
  readonly vendor_id: string;
  readonly lines: readonly WantedLine[];
}

export function wantedOf(group: ReorderGroup, { quantities, suppliers }: Typed): Wanted {
  return {
    ...group,
    vendor_id: group.vendor?.id ?? suppliers[group.key] ?? '',
    lines: group.products.map((product) => {
      const line = lineOf(product);
      const text = quantities[product.id] ?? line.text;
      return { ...line, text, thousandths: typedQuantity(text) };
    }),
  };
}

/** An order as `raise_order` takes it. */
export interface AskedOrder {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly lines: readonly { readonly clinic_im_product_id: string; readonly quantity: number }[];
}
/** The order of a supplier's part; null where nothing is wanted of it, or nobody is to be asked. */
export function asked({ clinic_id, vendor_id, lines }: Wanted): AskedOrder | null {
  const wanted = lines.flatMap(({ id, thousandths }) =>
    thousandths ? [{ clinic_im_product_id: id, quantity: amountOf(thousandths) }] : [],
  );
  return vendor_id && wanted.length > 0 ? { clinic_id, vendor_id, lines: wanted } : null;
}
