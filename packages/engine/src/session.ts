import type { Grant, TablePermissions } from '@operatory/resource';

/** The host builds the session from a verified token, never from the request body. */
export interface Session {
  readonly role: string;
  /**
   * The names of session variables are in lower case: `x-hasura-user-id`, `x-hasura-client-id`,
   * `x-hasura-clinic-ids` (`{a,b}`).
   */
  readonly variables: Readonly<Record<string, string>>;
  readonly grants: ReadonlySet<Grant>;
}

/** The permissions are by role, then by table. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, TablePermissions>>>>;
