import { money, toText } from '@operatory/resource';

/** Cents of a decimal text: `1234.5` gives 123450. More decimals are cut off. */
export function centsOf(amount: string | number): number {
  const [, sign = '', dollars = '0', cents = ''] = /^(-?)(\d+)(?:\.(\d{0,2}))?/.exec(String(amount)) ?? [];
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign ? -value : value;
}
/** The decimal text of cents: 123450 gives `1234.50`. */
export function amountOf(cents: number | bigint): string {
  const digits = String(cents < 0 ? -cents : cents).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
/** For example, 123450 gives `$1,234.50`. */
export const inDollars = (cents: number | bigint): string => toText(money(), amountOf(cents));

export const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

/** For example, `2026-11` and 2 give `2027-01`. */
export function addMonths(month: string, by: number): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + by, 1));
  return date.toISOString().slice(0, 7);
}

/**
 * @returns The part of a weekly budget in a month, in cents: a seventh of it for each day, with half cents
 * rounded up.
 */
export const monthBudget = (weekly: string | number, month: string): number =>
  Math.floor((centsOf(weekly) * daysIn(month) * 2 + 7) / 14);

export interface Share {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly cents: number;
}

/**
 * @returns The sums by name, largest first. Expense types belong to one clinic each; those with the same name
 * are added together.
 */
export function sharesOf(amounts: readonly Share[]): readonly Share[] {
  const byName = new Map<string, Share>();
  for (const share of amounts) {
    const known = byName.get(share.name.toLowerCase());
    byName.set(share.name.toLowerCase(), { ...(known ?? share), cents: (known?.cents ?? 0) + share.cents });
  }
  return [...byName.values()].sort((a, b) => b.cents - a.cents || a.name.localeCompare(b.name));
}
