import { isRole, type Role } from '@operatory/domain';
import { clinicReach } from '@operatory/domain/permissions/clinic-reach';
import type { SignedIn } from '../context/context.ts';
import { notFound } from '../errors/refusal.ts';

/** @throws Refusal for a caller without a built-in role, such as a supplier */
export function viewerOf({
  user_id,
  role,
  clinic_ids,
  grants,
}: SignedIn): Pick<SignedIn, 'user_id' | 'clinic_ids' | 'grants'> & { readonly role: Role } {
  if (!isRole(role)) throw notFound();
  return { user_id, role, clinic_ids, grants };
}

/** @returns The clinics whose people and records the actor manages; null for all clinics. */
export const reachableClinicsOf = (actor: SignedIn): readonly string[] | null => clinicReach(viewerOf(actor));
