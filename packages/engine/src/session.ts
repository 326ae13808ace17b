import type { Grant, TablePermissions } from '@operatory/resource';

/** The caller. Built by the host from a verified token; never from the request's body. */
export interface Session {
  readonly role: string;
  /** Session variables, names in lower case: `x-hasura-user-id`, `x-hasura-client-id`, `x-hasura-clinic-ids` (`{a,b}`). */
  readonly variables: Readonly<Record<string, string>>;
  readonly grants: ReadonlySet<Grant>;
}

/** Every role's permission on every table, by role, then table. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, TablePermissions>>>>;
