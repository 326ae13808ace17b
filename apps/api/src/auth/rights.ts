import {
  type Action,
  basePackageId,
  effectiveGrants,
  isRole,
  type Role,
  type RoleAccess,
  roleOf,
  type Standing,
  type UserAccess,
} from '@operatory/domain';
import type { SignedIn } from '../context.ts';
import type { Sql } from './tenant.ts';

interface LinkRow {
  readonly id: string;
  /** The link that the session was switched to. */
  readonly active: boolean;
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
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
  readonly standing: Standing;
  readonly stamp: string;
  readonly links: readonly LinkRow[];
  readonly clinics: readonly string[];
  readonly memberships: readonly string[];
  readonly user_access: readonly UserAccess[];
  readonly package_without: readonly string[];
}
interface AccessRow {
  readonly module: string;
  readonly default_actions: readonly Action[] | null;
  readonly saved_data_actions: readonly Action[] | null;
}

/** A signed-in person as read from the database at one moment. */
export interface Person {
  readonly who: SignedIn;
  readonly display_name: string;
  readonly email: string;
  /** Changes with the password: tokens of before it are refused. */
  readonly session_version: number;
}

// Everything but the role's access rows, in one statement. `$2`: the product's date, for the subscription's standing.
const personText = `
  select s.id as session_id, u.id as user_id,
    coalesce(floor(extract(epoch from k.password_changed_at) * 1000), 0)::float8 as session_version, u.display_name, u.email,
    c.id as client_id, c.sub_domain, c.package_id, app.client_standing(c.id, $2::timestamptz) as standing,
    concat_ws(' ', app.rights_stamp(c.id, $2::timestamptz), s.user_role_link_id) as stamp,
    coalesce((select json_agg(json_build_object('id', l.id, 'active', l.id is not distinct from s.user_role_link_id, 'role', r.name, 'custom_role_id', l.user_custom_role_id, 'clinic_id', l.clinic_id))
      from j_users_user_roles l join user_roles r on r.id = l.user_role_id
      where l.user_id = u.id and l.blocked_status = 'UN_BLOCKED'), '[]') as links,
    array(select id::text from clinics order by id) as clinics,
    array(select clinic_id::text from j_users_clinics where user_id = u.id order by clinic_id) as memberships,
    coalesce((select json_agg(json_build_object('module', m.name, 'default_actions', a.default_actions,
        'default_disabled_actions', a.default_disabled_actions))
      from user_modules_access a join modules m on m.id = a.module_id where a.user_id = u.id), '[]') as user_access,
    array(select m.name from packagemodules p join modules m on m.id = p.module_id
      where p.package_id = c.package_id and not p.checked) as package_without
  from sessions s join users u on u.id = s.user_id join clients c on c.id = s.client_id
    left join user_credentials k on k.user_id = u.id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.profile_status <> 'INACTIVE'`;

const accessText = `
  select distinct on (m.name) m.name as module, d.default_actions::text[], d.saved_data_actions::text[]
  from module_default_user_roles d join modules m on m.id = d.module_id join user_roles r on r.id = d.user_role_id
  where r.name = $1 and d.user_custom_role_id is not distinct from $2
  order by m.name, (d.client_id = $3) desc`;

/**
 * Who a living session belongs to and all they may do, read in the tenant's transaction. Null when the session has
 * ended, every role link is blocked, or the client is closed to this role. `now` is the product's time.
 */
export async function loadPerson(sql: Sql, sessionId: string, now: Date): Promise<Person | null> {
  const [row] = await sql<PersonRow>(personText, [sessionId, now]);
  const link = row && strongest(row.links);
  if (!row || !link) return null;
  const { role, custom_role_id } = link;
  // Past its grace, or inactive: only those who can renew come in, and find little.
  if (row.standing === 'closed' && role !== 'client' && role !== 'client_admin') return null;
  const access = await sql<AccessRow>(accessText, [role, custom_role_id, row.client_id]);
  const platform = roleOf(role).scope === 'platform';
  const grants = effectiveGrants({
    role,
    custom: custom_role_id !== null,
    roleAccess: access.map((each): RoleAccess => ({ ...each, default_actions: each.default_actions ?? [] })),
    userAccess: row.user_access,
    // A client without a package has the base tier's modules; null stands for the platform's own tenant, which has all.
    packageId: platform ? null : (row.package_id ?? basePackageId),
    packageWithout: row.package_without,
    standing: row.standing,
  });
  const clinicIds = clinicsOf(row, link);
  return {
    who: {
      user_id: row.user_id,
      client_id: row.client_id,
      session_id: row.session_id,
      role,
      custom_role_id,
      role_link_id: link.id,
      clinic_ids: clinicIds,
      standing: row.standing,
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

interface Link {
  readonly id: string;
  readonly active: boolean;
  readonly role: Role;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}

/** Of several roles the one switched to holds, else the highest; among equals a built-in one, then the order of clinics. */
function strongest(links: readonly LinkRow[]): Link | null {
  const known = links.flatMap(({ role, ...rest }) =>
    isRole(role) ? [{ ...rest, role: effectiveRole(role, rest.custom_role_id) }] : [],
  );
  const order = (link: Link) =>
    `${link.active ? 0 : 1} ${999 - roleOf(link.role).rank} ${link.custom_role_id ?? ''} ${link.clinic_id ?? ''}`;
  return known.sort((a, b) => (order(a) < order(b) ? -1 : 1))[0] ?? null;
}

/** A custom role's link may name the role it was made under: its base is what the engine sees. */
function effectiveRole(role: Role, customRoleId: string | null): Role {
  if (customRoleId === null) return role;
  return roleOf(role).customBase ?? role;
}

/** Where the effective role holds: everywhere for those of the whole client, else the clinics of its links, else one's own. */
function clinicsOf(row: PersonRow, active: Link): readonly string[] {
  if (roleOf(active.role).actsAs === 'client_admin') return row.clinics;
  const same = row.links.filter(
    (link) =>
      isRole(link.role) &&
      effectiveRole(link.role, link.custom_role_id) === active.role &&
      link.custom_role_id === active.custom_role_id,
  );
  if (same.some((link) => link.clinic_id === null)) return row.memberships;
  return [...new Set(same.flatMap((link) => link.clinic_id ?? []))].sort();
}
