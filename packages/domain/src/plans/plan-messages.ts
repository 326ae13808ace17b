/** Texts that users see about coupons and plans, in addition to the specified ones. */
export const planMessages = {
  coupon_months_over: 'Your discount from this coupon has ended.',
  coupon_is_in_use: 'This coupon has been used. Set it to inactive instead.',
  plan_not_sold: 'This plan is not offered for that team. Choose another one.',
  plan_in_force: 'Your plan is still running. Change or renew it instead.',
  plan_not_in_force: 'There is no running plan. Buy one first.',
  plan_ended: 'Your plan has ended. Renew it, or buy another one.',
  plan_same: 'This is already your plan',
  plan_already_renewed: 'Your plan is already renewed until {until}',
  plan_already_cancelled: 'This plan is already cancelled',
  plan_is_cancelled: 'This plan is cancelled. Withdraw the cancellation first.',
  plan_not_cancelled: 'This plan is not cancelled',
  plan_is_newer: 'Someone else has changed this plan. Reload it to continue.',
  payment_already_paid: 'This invoice is already paid',
  payment_not_paid: 'This invoice is not paid yet',
  payment_nothing_due: 'There is nothing to pay for this invoice',
  status_unchanged: 'Someone else has already done this. Refresh to continue.',
} as const;
