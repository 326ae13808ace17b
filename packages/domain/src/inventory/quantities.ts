/** Thousandths of a decimal, so that sums stay exact: `2.5` gives 2500. */
export function thousandthsOf(amount: string | number): number {
  const [, sign = '', whole = '0', part = ''] =
    /^(-?)(\d+)(?:\.(\d{0,3}))?/.exec(typeof amount === 'number' ? amount.toFixed(3) : amount) ?? [];
  const value = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  return sign && value > 0 ? -value : value;
}

/** The decimal text of thousandths: 2500 gives `2.5`. */
export function quantityOf(thousandths: number): string {
  const size = Math.abs(thousandths);
  const part = String(size % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${thousandths < 0 ? '-' : ''}${Math.floor(size / 1000)}${part && `.${part}`}`;
}

/** For example `4 × 5 mL bottle`, or only the quantity if there is no unit. */
export const quantityWithUnit = (amount: string | number, unit: string | null): string =>
  unit ? `${amount} × ${unit}` : String(amount);

export const maxThousandths = 999_999_999_999;

/**
 * @returns True if a stock column can store the amount: up to nine digits and three decimals. Floating-point
 * errors of a sum are accepted, but not an amount that rounding would turn into zero.
 */
export function fitsQuantity(amount: number): boolean {
  const taken = thousandthsOf(amount) / 1000;
  const off = Math.abs(amount - taken);
  return (
    Math.abs(amount) * 1000 <= maxThousandths &&
    (taken === 0 ? off === 0 : off <= 1e-9 + Math.abs(amount) * 2 * Number.EPSILON)
  );
}
