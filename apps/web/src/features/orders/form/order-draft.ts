import {
  centsOf,
  messages,
  onOrder,
  type ReorderProduct,
  suggestedQuantity,
  thousandthsOf,
} from '@operatory/domain';
import { amountOf, amountProblem, quantityText, typedQuantity } from '../quantity-text.ts';

export interface DraftLine {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly quantity_type: string | null;
  /** The stock in thousandths of a unit, like `onOrder` and `suggested`. */
  readonly inHand: number;
  readonly onOrder: number;
  readonly suggested: number;
  /** The price of one unit in cents; null if it is unknown. */
  readonly cents: number | null;
  readonly text: string;
}

/** A new line for a product, with the quantity that is missing as a suggestion. */
export function draftLineOf(product: ReorderProduct): DraftLine {
  const { id, name, code, quantity_type } = product;
  const suggested = suggestedQuantity(product);
  return {
    id,
    name,
    code,
    quantity_type,
    inHand: thousandthsOf(product.stock_in_hand),
    onOrder: onOrder(product),
    suggested,
    cents: product.purchase_price === null ? null : centsOf(product.purchase_price),
    text: quantityText(suggested),
  };
}

export type LinesChange = (lines: readonly DraftLine[]) => readonly DraftLine[];
/** The change that appends a line for each of these products that has none yet. */
export const withProducts =
  (products: readonly ReorderProduct[]): LinesChange =>
  (lines) => [
    ...lines,
    ...products.filter(({ id }) => !lines.some((line) => line.id === id)).map(draftLineOf),
  ];
export const withTypedQuantity =
  (id: string, text: string): LinesChange =>
  (lines) =>
    lines.map((line) => (line.id === id ? { ...line, text } : line));
export const withoutLine =
  (id: string): LinesChange =>
  (lines) =>
    lines.filter((line) => line.id !== id);

/** The problem of a line's quantity; null if it is valid. */
export function lineProblem({ text }: Pick<DraftLine, 'text'>): string | null {
  const typed = typedQuantity(text);
  return typed ? null : typed === undefined ? amountProblem : 'Quantity is required';
}

/** The lines as the commands take them, or the message to show if they cannot be sent. */
export function linesToSend(
  lines: readonly DraftLine[],
): readonly { readonly clinic_im_product_id: string; readonly quantity: number }[] | string {
  if (lines.length === 0) return 'Please Select Clinic im product';
  if (lines.some((line) => lineProblem(line) !== null)) return messages.enter_all_required;
  return lines.map(({ id, text }) => ({
    clinic_im_product_id: id,
    quantity: amountOf(typedQuantity(text) ?? 0),
  }));
}
