import { type Role, roleOf } from './roles.ts';

/**
 * @returns The clinics whose people and records a user manages; null for all. Only users who act as
 * client_admin manage all.
 */
export const clinicReach = ({
  role,
  clinic_ids,
}: {
  readonly role: Role;
  readonly clinic_ids: readonly string[];
}): readonly string[] | null => (roleOf(role).actsAs === 'client_admin' ? null : clinic_ids);
