import { graphql } from '#data/graphql.ts';

/**
 * The fields of a client that every tab of its record needs. Columns that the viewer may not read are
 * absent.
 */
export interface ClientHead {
  readonly id: string;
  readonly name: string;
  readonly sub_domain?: string;
  readonly status?: 'ACTIVE' | 'INACTIVE';
  readonly coupon_code?: string | null;
  readonly discount_id?: string | null;
  readonly discount_terms?: string | null;
  readonly discount_end_date?: string | null;
  readonly account_manager_user_id?: string | null;
  readonly package?: { readonly id: number; readonly name: string } | null;
  readonly team?: { readonly id: number; readonly name: string; readonly team_size: number } | null;
}

const columns = [
  ['sub_domain'],
  ['status'],
  ['coupon_code'],
  ['discount_id'],
  ['discount_terms'],
  ['discount_end_date'],
  ['account_manager_user_id'],
  ['package_id', 'package { id name }'],
  ['team_id', 'team { id name }'],
] as const;

export const liveClient = (readable: { readonly has: (column: string) => boolean } | null) =>
  graphql<{ clients_by_pk: ClientHead | null }, { id: string }>(`
    subscription client($id: uuid!) {
      clients_by_pk(id: $id) {
        id name ${columns
          .filter(([needed]) => readable?.has(needed))
          .map(([needed, select = needed]) => select)
          .join(' ')}
      }
    }
  `);

/** A client's plan, and the change that applies from its next period. */
export interface ClientPlan {
  readonly id: string;
  readonly plan_status: string;
  readonly plan_type: string;
  readonly expire_at: string;
  readonly total_amount?: string;
  readonly payment_status?: string;
  readonly start_at: string;
  readonly cancelled_at?: string | null;
  readonly cancelled_reason?: string | null;
  readonly version?: number;
  readonly package: { readonly id: number; readonly name: string } | null;
  readonly team: { readonly id: number; readonly name: string } | null;
  readonly next_package: { readonly id: number; readonly name: string } | null;
  readonly next_team: { readonly id: number; readonly name: string } | null;
}

const planColumns = [
  ...['plan_status', 'plan_type', 'start_at', 'expire_at', 'total_amount', 'payment_status'],
  ...['cancelled_at', 'cancelled_reason', 'version'],
];

export const livePlan = (readable: { readonly has: (column: string) => boolean }) =>
  graphql<{ user_subscriptions: readonly ClientPlan[] }, { client: string }>(`
    subscription clientPlan($client: uuid!) {
      user_subscriptions(where: { client: { id: { _eq: $client } } }, order_by: [{ expire_at: desc }], limit: 1) {
        id ${planColumns.filter(readable.has).join(' ')}
        package { id name } team { id name } next_package { id name } next_team { id name }
      }
    }
  `);
