import { mayOnRoster, roleOf, type TimesheetRelation } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { viewerOf } from '../viewer.ts';

export function timesheetRelation(
  actor: SignedIn,
  { clinic_id, user_id }: { readonly clinic_id: string; readonly user_id: string },
): TimesheetRelation {
  const viewer = viewerOf(actor);
  return {
    own: user_id === actor.user_id,
    editor: mayOnRoster(viewer, clinic_id, 'EDIT'),
    isClientAdmin: roleOf(viewer.role).actsAs === 'client_admin',
  };
}
