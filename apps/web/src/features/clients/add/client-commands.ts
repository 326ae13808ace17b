import { graphql } from '#data/graphql.ts';

export const createClient = graphql(`
  mutation createClient(
    $name: String!, $business_name: String, $sub_domain: String!, $package_id: Int!, $team_id: Int!, $coupon_code: String
    $state: String!, $admin: create_client_admin_input!, $abn: String, $account_manager_user_id: uuid, $client_source_id: uuid
    $idempotency_key: String
  ) {
    create_client(
      name: $name, business_name: $business_name, sub_domain: $sub_domain, package_id: $package_id, team_id: $team_id
      coupon_code: $coupon_code, state: $state, admin: $admin, abn: $abn
      account_manager_user_id: $account_manager_user_id, client_source_id: $client_source_id
      idempotency_key: $idempotency_key
    ) { id }
  }
`);
export const convertLead = graphql(`
  mutation convertLead(
    $id: uuid!, $name: String!, $business_name: String, $sub_domain: String!, $package_id: Int!, $team_id: Int!
    $coupon_code: String, $state: String!, $admin: convert_lead_admin_input!, $abn: String
    $account_manager_user_id: uuid, $client_source_id: uuid
  ) {
    convert_lead(
      id: $id, name: $name, business_name: $business_name, sub_domain: $sub_domain, package_id: $package_id, team_id: $team_id
      coupon_code: $coupon_code, state: $state, admin: $admin, abn: $abn
      account_manager_user_id: $account_manager_user_id, client_source_id: $client_source_id
    ) { id }
  }
`);
export const readLead = graphql(`
  query leadToConvert($id: uuid!) {
    website_cms_leads_by_pk(id: $id) {
      id name business_name email phone status package_id team_id coupon_code assigned_to_user_id
    }
  }
`);
