import { isRole, mayManageRole, roleOf } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';

/**
 * @returns True if the caller may renew a colleague's PIN: they need PASSWORD on Users, a role that may
 *   manage all roles of the colleague, and a shared clinic, unless they act as a client_admin.
 */
export async function mayRenewPin(
  { pools }: Pick<AppContext, 'pools'>,
  who: SignedIn,
  userId: string,
): Promise<boolean> {
  const actor = who.role;
  if (!who.grants.has('Users:PASSWORD') || !isRole(actor)) return false;
  return inTenant(pools.tenant, who.client_id, async (sql) => {
    const [target] = await sql<{ roles: string[]; shared: boolean }>(
      `select array(select r.name from j_users_user_roles l join user_roles r on r.id = l.user_role_id where l.user_id = u.id) as roles,
         exists (select 1 from j_users_clinics c where c.user_id = u.id and c.clinic_id = any($2::uuid[])) as shared
       from users u where u.id = $1`,
      [userId, who.clinic_ids],
    );
    if (!target) return false;
    const near = target.shared || roleOf(actor).actsAs === 'client_admin';
    return near && target.roles.every((role) => isRole(role) && mayManageRole(actor, role));
  });
}
