import { type BoolExp, eq, or } from '@operatory/resource';
import { byDay } from '../tasks/task-filters.ts';
import type { Todays } from '../time/todays.ts';
import { addDays } from '../time/zoned-time.ts';
import { codesOf } from './product-codes.ts';

/** The product list highlights stock that expires within this many days. */
export const expiringDays = 60;

/** The product's own code, the clinic's code, or the code on its label equals the scanned one, in any form that scanners send. */
export const hasCode = (code: string): BoolExp =>
  or(...['code', 'internal_code', 'unique_scan_id'].map((column) => ({ [column]: { _in: codesOf(code) } })));

export const lowStock: BoolExp = eq('is_low_stock', true);
/** Products that still have expired stock. */
export const expiredStock: BoolExp = eq('has_expired', true);

/** Products with stock that expires within this many days of the clinic's current date, excluding stock that has already expired. */
export const expiringStock = (todays: Todays, days = expiringDays): BoolExp =>
  byDay(todays, (today) => ({ next_expiry_date: { _lte: addDays(today, days) } }));

export type StockState = 'low' | 'expiring' | 'ok';

/** The most urgent action for a product: buy, use soon, or none. Expired stock is shown separately, with its lots. */
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
