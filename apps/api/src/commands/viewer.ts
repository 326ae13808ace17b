import { isRole, type Role } from '@operatory/domain';
import { clinicReach } from '@operatory/domain/permissions/clinic-reach';
import type { SignedIn } from '../context/context.ts';
import { notFound } from '../errors/refusal.ts';

/** The actor in the form that the domain's rules take. */
export function viewerOf({
  user_id,
  role,
  clinic_ids,
  grants,
}: SignedIn): Pick<SignedIn, 'user_id' | 'clinic_ids' | 'grants'> & { readonly role: Role } {
  if (!isRole(role)) throw notFound();
  return { user_id, role, clinic_ids, grants };
}

/** The clinics whose people and records the actor manages; null for all. */
export const reachableClinicsOf = (actor: SignedIn): readonly string[] | null => clinicReach(viewerOf(actor));
