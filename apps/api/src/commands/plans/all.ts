import type { Command } from '../define.ts';
import { buyPackage } from './buy-package.ts';
import { cancelSubscription, withdrawCancellation } from './cancel-subscription.ts';
import { changePackage } from './change-package.ts';
import { setCouponStatus, setDiscountTerms } from './coupon-commands.ts';
import { markSubscriptionPaid, markSubscriptionUnpaid } from './mark-payments.ts';
import { renewSubscription } from './renew-subscription.ts';

export const planCommands: readonly Command[] = [
  buyPackage,
  changePackage,
  renewSubscription,
  cancelSubscription,
  withdrawCancellation,
  markSubscriptionPaid,
  markSubscriptionUnpaid,
  setCouponStatus,
  setDiscountTerms,
];
