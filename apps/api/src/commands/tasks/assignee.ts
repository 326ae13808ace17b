import type { Tx } from '@operatory/db';
import type { MessageCode } from '@operatory/domain';
import type { SignedIn } from '../../context.ts';
import { must } from '../refuse.ts';

/** The person exists here, is not blocked, and works at the clinic (or runs the whole client). */
export async function assigneeFits(
  db: Tx,
  actor: SignedIn,
  userId: string,
  clinicId: string,
  code: MessageCode = 'task_not_updated',
): Promise<void> {
  const rows = await db.$queryRaw<{ fits: boolean }[]>`
    select exists (
      select from users u where u.id = ${userId}::uuid and u.client_id = ${actor.client_id}::uuid and u.profile_status <> 'INACTIVE'
        and exists (select from j_users_user_roles l join user_roles r on r.id = l.user_role_id
          where l.user_id = u.id and l.client_id = u.client_id and l.blocked_status = 'UN_BLOCKED'
            and (r.name in ('client_admin', 'super_admin')
              or exists (select from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id and j.clinic_id = ${clinicId}::uuid)))
    ) as fits`;
  must(rows[0]?.fits === true, code);
}
