import { graphql } from '#data/graphql.ts';
import {
  type PersonName,
  type ProfileStatus,
  personNameFields,
  type RoleLinkRow,
  roleLinkFields,
} from './person-rows.ts';

export interface PersonDetail extends PersonName {
  readonly profile_status: ProfileStatus;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly service_type?: string | null;
  readonly j_users_user_roles: readonly RoleLinkRow[];
  readonly j_users_clinics: readonly {
    readonly clinic_id: string;
    readonly clinic: { readonly id: string; readonly name: string } | null;
  }[];
  readonly managers: readonly { readonly id: string; readonly reported_to_user: PersonName | null }[];
  readonly team: readonly { readonly id: string; readonly user: PersonName | null }[];
}

/**
 * The query of one person, live, with the columns on which rights to change them depend. `extra` names
 * further columns, which the user must be able to read.
 */
export const livePerson = (extra: readonly string[]) =>
  graphql<{ users_by_pk: PersonDetail | null }, { id: string }>(`
  subscription person($id: uuid!) {
    users_by_pk(id: $id) {
      ${personNameFields} profile_status ${extra.join(' ')}
      j_users_user_roles(order_by: [{ created_at: asc }, { id: asc }]) { ${roleLinkFields} }
      j_users_clinics(order_by: [{ created_at: asc }]) { clinic_id clinic { id name } }
      managers: users_reported_to_users(order_by: [{ created_at: asc }]) { id reported_to_user { ${personNameFields} } }
      team: users_reported_to_users_by_reported_to_user_id(order_by: [{ created_at: asc }]) { id user { ${personNameFields} } }
    }
  }
`);

type Answer<Name extends string> = Readonly<Record<Name, { readonly id: string } | null>>;
type Of = { user_id: string };

export interface AccessVariables extends Record<string, unknown> {
  readonly roles: readonly {
    readonly user_role_id: number;
    readonly user_custom_role_id: string | null;
    readonly clinic_id: string | null;
  }[];
  readonly clinic_ids: readonly string[];
}

export const inviteUser = graphql(`
  mutation inviteUser($email: String!, $first_name: String!, $middle_name: String, $last_name: String!, $display_name: String,
    $phone: String, $service_type: String, $roles: [invite_user_roles_input!]!, $clinic_ids: [uuid!]!,
    $idempotency_key: String) {
    invite_user(email: $email, first_name: $first_name, middle_name: $middle_name, last_name: $last_name,
      display_name: $display_name, phone: $phone, service_type: $service_type, roles: $roles, clinic_ids: $clinic_ids,
      idempotency_key: $idempotency_key) { id }
  }
`);

export const setUserAccess = graphql(`
  mutation setUserAccess($user_id: uuid!, $roles: [set_user_access_roles_input!]!, $clinic_ids: [uuid!]!) {
    set_user_access(user_id: $user_id, roles: $roles, clinic_ids: $clinic_ids) { id }
  }
`);

export const setReportingLines = graphql(`
  mutation setReportingLines($user_id: uuid!, $reported_to_user_ids: [uuid!]!) {
    set_reporting_lines(user_id: $user_id, reported_to_user_ids: $reported_to_user_ids) { id }
  }
`);

const onLink = (name: 'block_user' | 'unblock_user') =>
  graphql<Answer<typeof name>, Of & { role_link_id: string | null }>(`
  mutation ${name}($user_id: uuid!, $role_link_id: uuid) { ${name}(user_id: $user_id, role_link_id: $role_link_id) { id } }
`);
export const blockUser = onLink('block_user');
export const unblockUser = onLink('unblock_user');

const onUser = (name: 'resend_invite' | 'reset_user_password' | 'reset_user_pin') =>
  graphql<Answer<typeof name>, Of>(`mutation ${name}($user_id: uuid!) { ${name}(user_id: $user_id) { id } }`);
export const resendInvite = onUser('resend_invite');
export const resetUserPassword = onUser('reset_user_password');
export const resetUserPin = onUser('reset_user_pin');
