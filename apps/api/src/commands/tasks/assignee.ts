import type { MessageCode } from '@operatory/domain';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';

/**
 * Refuses unless each person belongs to the client, is not blocked, and works at the clinic or has a role for
 * the whole client. @throws Refusal
 */
export async function areAssignable(
  { db, actor, memoize }: Pick<CommandContext, 'db' | 'actor' | 'memoize'>,
  userIds: readonly string[],
  clinicId: string,
  code: MessageCode = 'task_not_updated',
): Promise<void> {
  const wanted = [...new Set(userIds)].sort();
  if (wanted.length === 0) return;
  const rows = await memoize(
    `people ${clinicId} ${wanted.join()}`,
    () => db.$queryRaw<{ fitting: number }[]>`
    select count(*)::int as fitting from users u
    where u.id = any(${wanted}::uuid[]) and u.client_id = ${actor.client_id}::uuid and u.profile_status <> 'INACTIVE'
      and exists (select from j_users_user_roles l join user_roles r on r.id = l.user_role_id
        where l.user_id = u.id and l.client_id = u.client_id and l.blocked_status = 'UN_BLOCKED'
          and (r.name in ('client_admin', 'super_admin') and l.user_custom_role_id is null
            or exists (select from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id and j.clinic_id = ${clinicId}::uuid)))`,
  );
  assertRule(rows[0]?.fitting === wanted.length, code);
}

export const isAssignable = (
  context: Pick<CommandContext, 'db' | 'actor' | 'memoize'>,
  userId: string,
  clinicId: string,
  code?: MessageCode,
): Promise<void> => areAssignable(context, [userId], clinicId, code);
