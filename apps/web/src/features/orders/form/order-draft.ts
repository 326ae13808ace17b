import {
  centsOf,
  messages,
  onOrder,
  type ReorderProduct,
  suggestedQuantity,
  thousandthsOf,
} from '@operatory/domain';
import { amountOf, amountProblem, quantityText, typedQuantity } from '../quantity-text.ts';

/** A line of an order that is being edited. */
export interface DraftLine {
  /** The product's id. */
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly quantity_type: string | null;
  /** The stock in thousandths of a unit. */
  readonly inHand: number;
  readonly onOrder: number;
  readonly suggested: number;
  /** Price of one unit in cents; null when unknown. */
  readonly cents: number | null;
  /** The quantity as typed. */
  readonly text: string;
}

/** A new line for a product, with its missing quantity. */
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

/** A function that computes new lines from the current ones. */
export type LinesChange = (lines: readonly DraftLine[]) => readonly DraftLine[];
/** Adds products that have no line yet behind the existing lines. */
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

/** The error in a line's quantity; null when it is valid. */
export function lineProblem({ text }: Pick<DraftLine, 'text'>): string | null {
  const typed = typedQuantity(text);
  return typed ? null : typed === undefined ? amountProblem : 'Quantity is required';
}

/** The lines in the form that the commands take, or an error message. */
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
