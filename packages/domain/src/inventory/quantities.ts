/** Thousandths of an amount as PostgreSQL or a person tells it, so that sums stay exact: `2.5` is 2500. */
export function thousandthsOf(amount: string | number): number {
  const [, sign = '', whole = '0', part = ''] =
    /^(-?)(\d+)(?:\.(\d{0,3}))?/.exec(typeof amount === 'number' ? amount.toFixed(3) : amount) ?? [];
  const value = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  return sign && value > 0 ? -value : value;
}

/** `2.5` of 2500, as it is told and as it is stored. */
export function quantityOf(thousandths: number): string {
  const size = Math.abs(thousandths);
  const part = String(size % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${thousandths < 0 ? '-' : ''}${Math.floor(size / 1000)}${part && `.${part}`}`;
}

/** What a column of stock holds: up to nine digits and three decimals. */
export const mostThousandths = 999_999_999_999;
export const fitsQuantity = (amount: number): boolean =>
  Math.abs(amount) * 1000 <= mostThousandths && Math.abs(amount * 1000 - Math.round(amount * 1000)) < 1e-4;
