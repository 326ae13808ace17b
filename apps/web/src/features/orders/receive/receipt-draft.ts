import { price, thousandthsOf } from '@operatory/domain';
import { dayProblem, validate } from '@operatory/resource';
import { amountOf, amountProblem, quantityText, typedQuantity } from '../quantity-text.ts';

/** An order line of which more is expected. */
export interface OutstandingLine {
  readonly id: string;
  readonly clinic_im_product_id: string;
  readonly product_name: string;
  readonly product_code: string | null;
  readonly quantity_type: string | null;
  readonly price: number | string | null;
  readonly new_stock: number | string;
  readonly quantity_received: number | string;
  readonly remaining_quantity: number | string;
  readonly closed_at: string | null;
}

/** One delivered lot of a line, as typed. */
export interface DraftLot {
  readonly key: string;
  readonly line: string;
  readonly quantity: string;
  readonly lot_number: string;
  /** `yyyy-mm-dd`, or empty for no expiry. */
  readonly expiry_date: string;
  readonly price: string;
}

let made = 0;
export function newLot(line: string): DraftLot {
  made += 1;
  return { key: `${line} ${made}`, line, quantity: '', lot_number: '', expiry_date: '', price: '' };
}

/**
 * The lots, with each line's first one set to the outstanding quantity less what was typed for the line's
 * other lots.
 */
export function allOutstanding(
  lines: readonly OutstandingLine[],
  lots: readonly DraftLot[],
): readonly DraftLot[] {
  return lots.map((lot) => {
    const line = lines.find(({ id }) => id === lot.line);
    const [first, ...others] = lots.filter((each) => each.line === lot.line);
    if (!line || lot !== first) return lot;
    const elsewhere = others.reduce((sum, { quantity }) => sum + (typedQuantity(quantity) ?? 0), 0);
    return {
      ...lot,
      quantity: quantityText(Math.max(thousandthsOf(line.remaining_quantity) - elsewhere, 0)),
    };
  });
}

const one = price({ label: 'Unit price' });
/** The problem of each field of a lot; null for valid ones. */
export function problemsOf(lot: Pick<DraftLot, 'quantity' | 'price' | 'expiry_date'>): {
  readonly quantity: string | null;
  readonly expiry: string | null;
  readonly price: string | null;
} {
  return {
    quantity: typedQuantity(lot.quantity) === undefined ? amountProblem : null,
    expiry: dayProblem(lot.expiry_date),
    price: validate('price', one, lot.price.trim()),
  };
}

/** A lot as `receive_order` takes it. */
export interface SentLot {
  readonly order_item_id: string;
  readonly quantity: number;
  readonly lot_number: string | null;
  readonly expiry_date: string | null;
  readonly price: number | null;
}
/** The lots to send: those with a quantity. */
export const lotsToSend = (lots: readonly DraftLot[]): readonly SentLot[] =>
  lots.flatMap((lot) => {
    const quantity = typedQuantity(lot.quantity);
    if (!quantity) return [];
    const typed = lot.price.trim();
    return [
      {
        order_item_id: lot.line,
        quantity: amountOf(quantity),
        lot_number: lot.lot_number.trim() || null,
        expiry_date: lot.expiry_date || null,
        price: typed === '' ? null : Number(typed),
      },
    ];
  });

/** The lines of which more was typed than is outstanding. */
export const linesOver = (
  lines: readonly OutstandingLine[],
  sent: readonly SentLot[],
): readonly OutstandingLine[] =>
  lines.filter(({ id, remaining_quantity }) => {
    const came = sent.filter(({ order_item_id }) => order_item_id === id);
    const sum = came.reduce((total, { quantity }) => total + thousandthsOf(quantity), 0);
    return sum > thousandthsOf(remaining_quantity);
  });

/** Fills a scanned number and expiry into the line's first lot that has neither, or else into a new lot. */
export function withScannedLot(
  lots: readonly DraftLot[],
  line: string,
  { lot, expiry }: { readonly lot: string | null; readonly expiry: string | null },
): readonly DraftLot[] {
  if (lot === null && expiry === null) return lots;
  const filled = { lot_number: lot ?? '', expiry_date: expiry ?? '' };
  const own = lots.filter((each) => each.line === line);
  if (own.some((each) => each.lot_number === filled.lot_number && each.expiry_date === filled.expiry_date))
    return lots;
  const free = own.find((each) => each.lot_number === '' && each.expiry_date === '');
  return free
    ? lots.map((each) => (each === free ? { ...each, ...filled } : each))
    : [...lots, { ...newLot(line), ...filled }];
}
