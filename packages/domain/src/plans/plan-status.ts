import type { SubscriptionFacts } from './subscription-facts.ts';

type Status = SubscriptionFacts['plan_status'];

/** The change of a period: the next one starts or is bought in advance, or it is cancelled or kept after all. */
export type PeriodStep = 'FOLLOWED' | 'RENEWED' | 'CANCELLED' | 'KEPT';

/** The status of a period after something has happened to it. `next` is a period that was bought ahead and has not begun. */
export function statusAfter(
  { plan_status }: { readonly plan_status: Status },
  step: PeriodStep,
  next = false,
): Status {
  switch (step) {
    case 'FOLLOWED':
      // A cancelled period stays visible as cancelled after its end.
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

/** The initial status of a period, depending on whether it has started. */
export const statusOfNew = (hasBegun: boolean): Status => (hasBegun ? 'ACTIVE' : 'PENDING');
