import { type AudiencePerson, hasGrant, roleOf } from '@operatory/domain';
import type { ClientGrantee } from '../../rights/grantees.ts';
import type { People } from '../client-people.ts';
import { assertRule } from '../refuse.ts';

/** The people who have an Inbox. */
export const peopleWithInbox = (people: People): readonly AudiencePerson[] =>
  [...people.values()]
    .filter(({ roleGrants }) =>
      roleGrants.some(({ grants }) => hasGrant(grants, 'client_document_assignments', 'VIEW')),
    )
    .map(({ user_id, roleGrants }) => ({
      user_id,
      roles: roleGrants.map(({ role, clinic_ids }) => ({ role, clinic_ids })),
    }));

const holdsRole = (person: ClientGrantee | undefined, ...roles: readonly string[]): boolean =>
  person?.roleGrants.some(({ role }) => roles.includes(roleOf(role).actsAs)) === true;

/** Whether nobody else administers the client. */
export const isOnlyAdmin = (people: People, userId: string): boolean =>
  ![...people.values()].some((person) => person.user_id !== userId && holdsRole(person, 'client_admin'));

interface Signers {
  readonly witness_user_id?: string | null | undefined;
  readonly admin_signer_user_id?: string | null | undefined;
}
/** A witness is any active person, who signs as admin a client or clinic admin. */
export function assertSigners(
  people: People,
  { witness_user_id: witness, admin_signer_user_id: admin }: Signers,
): void {
  assertRule(
    (!witness || people.has(witness)) &&
      (!admin || holdsRole(people.get(admin), 'client_admin', 'clinic_admin')),
    'document_signer_unfit',
  );
}
