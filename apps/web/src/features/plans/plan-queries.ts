import { graphql, type ResultOf } from '#data/graphql.ts';

/** The client's latest plan periods: the current one, and one that was bought in advance. */
export const ownPlan = graphql(`
  subscription ownPlanInFull {
    user_subscriptions(order_by: [{ start_at: desc }, { id: desc }], limit: 4) {
      id version package_id team_id plan_type plan_status payment_status start_at expire_at total_amount cancelled_at
      next_package_id next_team_id
      package { id name }
      team { id name team_size }
      next_package { id name }
      next_team { id name }
    }
  }
`);
export type OwnPlan = ResultOf<typeof ownPlan>['user_subscriptions'][number];

export const ownDiscount = graphql(`
  subscription ownDiscount($client: uuid!) {
    clients_by_pk(id: $client) { id coupon_code discount_terms discount_end_date }
  }
`);

/** The plans on offer, with the modules that each excludes and its price for each team size. */
export const offeredPlans = graphql(`
  subscription offeredPlans {
    packages(order_by: [{ id: asc }]) {
      id name description
      packagemodules(where: { checked: { _eq: false } }) { id module { id name } }
      teampackages(order_by: [{ team_size: asc }, { team_id: asc }]) { id team_id team_size price team { id name team_size } }
    }
  }
`);
export type OfferedPlan = ResultOf<typeof offeredPlans>['packages'][number];

export const latestInvoices = graphql(`
  subscription latestInvoices {
    client_transaction_history(order_by: [{ created_at: desc }, { id: desc }], limit: 6) {
      id invoice_id created_at history_type plan_name total_value status
    }
  }
`);
