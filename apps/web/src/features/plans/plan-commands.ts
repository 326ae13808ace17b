import { graphql, type ResultOf } from '#data/graphql.ts';

export const planQuote = graphql(`
  query ownPlanQuote($package_id: Int!, $team_id: Int!, $coupon_code: String) {
    plan_quote(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code) {
      kind ok message original discount total gst starts_on ends_on recurring gained lost
    }
  }
`);
export type Quote = NonNullable<ResultOf<typeof planQuote>['plan_quote']>;

export const buyPackage = graphql(`
  mutation ownBuyPackage($package_id: Int!, $team_id: Int!, $coupon_code: String) {
    buy_package(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code) { id }
  }
`);
export const changePackage = graphql(`
  mutation ownChangePackage($package_id: Int!, $team_id: Int!, $coupon_code: String, $version: Int) {
    change_package(package_id: $package_id, team_id: $team_id, coupon_code: $coupon_code, version: $version) { id }
  }
`);
export const renewSubscription = graphql(`
  mutation ownRenewSubscription($coupon_code: String) { renew_subscription(coupon_code: $coupon_code) { id } }
`);
export const cancelSubscription = graphql(`
  mutation ownCancelSubscription($reason: String) { cancel_subscription(reason: $reason) { id } }
`);
export const withdrawCancellation = graphql(`
  mutation ownWithdrawCancellation { withdraw_cancellation { id } }
`);
