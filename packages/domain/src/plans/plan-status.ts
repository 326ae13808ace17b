import type { SubscriptionFacts } from './subscription-facts.ts';

type Status = SubscriptionFacts['plan_status'];

/**
 * FOLLOWED: the next period starts. RENEWED: the next period was bought. KEPT: a cancellation was revoked.
 */
export type PeriodStep = 'FOLLOWED' | 'RENEWED' | 'CANCELLED' | 'KEPT';

/** `next` says whether the period was bought in advance and has not started. */
export function statusAfter(
  { plan_status }: { readonly plan_status: Status },
  step: PeriodStep,
  next = false,
): Status {
  switch (step) {
    case 'FOLLOWED':
      // A cancelled period is still shown as cancelled after its end.
      return plan_status === 'CANCELLED' ? 'CANCELLED' : 'EXPIRED';
    case 'RENEWED':
      // Buying the next period revokes a cancellation.
      return plan_status === 'CANCELLED' ? 'ACTIVE' : plan_status;
    case 'CANCELLED':
      return 'CANCELLED';
    case 'KEPT':
      return statusOfNew(!next);
  }
}

export const statusOfNew = (hasBegun: boolean): Status => (hasBegun ? 'ACTIVE' : 'PENDING');
