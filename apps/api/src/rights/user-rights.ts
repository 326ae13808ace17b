import { createHash } from 'node:crypto';
import { sqlText, type Tx } from '@operatory/db';
import { type EffectiveInput, type Role, runsWholeClient, type UserAccess } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import { notFound } from '../errors/refusal.ts';
import { accessRows, packageOf, readClientPackage } from './access-rows.ts';
import { editorOf } from './editor.ts';
import { overridesOf } from './rights-sql.ts';
import { accessOf, clinicsOf, type LinkRow, linksOf } from './role-links.ts';

interface Link extends LinkRow {
  readonly id: string;
  readonly custom_role_name: string | null;
  readonly clinic_name: string | null;
  readonly blocked: boolean;
}
/** One of a user's roles, with everything from which its rights are calculated. */
export interface UserRole extends Link {
  readonly role: Role;
  readonly input: EffectiveInput;
  /** The clinics where the role applies; null for all of the client's clinics. */
  readonly clinic_ids: readonly string[] | null;
}
export interface UserRights {
  readonly user_id: string;
  readonly overrides: readonly UserAccess[];
  /** A version that changes with the overrides, so that a save based on old ones can be refused. */
  readonly version: string;
  readonly roles: readonly UserRole[];
}

/** Reads a user's rights. @throws Refusal if there is no such user, or the caller may not see their access */
export async function readUserRights(
  db: Pick<Tx, '$queryRaw'>,
  actor: SignedIn,
  userId: string,
): Promise<UserRights> {
  const { client_id } = actor;
  const [person] = await db.$queryRaw<Person[]>`
    select array(select j.clinic_id from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id) as clinics,
      ${sqlText(overridesOf)} as overrides,
      coalesce((select json_agg(json_build_object('id', l.id, 'role', r.name, 'custom_role_id', l.user_custom_role_id,
          'custom_role_name', x.name, 'clinic_id', l.clinic_id, 'clinic_name', c.name, 'blocked', l.blocked_status = 'BLOCKED')
          order by r.id, l.created_at, l.id)
        from j_users_user_roles l join user_roles r on r.id = l.user_role_id
          left join user_custom_roles x on x.id = l.user_custom_role_id and x.client_id = l.client_id
          left join clinics c on c.id = l.clinic_id and c.client_id = l.client_id
        where l.user_id = u.id and l.client_id = u.client_id), '[]') as links
    from users u where u.id = ${userId}::uuid and u.client_id = ${client_id}::uuid`;
  if (!person || !isReadBy(actor, userId, person)) throw notFound();
  const access = await accessRows(db, client_id);
  const bought = await readClientPackage(db, client_id);
  const { overrides } = person;
  const links = linksOf(person.links);
  return {
    user_id: userId,
    overrides,
    version: createHash('sha256').update(JSON.stringify(overrides)).digest('base64url').slice(0, 16),
    roles: links.map((link) => ({
      ...link,
      clinic_ids: clinicsOf(link, links, person.clinics, access),
      input: {
        role: link.role,
        custom: link.custom_role_id !== null,
        roleAccess: accessOf(link, access),
        userAccess: overrides,
        ...packageOf(link.role, bought),
      },
    })),
  };
}

interface Person {
  readonly clinics: readonly string[];
  readonly overrides: readonly UserAccess[];
  readonly links: readonly Link[];
}

/**
 * @returns True if the caller may see this person's rights: client admins see everybody's, clinic admins
 * those of people at their clinics, others only their own. The permissions of `user_modules_access` must
 * agree with this.
 */
function isReadBy(actor: SignedIn, userId: string, { clinics }: Person): boolean {
  if (userId === actor.user_id) return true;
  const { role, clinic_ids } = editorOf(actor);
  if (runsWholeClient(role)) return true;
  return role === 'clinic_admin' && clinics.some((id) => clinic_ids.includes(id));
}
