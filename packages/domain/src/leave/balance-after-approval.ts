import { hoursOf, microsOf } from './exact-hours.ts';

/** Hours as decimal texts. */
export interface BalanceBeforeApproval {
  /** The current balance, from which the request's paid hours are already deducted. */
  readonly remaining_hrs: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/**
 * @returns The balance after approval. The request is split into paid and unpaid hours again, because more
 * leave may have accrued since.
 */
export function balanceAfterApproval({ remaining_hrs, paid_hrs, unpaid_hrs }: BalanceBeforeApproval): string {
  const available = microsOf(remaining_hrs) + microsOf(paid_hrs);
  const asked = microsOf(paid_hrs) + microsOf(unpaid_hrs);
  return hoursOf(available - least(asked, most(available, 0n)));
}
