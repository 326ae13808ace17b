/** Hours as exact decimal texts of at most six places. */
export interface BalanceBeforeApproval {
  /** What remains now, with the request's paid hours already taken off. */
  readonly remaining_hrs: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
}

const places = 6;
const one = 10n ** BigInt(places);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function millionths(hours: string): bigint {
  const parts = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(hours);
  if (!parts) throw new RangeError(`not hours: ${hours}`);
  const [, sign, whole = '0', rest = ''] = parts;
  const size = BigInt(whole) * one + BigInt(rest.padEnd(places, '0'));
  return sign === '-' ? -size : size;
}

function hoursOf(value: bigint): string {
  const size = value < 0n ? -value : value;
  const rest = String(size % one)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / one}${rest === '' ? '' : `.${rest}`}`;
}

/** What will remain once the request is approved: paid and unpaid hours are split again, with what has been accrued since. */
export function balanceAfterApproval({ remaining_hrs, paid_hrs, unpaid_hrs }: BalanceBeforeApproval): string {
  const available = millionths(remaining_hrs) + millionths(paid_hrs);
  const asked = millionths(paid_hrs) + millionths(unpaid_hrs);
  return hoursOf(available - least(asked, most(available, 0n)));
}
