import { type Role, roleOf } from '@operatory/domain';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { Group } from './group-room.tsx';

/**
 * Whether the user may change a group's members: its creator, or an admin of the client or of the group's
 * clinic, if their access includes groups.
 */
export function useManages({ created_by_user_id, clinic }: Group): boolean {
  const { user, role, clinics } = useMe();
  const can = useCan();
  if (created_by_user_id === user.id) return can('clinic-chat-groups');
  if (!can('clinic-chat-groups', 'ADD')) return false;
  const { actsAs } = roleOf(role as Role);
  if (actsAs === 'client_admin') return true;
  return actsAs === 'clinic_admin' && clinic !== null && clinics.some(({ id }) => id === clinic.id);
}

/** Whether the user may add groups for the whole client. */
export const useRunsAll = (): boolean => roleOf(useMe().role as Role).actsAs === 'client_admin';
