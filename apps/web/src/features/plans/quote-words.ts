import { messages } from '@operatory/domain';
import type { Quote } from './plan-commands.ts';
import { planDayInWords } from './plan-notice.ts';

const aboutCoupons: ReadonlySet<string> = new Set([
  messages.coupon_not_found,
  messages.coupon_expired,
  messages.coupon_used_up,
  messages.coupon_above_price,
  messages.coupon_months_over,
]);

/** Whether a quote's message is about its coupon, so that it is shown at that field. */
export const isAboutCoupon = (message: string): boolean => aboutCoupons.has(message);

type Dated = Pick<Quote, 'kind' | 'starts_on' | 'ends_on'>;

/** When a plan starts, and for which period the user pays. */
export function quoteInWords({ kind, starts_on, ends_on }: Dated): string {
  const [from, until] = [planDayInWords(starts_on), planDayInWords(ends_on)];
  switch (kind) {
    case 'UPGRADE':
      return `The plan changes at once. You pay the difference for the days that are left until ${until} (Sydney time).`;
    case 'DOWNGRADE':
      return `The plan changes on ${from} (Sydney time). Until then nothing changes, and there is nothing to pay now.`;
    case 'SAME':
      return 'The planned change is withdrawn, and you keep the plan that you have.';
    default:
      return `From ${from} until ${until} (Sydney time).`;
  }
}

/** The label of the button that accepts a quote. */
export const verbOf = ({ kind, starts_on }: Pick<Quote, 'kind' | 'starts_on'>): string =>
  ({
    PURCHASE: 'Buy',
    RENEWAL: 'Renew',
    UPGRADE: 'Upgrade',
    DOWNGRADE: `Downgrade on ${planDayInWords(starts_on)}`,
    SAME: 'Keep this plan',
  })[kind];

export const doneWords: Readonly<Record<Quote['kind'], string>> = {
  PURCHASE: 'Plan bought',
  RENEWAL: 'Plan renewed',
  UPGRADE: 'Plan upgraded',
  DOWNGRADE: 'The change is planned',
  SAME: 'You keep this plan',
};
