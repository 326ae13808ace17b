import { isRole, type TaskViewer } from '@operatory/domain';
import { grantsNow } from './permissions.ts';
import { currentSession } from './session.ts';

/** The signed-in user as the domain's rules on tasks take them; null if nobody is signed in. */
export function currentViewer(): TaskViewer | null {
  const session = currentSession();
  if (session.status !== 'signed-in' || !isRole(session.me.role)) return null;
  const { role, user, clinics } = session.me;
  return { user_id: user.id, role, clinic_ids: clinics.map(({ id }) => id), grants: grantsNow() };
}
