import { money, toText } from '@operatory/resource';

/** The cents of an amount as PostgreSQL writes it: `1234.5` is 123450. */
export function centsOf(amount: string | number): number {
  const [, sign = '', dollars = '0', cents = ''] = /^(-?)(\d+)(?:\.(\d{0,2}))?/.exec(String(amount)) ?? [];
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign ? -value : value;
}
/** Cents in the form of a money column: 123450 is `1234.50`. */
export function amountOf(cents: number | bigint): string {
  const digits = String(cents < 0 ? -cents : cents).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
/** Formats cents as dollars: 123450 becomes `$1,234.50`. */
export const inDollars = (cents: number | bigint): string => toText(money(), amountOf(cents));

export const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

/** The month that is this many months after one such as `2026-11`. */
export function addMonths(month: string, by: number): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + by, 1));
  return date.toISOString().slice(0, 7);
}

/** The part of a weekly budget that falls in a month, in cents: a seventh of it for each day, with ties rounded up. */
export const monthBudget = (weekly: string | number, month: string): number =>
  Math.floor((centsOf(weekly) * daysIn(month) * 2 + 7) / 14);

export interface Share {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly cents: number;
}

/** The sums by name, largest first. Each clinic has its own types; those with the same name are added up. */
export function sharesOf(amounts: readonly Share[]): readonly Share[] {
  const byName = new Map<string, Share>();
  for (const share of amounts) {
    const known = byName.get(share.name.toLowerCase());
    byName.set(share.name.toLowerCase(), { ...(known ?? share), cents: (known?.cents ?? 0) + share.cents });
  }
  return [...byName.values()].sort((a, b) => b.cents - a.cents || a.name.localeCompare(b.name));
}
