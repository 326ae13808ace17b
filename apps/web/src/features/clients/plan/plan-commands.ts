import { graphql } from '#data/graphql.ts';

export const readPackagesSold = graphql(`
  query packagesSold {
    packages(order_by: [{ id: asc }]) {
      id name
      teampackages(order_by: [{ team_size: asc }, { id: asc }]) { id team_id price team { id name } }
    }
  }
`);
export const validateCoupon = graphql(`
  query validateCoupon($code: String!, $package: Int!, $team: Int!) {
    validate_coupon(code: $code, package_id: $package, team_id: $team) { ok message original discount total }
  }
`);
export const planQuote = graphql(`
  query planQuote($client: uuid, $package: Int!, $team: Int!, $code: String) {
    plan_quote(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code) {
      kind ok message original discount total gst starts_on ends_on recurring gained lost
    }
  }
`);
export const buyPackage = graphql(`
  mutation buyPackage($client: uuid, $package: Int!, $team: Int!, $code: String) {
    buy_package(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code) { id }
  }
`);
export const changePackage = graphql(`
  mutation changePackage($client: uuid, $package: Int!, $team: Int!, $code: String, $version: Int) {
    change_package(client_id: $client, package_id: $package, team_id: $team, coupon_code: $code, version: $version) { id }
  }
`);
export const renewSubscription = graphql(`
  mutation renewSubscription($client: uuid, $code: String) {
    renew_subscription(client_id: $client, coupon_code: $code) { id }
  }
`);
export const cancelSubscription = graphql(`
  mutation cancelSubscription($client: uuid, $reason: String) {
    cancel_subscription(client_id: $client, reason: $reason) { id }
  }
`);
export const withdrawCancellation = graphql(`
  mutation withdrawCancellation($client: uuid) { withdraw_cancellation(client_id: $client) { id } }
`);
