import { type BoolExp, eq, or } from '@operatory/resource';
import { byDay } from '../tasks/task-filters.ts';
import type { Todays } from '../time/todays.ts';
import { addDays } from '../time/zoned-time.ts';
import { codesOf } from './product-codes.ts';

/** Stock that expires within this many days is highlighted in the product list. */
export const expiringDays = 60;

/**
 * Products with the scanned code, in any of its forms, as the product's code, the clinic's own code or the
 * code on a label.
 */
export const hasCode = (code: string): BoolExp =>
  or(...['code', 'internal_code', 'unique_scan_id'].map((column) => ({ [column]: { _in: codesOf(code) } })));

export const lowStock: BoolExp = eq('is_low_stock', true);
export const expiredStock: BoolExp = eq('has_expired', true);

/** Products with unexpired stock that expires within this many days of the clinic's current date. */
export const expiringStock = (todays: Todays, days = expiringDays): BoolExp =>
  byDay(todays, (today) => ({ next_expiry_date: { _lte: addDays(today, days) } }));

export type StockState = 'low' | 'expiring' | 'ok';

/**
 * @returns The most urgent state of a product. Expired stock is not considered, because it is shown with its
 * lots.
 */
export function stockStateOf(
  product: {
    readonly is_low_stock: boolean;
    readonly next_expiry_date: string | null;
  },
  today: string,
): StockState {
  if (product.is_low_stock) return 'low';
  const { next_expiry_date: next } = product;
  return next !== null && next <= addDays(today, expiringDays) ? 'expiring' : 'ok';
}
