import { hoursOf, microsOf } from '@operatory/domain';

export interface LedgerEntry {
  readonly id: string;
  readonly kind: 'ACCRUAL' | 'TAKING' | 'RETURN' | 'ADJUSTMENT';
  readonly hrs: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly leave_date: string | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by_user: { readonly display_name: string } | null;
}
export interface LedgerLine extends LedgerEntry {
  /** The balance after this change, before pending requests. */
  readonly balance: string;
}

/** Adds the balance after each change. `balance` is the current one, before pending requests. */
export function ledgerLines(newestFirst: readonly LedgerEntry[], balance: string): readonly LedgerLine[] {
  let after = microsOf(balance);
  return newestFirst.map((entry) => {
    const line = { ...entry, balance: hoursOf(after) };
    after -= microsOf(entry.hrs);
    return line;
  });
}
