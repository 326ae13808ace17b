import { type Prisma, sqlText, type Tx, withTenant } from '@operatory/db';
import { effectiveGrants, type Grantee, type UserAccess } from '@operatory/domain';
import { accessRows, packageOf, readClientPackage } from './access-rows.ts';
import { overridesOf } from './rights-sql.ts';
import { accessOf, clinicsOf, type LinkRow, linksOf } from './role-links.ts';

/** A user with their rights, read without a session of theirs. */
export interface ClientGrantee extends Grantee {
  readonly email: string;
  readonly display_name: string;
}

interface Row extends LinkRow {
  readonly user_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly memberships: readonly string[];
  readonly user_access: readonly UserAccess[];
}
/** @returns The client's users who can sign in. */
export const granteesOf = (
  prisma: Prisma,
  clientId: string,
  now: string,
  only?: readonly string[],
): Promise<ReadonlyMap<string, ClientGrantee>> =>
  withTenant({ clientId, now }, () => granteesIn(prisma, clientId, only));

/** @returns The users' rights, read in a transaction whose tenant is set, as in a command. */
export async function granteesIn(
  db: Pick<Tx, '$queryRaw'>,
  clientId: string,
  only?: readonly string[],
): Promise<ReadonlyMap<string, ClientGrantee>> {
  const [people, access, bought] = await Promise.all([
    db.$queryRaw<Row[]>`
      select u.id as user_id, u.email, u.display_name, r.name as role, l.user_custom_role_id as custom_role_id, l.clinic_id,
        array(select j.clinic_id from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id) as memberships,
        ${sqlText(overridesOf)} as user_access
      from users u join j_users_user_roles l on l.user_id = u.id and l.client_id = u.client_id
        join user_roles r on r.id = l.user_role_id
      where u.client_id = ${clientId}::uuid and l.blocked_status = 'UN_BLOCKED' and u.profile_status <> 'INACTIVE'
        and (${only === undefined} or u.id = any(${[...(only ?? [])]}::uuid[]))`,
    accessRows(db, clientId),
    readClientPackage(db, clientId),
  ]);
  // Most people have exactly the rights of their role, so these are calculated once for each role and clinic.
  const plain = new Map<string, ReadonlySet<string>>();
  const grantsOf = (link: (typeof links)[number]): ReadonlySet<string> => {
    const { role, custom_role_id, clinic_id, user_access } = link;
    const key = user_access.length > 0 ? null : `${role} ${custom_role_id} ${clinic_id}`;
    const known = key === null ? undefined : plain.get(key);
    if (known) return known;
    const grants = effectiveGrants({
      role,
      custom: custom_role_id !== null,
      roleAccess: accessOf(link, access),
      userAccess: user_access,
      ...packageOf(role, bought),
    });
    if (key !== null) plain.set(key, grants);
    return grants;
  };
  const links = linksOf(people);
  const byPerson = new Map<string, (typeof links)[number][]>();
  for (const link of links) byPerson.set(link.user_id, [...(byPerson.get(link.user_id) ?? []), link]);
  const grantees = new Map<string, ClientGrantee>();
  for (const { user_id, email, display_name } of links) {
    const theirs = byPerson.get(user_id) ?? [];
    const roleGrants = theirs.map((link) => ({
      role: link.role,
      grants: grantsOf(link),
      clinic_ids: clinicsOf(link, theirs, link.memberships, access),
    }));
    grantees.set(user_id, { user_id, email, display_name, roleGrants });
  }
  return grantees;
}
