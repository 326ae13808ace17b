import { type BoolExp, eq, or } from '@operatory/resource';
import { byDay } from '../tasks/task-filters.ts';
import type { Todays } from '../time/todays.ts';
import { addDays } from '../time/zoned-time.ts';
import { codesOf } from './product-codes.ts';

/** The list of products shows what expires within this many days. */
export const expiringDays = 60;

/** A product's own code, the clinic's, or the one on its label, in any form that a scanner sends it in. */
export const hasCode = (code: string): BoolExp =>
  or(...['code', 'internal_code', 'unique_scan_id'].map((column) => ({ [column]: { _in: codesOf(code) } })));

export const lowStock: BoolExp = eq('is_low_stock', true);
/** Some expired stock is still there. */
export const expiredStock: BoolExp = eq('has_expired', true);

/** Stock that expires within this many days of the clinic's today, without what has expired: each night moves the range on. */
export const expiringStock = (todays: Todays, days = expiringDays): BoolExp =>
  byDay(todays, (today) => ({ next_expiry_date: { _lte: addDays(today, days) } }));

export type StockState = 'low' | 'expiring' | 'ok';

/** What to do first about a product: buy, use soon, nothing. Expired is said of its lots, beside this. */
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
