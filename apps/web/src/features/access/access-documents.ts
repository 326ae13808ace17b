import type { Action, Role } from '@operatory/domain';
import type { TypedDocumentNode } from 'urql';
import { graphql } from '#data/graphql.ts';

/** Identifies a set of access rows: of a built-in or a custom role, for all clinics or for one. */
export interface RoleScope extends Record<string, unknown> {
  readonly user_role_id: number | null;
  readonly user_custom_role_id: string | null;
  readonly clinic_id: string | null;
}

export interface CustomRoleRow {
  readonly id: string;
  readonly name: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
}
export const customRoles = graphql(`
  subscription custom_roles {
    user_custom_roles(order_by: [{ name: asc }, { id: asc }]) { id name clinic { id name } }
  }
`);

export interface ModuleOfRole {
  /** Id of the role's own row for the module, which a save replaces; null if it has none. */
  readonly id: string | null;
  readonly module: string;
  readonly module_id: number;
  readonly default_actions: readonly Action[];
  readonly saved_data_actions: readonly Action[];
}
export interface ModulesOfRole {
  readonly role: Role;
  readonly user_custom_role_id: string | null;
  readonly version: number;
  /** Code of the reason why the user may not save this access; null if they may. */
  readonly refusal: string | null;
  readonly modules: readonly ModuleOfRole[];
}
export const modulesByRole = graphql(`
  query modules_by_role($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid) {
    modules_by_role(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id) {
      role
      user_custom_role_id
      version
      refusal
      modules { id module module_id default_actions saved_data_actions }
    }
  }
`) as TypedDocumentNode<{ modules_by_role: ModulesOfRole | null }, RoleScope>;

/** Its answer changes whenever the role's access is saved. */
export const liveRoleChanges = graphql(`
  subscription role_news($where: module_default_user_roles_bool_exp!) {
    module_default_user_roles_aggregate(where: $where) { aggregate { count max { updated_at } } }
  }
`);

export const roleHolders = graphql(`
  query role_holders($where: users_bool_exp!, $customised: users_bool_exp!) {
    all: users_aggregate(where: $where) { aggregate { count } }
    customised: users_aggregate(where: $customised) { aggregate { count } }
  }
`);

export const moduleTitles = graphql(`
  query module_titles { modules { name title } }
`);

export const saveRoleAccess = graphql(`
  mutation save_role_access($user_role_id: Int, $user_custom_role_id: uuid, $clinic_id: uuid, $ids: [uuid!]!, $records: [save_role_access_records_input!]!, $version: Int!) {
    save_role_access(user_role_id: $user_role_id, user_custom_role_id: $user_custom_role_id, clinic_id: $clinic_id, ids: $ids, records: $records, version: $version) { affected_rows }
  }
`);

export const duplicateCustomRole = graphql(`
  mutation duplicate_custom_role($id: uuid!, $name: String!, $clinic_id: uuid) {
    duplicate_custom_role(id: $id, name: $name, clinic_id: $clinic_id) { id }
  }
`);

export interface UserRoleAccess {
  readonly id: string;
  readonly role: Role;
  readonly custom_role_id: string | null;
  readonly custom_role_name: string | null;
  readonly clinic_name: string | null;
  readonly blocked: boolean;
  readonly package_id: number | null;
  readonly package_without: readonly string[];
  readonly access: readonly {
    readonly module: string;
    readonly default_actions: readonly Action[];
    readonly saved_data_actions: readonly Action[] | null;
  }[];
}
export interface UserOverride {
  readonly module: string;
  /** Actions that the person has in addition to those of their role. */
  readonly default_actions: readonly Action[];
  readonly default_disabled_actions: readonly Action[];
}
export interface UserAccessAnswer {
  readonly user_id: string;
  readonly version: string;
  readonly refusal: string | null;
  readonly overrides: readonly UserOverride[];
  readonly roles: readonly UserRoleAccess[];
}
export const userAccess = graphql(`
  query user_access($user_id: uuid!) {
    user_access(user_id: $user_id) {
      user_id
      version
      refusal
      overrides { module default_actions default_disabled_actions }
      roles {
        id role custom_role_id custom_role_name clinic_name blocked package_id package_without
        access { module default_actions saved_data_actions }
      }
    }
  }
`) as TypedDocumentNode<{ user_access: UserAccessAnswer | null }, { user_id: string }>;

export const saveUserAccess = graphql(`
  mutation save_user_access($user_id: uuid!, $records: [save_user_access_records_input!]!, $version: String!) {
    save_user_access(user_id: $user_id, records: $records, version: $version) { affected_rows }
  }
`);

/** Its answer changes whenever somebody saves the person's overrides. */
export const liveUserChanges = graphql(`
  subscription user_news($user_id: uuid!) {
    user_modules_access_aggregate(where: { user_id: { _eq: $user_id } }) { aggregate { count max { updated_at } } }
  }
`);

/** Its answer changes whenever the person gets a role, loses one or is blocked in one. */
export const liveUserRoleChanges = graphql(`
  subscription user_roles_news($user_id: uuid!) {
    j_users_user_roles(where: { user_id: { _eq: $user_id } }, order_by: [{ id: asc }]) {
      id user_role_id user_custom_role_id clinic_id blocked_status
    }
  }
`);
