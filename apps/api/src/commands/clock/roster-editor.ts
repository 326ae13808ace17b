import { hasGrant, roleOf } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { viewerOf } from '../viewer.ts';

/** Whether the caller has an action on the rosters of a clinic. */
function actsOnRosterAt(actor: SignedIn, clinicId: string, action: 'VIEW' | 'EDIT'): boolean {
  const { grants, role, clinic_ids } = viewerOf(actor);
  const isNear = roleOf(role).actsAs === 'client_admin' || clinic_ids.includes(clinicId);
  return isNear && hasGrant(grants, 'clinic-rosters', action);
}
export const editsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  actsOnRosterAt(actor, clinicId, 'EDIT');
export const viewsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  actsOnRosterAt(actor, clinicId, 'VIEW');
