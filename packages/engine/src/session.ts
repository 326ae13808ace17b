import type { Grant, TablePermissions } from '@operatory/resource';

/** The host makes the session from the request's token or headers, never from its body. */
export interface Session {
  readonly role: string;
  /**
   * The names of session variables are in lower case: `x-hasura-user-id`, `x-hasura-client-id`,
   * `x-hasura-clinic-ids` (`{a,b}`).
   */
  readonly variables: Readonly<Record<string, string>>;
  readonly grants: ReadonlySet<Grant>;
}

/** Permissions by role, then by the table's catalog name. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, TablePermissions>>>>;
