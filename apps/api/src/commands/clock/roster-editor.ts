import { hasGrant, mayOnRoster, roleOf } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { viewerOf } from '../viewer.ts';

export const editsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'EDIT');
export const viewsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'VIEW');

/** Whether people of the caller's role read their own published shifts. */
export function readsOwnShifts(actor: SignedIn): boolean {
  const { role, grants } = viewerOf(actor);
  return roleOf(role).actsAs !== 'client' && hasGrant(grants, 'my-roster', 'VIEW');
}
/** Whether people of the caller's role read the requests about their own shifts. */
export function readsOwnRequests(actor: SignedIn): boolean {
  const { role, grants } = viewerOf(actor);
  return roleOf(role).actsAs !== 'client' && grants.has('package:clinic-rosters');
}
