import { clinicReach } from '../permissions/clinic-reach.ts';
import { hasGrant } from '../permissions/effective.ts';
import type { Role } from '../permissions/roles.ts';

interface LabViewer {
  readonly role: Role;
  readonly grants: ReadonlySet<string>;
  readonly clinic_ids: readonly string[];
}

/**
 * @returns True if the viewer can see lab orders of this clinic and so read and write messages about them.
 */
export function seesLabOrder({ clinic_id }: { readonly clinic_id: string }, viewer: LabViewer): boolean {
  const reach = clinicReach(viewer);
  return hasGrant(viewer.grants, 'lab-orders', 'VIEW') && (reach === null || reach.includes(clinic_id));
}
