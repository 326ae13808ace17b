import { hasGrant, mayOnRoster, roleOf } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { viewerOf } from '../viewer.ts';

export const editsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'EDIT');
export const viewsRosterAt = (actor: SignedIn, clinicId: string): boolean =>
  mayOnRoster(viewerOf(actor), clinicId, 'VIEW');

export function readsOwnShifts(actor: SignedIn): boolean {
  const { role, grants } = viewerOf(actor);
  return roleOf(role).actsAs !== 'client' && hasGrant(grants, 'my-roster', 'VIEW');
}
export function readsOwnRequests(actor: SignedIn): boolean {
  const { role, grants } = viewerOf(actor);
  return roleOf(role).actsAs !== 'client' && grants.has('package:clinic-rosters');
}
