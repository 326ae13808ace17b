import { type AudiencePerson, hasGrant, roleOf } from '@operatory/domain';
import type { ClientGrantee } from '../../rights/grantees.ts';
import type { People } from '../client-people.ts';
import { assertRule } from '../refuse.ts';

/** Only people with VIEW on their assignments have an Inbox. */
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

export const isOnlyAdmin = (people: People, userId: string): boolean =>
  ![...people.values()].some((person) => person.user_id !== userId && holdsRole(person, 'client_admin'));

interface Signers {
  readonly witness_user_id?: string | null | undefined;
  readonly admin_signer_user_id?: string | null | undefined;
}
/** The witness must be an active person. The admin who signs must be a client admin or a clinic admin. */
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
