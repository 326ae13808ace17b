import { type Role, roleOf } from './roles.ts';

/** The clinics whose people and things a user handles; null for all. Only who acts as a client admin handles every clinic's. */
export const clinicReach = ({
  role,
  clinic_ids,
}: {
  readonly role: Role;
  readonly clinic_ids: readonly string[];
}): readonly string[] | null => (roleOf(role).actsAs === 'client_admin' ? null : clinic_ids);
