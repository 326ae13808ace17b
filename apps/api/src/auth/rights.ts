import { effectiveGrants, roleOf, type SubscriptionStatus, type UserAccess } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';
import { packageOf } from '../rights/access-rows.ts';
import { accessSql, excludedModules, overridesOf } from '../rights/rights-sql.ts';
import {
  type AccessRow,
  accessOf,
  clinicsOf,
  type LinkRow,
  linksOf,
  type RoleLink,
} from '../rights/role-links.ts';

interface MyLink {
  readonly id: string;
  /** Whether the session was switched to this link. */
  readonly active: boolean;
}
interface PersonRow {
  readonly session_id: string;
  readonly session_version: number;
  readonly user_id: string;
  readonly display_name: string;
  readonly email: string;
  readonly client_id: string;
  readonly sub_domain: string;
  readonly package_id: number | null;
  readonly subscription_status: SubscriptionStatus;
  readonly stamp: string;
  readonly links: readonly (LinkRow & MyLink)[];
  readonly clinics: readonly string[];
  readonly memberships: readonly string[];
  readonly user_access: readonly UserAccess[];
  readonly package_without: readonly string[];
}
export interface Person {
  readonly who: SignedIn;
  readonly display_name: string;
  readonly email: string;
  /** A number that changes with the password. Tokens with another number are refused. */
  readonly session_version: number;
}

// SQL for a session's person with everything but the role's access. `$2` is the product's time, which decides
// whether the subscription has ended.
const personText = `
  select s.id as session_id, u.id as user_id,
    coalesce(floor(extract(epoch from k.password_changed_at) * 1000), 0)::float8 as session_version, u.display_name, u.email,
    c.id as client_id, c.sub_domain, c.package_id, app.client_standing(c.id, $2::timestamptz) as subscription_status,
    concat_ws(' ', app.rights_stamp(c.id, $2::timestamptz), s.user_role_link_id) as stamp,
    coalesce((select json_agg(json_build_object('id', l.id, 'active', l.id is not distinct from s.user_role_link_id, 'role', r.name, 'custom_role_id', l.user_custom_role_id, 'clinic_id', l.clinic_id))
      from j_users_user_roles l join user_roles r on r.id = l.user_role_id
      where l.user_id = u.id and l.blocked_status = 'UN_BLOCKED'), '[]') as links,
    array(select id::text from clinics order by id) as clinics,
    array(select clinic_id::text from j_users_clinics where user_id = u.id order by clinic_id) as memberships,
    ${overridesOf} as user_access, ${excludedModules} as package_without
  from sessions s join users u on u.id = s.user_id join clients c on c.id = s.client_id
    left join user_credentials k on k.user_id = u.id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.profile_status <> 'INACTIVE'
    and c.status = 'ACTIVE'`;

const myAccessText = `${accessSql}
  where r.name = $1 and d.user_custom_role_id is not distinct from $2 order by (d.client_id = $3) desc`;

/**
 * @returns The person of an active session, with their rights. Null if the session has ended, the user is
 *   inactive, all role links are blocked, the platform closed the client, or the grace period of its plan
 *   is over and this role cannot renew it. `now` is the product's time.
 */
export async function loadPerson(sql: Sql, sessionId: string, now: Date): Promise<Person | null> {
  const [row] = await sql<PersonRow>(personText, [sessionId, now]);
  const links = linksOf(row?.links ?? []);
  const link = strongest(links);
  if (!row || !link) return null;
  const { role, custom_role_id } = link;
  // After the grace period, only users who can renew the plan may sign in, with little access.
  if (row.subscription_status === 'closed' && role !== 'client' && role !== 'client_admin') return null;
  const access = await sql<AccessRow>(myAccessText, [role, custom_role_id, row.client_id]);
  const grants = effectiveGrants({
    role,
    custom: custom_role_id !== null,
    roleAccess: accessOf(link, access),
    userAccess: row.user_access,
    ...packageOf(role, { package_id: row.package_id, without: row.package_without }),
    subscriptionStatus: row.subscription_status,
  });
  const clinicIds = clinicsOf(link, links, row.memberships, access) ?? row.clinics;
  return {
    who: {
      user_id: row.user_id,
      client_id: row.client_id,
      session_id: row.session_id,
      role,
      custom_role_id,
      role_link_id: link.id,
      clinic_ids: clinicIds,
      subscriptionStatus: row.subscription_status,
      sub_domain: row.sub_domain,
      version: row.stamp,
      grants,
      variables: {
        'x-hasura-user-id': row.user_id,
        'x-hasura-client-id': row.client_id,
        'x-hasura-clinic-ids': `{${clinicIds.join(',')}}`,
        'x-hasura-role': role,
      },
    },
    display_name: row.display_name,
    email: row.email,
    session_version: row.session_version,
  };
}

/**
 * @returns The role link of the session: the one it was switched to, otherwise the one with the highest role.
 * Sorting by ids makes the choice between equal ranks stable.
 */
function strongest<Link extends RoleLink & MyLink>(links: readonly Link[]): Link | null {
  const order = (link: Link) =>
    `${link.active ? 0 : 1} ${999 - roleOf(link.role).rank} ${link.custom_role_id ?? ''} ${link.clinic_id ?? ''}`;
  return [...links].sort((a, b) => (order(a) < order(b) ? -1 : 1))[0] ?? null;
}
