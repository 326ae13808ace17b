import { graphql } from '#data/graphql.ts';

export interface HistoryRow {
  readonly id: string;
  readonly action: string;
  readonly from_value: unknown;
  readonly to_value: unknown;
  readonly note: string | null;
  readonly created_at: string;
  readonly user: { readonly id: string; readonly display_name: string } | null;
}
export const liveHistory = graphql(
  `subscription history($order: uuid!) {
    clinic_im_product_order_history(
      where: { clinic_im_product_order_id: { _eq: $order } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200
    ) { id action from_value to_value note created_at user { id display_name } }
  }`,
);
export const liveLineNames = graphql(
  `subscription lines($order: uuid!) {
    clinic_im_product_order_items(where: { clinic_im_product_order_id: { _eq: $order } }) { id clinic_im_product_id product_name }
  }`,
);
