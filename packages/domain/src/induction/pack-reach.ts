import type { Grant } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';

export interface PackViewer {
  readonly role: Role;
  readonly grants: ReadonlySet<Grant>;
  readonly clinic_ids: readonly string[];
}

/** The clinics for which a user makes packs; null for all. Only who acts as a client admin makes packs for every clinic. */
export const packReach = ({ role, clinic_ids }: Omit<PackViewer, 'grants'>): readonly string[] | null =>
  roleOf(role).actsAs === 'client_admin' ? null : clinic_ids;

/** Whether a pack for these clinics, none for every clinic, is within a user's reach. */
export function isPackInReach(clinic_ids: readonly string[], viewer: Omit<PackViewer, 'grants'>): boolean {
  const reach = packReach(viewer);
  return reach === null || (clinic_ids.length > 0 && clinic_ids.every((id) => reach.includes(id)));
}

export const mayPack = ({ role, grants }: PackViewer, action: 'ADD' | 'EDIT'): boolean =>
  roleOf(role).actsAs !== 'client' && hasGrant(grants, 'induction-forms', action);
