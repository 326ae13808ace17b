import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';

const readFigures = graphql(`
  query subscriptionFigures {
    subscription_figures {
      mrr mrr_trend { month amount } renewals_30_days unpaid_count unpaid_total
      coupon_uses { code used limit saved } by_status { active expiring expired }
    }
  }
`);

/** Figures of the platform's subscriptions; each is null if the viewer's role may not see it. */
export const useSubscriptionFigures = (pause: boolean) => useQueryData(readFigures, {}, { pause });
