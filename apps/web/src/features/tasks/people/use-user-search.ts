import { useDebouncedValue } from '@mantine/hooks';
import { and, type BoolExp, or } from '@operatory/resource';
import { useQueryData } from '#data/hooks.ts';
import { searchUsers } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';

/** Who a task of a clinic may be given to: people of that clinic or who run the client, not blocked. */
export function usersFilter(text: string, clinicId: string | null, without: readonly string[] = []): BoolExp {
  const parts: BoolExp[] = [{ j_users_user_roles: { blocked_status: { _eq: 'UN_BLOCKED' } } }];
  const pattern = text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  if (pattern !== '') parts.push({ display_name: { _ilike: `%${pattern}%` } });
  if (clinicId) {
    const runsTheClient = { j_users_user_roles: { user_role: { name: { _eq: 'client_admin' } } } };
    parts.push(or({ j_users_clinics: { clinic_id: { _eq: clinicId } } }, runsTheClient));
  }
  if (without.length > 0) parts.push({ id: { _nin: without } });
  return and(...parts);
}

/** People whose name contains the text, at most 50, asked for 300 ms after the last key. */
export function useUserSearch(
  text: string,
  clinicId: string | null,
  without: readonly string[] = [],
  pause = false,
) {
  const [settled] = useDebouncedValue(text, 300);
  const answer = useQueryData(searchUsers, { where: usersFilter(settled, clinicId, without) }, { pause });
  const users: readonly PersonRow[] = answer.data?.users ?? [];
  return { users, searching: answer.fetching || settled !== text, failed: Boolean(answer.error) };
}
