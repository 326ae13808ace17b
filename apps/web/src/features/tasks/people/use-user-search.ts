import { and, type BoolExp, or } from '@operatory/resource';
import { usePickSearch } from '#kit/use-pick-search.ts';
import type { PersonRow } from '../data/task-row.ts';

/** Who a task of a clinic may be given to: people of that clinic or who run the client, not blocked. */
export function mayBeGiven(clinicId: string | null): BoolExp {
  const unblocked: BoolExp = { j_users_user_roles: { blocked_status: { _eq: 'UN_BLOCKED' } } };
  if (!clinicId) return unblocked;
  const runsTheClient = { j_users_user_roles: { user_role: { name: { _eq: 'client_admin' } } } };
  return and(unblocked, or({ j_users_clinics: { clinic_id: { _eq: clinicId } } }, runsTheClient));
}

/** Those of them whose name contains the text, at most 50, asked for 300 ms after the last key. */
export function useUserSearch(
  text: string,
  clinicId: string | null,
  without: readonly string[] = [],
  pause = false,
) {
  const { rows, searching, failed } = usePickSearch<PersonRow>('users', text, {
    where: mayBeGiven(clinicId),
    without,
    pause,
  });
  return { users: rows, searching, failed };
}
