import { grantableRoles, isRole } from '@operatory/domain';
import type { Me } from '#session/me.ts';

/** Whether the user may add people and there is a role that they may assign. */
export const mayInvite = (me: Pick<Me, 'grants' | 'role'>): boolean =>
  me.grants.includes('Users:ADD') && isRole(me.role) && grantableRoles(me.role).length > 0;
