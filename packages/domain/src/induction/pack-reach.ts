import type { Grant } from '@operatory/resource';
import { clinicReach } from '../permissions/clinic-reach.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';

export interface PackViewer {
  readonly role: Role;
  readonly grants: ReadonlySet<Grant>;
  readonly clinic_ids: readonly string[];
}

/** @returns True if the viewer manages all clinics of a pack. A pack without clinics is for all clinics. */
export function isPackInReach(clinic_ids: readonly string[], viewer: Omit<PackViewer, 'grants'>): boolean {
  const reach = clinicReach(viewer);
  return reach === null || (clinic_ids.length > 0 && clinic_ids.every((id) => reach.includes(id)));
}

export const mayPack = ({ role, grants }: PackViewer, action: 'ADD' | 'EDIT'): boolean =>
  roleOf(role).actsAs !== 'client' && hasGrant(grants, 'induction-forms', action);
