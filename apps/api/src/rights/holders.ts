import { type Prisma, withTenant } from '@operatory/db';
import {
  basePackageId,
  effectiveGrants,
  isRole,
  type Role,
  type RoleAccess,
  roleOf,
  type UserAccess,
} from '@operatory/domain';

/** A person of a client and what they may do, without a session: for pickers and for those who are to be told. */
export interface Holder {
  readonly user_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly grants: ReadonlySet<string>;
  /** Null: all of the client's. */
  readonly clinic_ids: ReadonlySet<string> | null;
}

interface Row {
  readonly user_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly memberships: readonly string[];
  readonly user_access: readonly UserAccess[];
}
interface AccessRow extends RoleAccess {
  readonly role: string;
  readonly custom_role_id: string | null;
}
interface ClientRow {
  readonly package_id: number | null;
  readonly without: readonly string[];
}

/** The client's people who may sign in, blocked ones left out; of several roles the highest counts. */
export async function holdersOf(
  prisma: Prisma,
  clientId: string,
  now: string,
  only?: readonly string[],
): Promise<ReadonlyMap<string, Holder>> {
  const [people, access, clients] = await withTenant({ clientId, now }, () =>
    Promise.all([
      prisma.$queryRaw<Row[]>`
        select u.id as user_id, u.email, u.display_name, r.name as role, l.user_custom_role_id as custom_role_id,
          array(select j.clinic_id from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id) as memberships,
          coalesce((select json_agg(json_build_object('module', m.name, 'default_actions', a.default_actions,
              'default_disabled_actions', a.default_disabled_actions))
            from user_modules_access a join modules m on m.id = a.module_id where a.user_id = u.id), '[]') as user_access
        from users u join j_users_user_roles l on l.user_id = u.id and l.client_id = u.client_id
          join user_roles r on r.id = l.user_role_id
        where u.client_id = ${clientId}::uuid and l.blocked_status = 'UN_BLOCKED' and u.profile_status <> 'INACTIVE'
          and (${only === undefined} or u.id = any(${[...(only ?? [])]}::uuid[]))`,
      prisma.$queryRaw<AccessRow[]>`
        select distinct on (r.name, d.user_custom_role_id, m.name) r.name as role, d.user_custom_role_id as custom_role_id,
          m.name as module, coalesce(d.default_actions::text[], '{}') as default_actions, d.saved_data_actions::text[] as saved_data_actions
        from module_default_user_roles d join modules m on m.id = d.module_id join user_roles r on r.id = d.user_role_id
        order by r.name, d.user_custom_role_id, m.name, (d.client_id = ${clientId}::uuid) desc`,
      prisma.$queryRaw<ClientRow[]>`
        select c.package_id, array(select m.name from packagemodules p join modules m on m.id = p.module_id
          where p.package_id = c.package_id and not p.checked) as without from clients c where c.id = ${clientId}::uuid`,
    ]),
  );
  const holders = new Map<string, Holder & { rank: number }>();
  // Most people have their role's rights and no others: those are worked out once a role.
  const plain = new Map<string, ReadonlySet<string>>();
  for (const row of people) {
    if (!isRole(row.role)) continue;
    const role: Role = row.custom_role_id ? (roleOf(row.role).customBase ?? row.role) : row.role;
    const { rank, scope, actsAs } = roleOf(role);
    if ((holders.get(row.user_id)?.rank ?? -1) >= rank) continue;
    const key = row.user_access.length > 0 ? null : `${role} ${row.custom_role_id ?? ''}`;
    const grants =
      (key === null ? undefined : plain.get(key)) ??
      effectiveGrants({
        role,
        custom: row.custom_role_id !== null,
        roleAccess: access.filter((each) => each.role === role && each.custom_role_id === row.custom_role_id),
        userAccess: row.user_access,
        packageId: scope === 'platform' ? null : (clients[0]?.package_id ?? basePackageId),
        packageWithout: clients[0]?.without ?? [],
      });
    if (key !== null) plain.set(key, grants);
    holders.set(row.user_id, {
      user_id: row.user_id,
      email: row.email,
      display_name: row.display_name,
      grants,
      clinic_ids: actsAs === 'client_admin' ? null : new Set(row.memberships),
      rank,
    });
  }
  return holders;
}

export const worksAt = (holder: Holder, clinicId: string | null): boolean =>
  clinicId === null || holder.clinic_ids === null || holder.clinic_ids.has(clinicId);
