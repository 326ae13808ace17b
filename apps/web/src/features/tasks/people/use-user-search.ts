import { assignableUsers } from '@operatory/domain';
import { usePickSearch } from '#kit/pick/use-pick-search.ts';
import type { PersonRow } from '../data/task-row.ts';

/**
 * Users to whom a task of the clinic can be assigned and whose name contains the text, at most 50, queried
 * 300 ms after the last key.
 */
export function useUserSearch(text: string, clinicId: string | null, without: readonly string[] = []) {
  const { rows, apart, searching, failed } = usePickSearch<PersonRow>('users', text, {
    where: assignableUsers(clinicId),
    without,
  });
  return { users: rows, apart, searching, failed };
}
