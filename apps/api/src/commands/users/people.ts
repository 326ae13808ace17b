import {
  type HeldRole,
  isNear,
  isRole,
  type OtherHolders,
  type PeopleActor,
  type PersonFacts,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;
type OfClient = Pick<CommandContext, 'db'> & { readonly actor: Pick<SignedIn, 'client_id'> };

export interface PersonRow extends PersonFacts {
  readonly email: string;
  readonly display_name: string;
  readonly clinicid: string | null;
  readonly verified: boolean;
}

export function actorOf({ user_id, role, clinic_ids, grants }: SignedIn): PeopleActor {
  if (!isRole(role)) throw notFound();
  return { user_id, role, clinic_ids, grants };
}

/**
 * Makes changes of a client's users run one after another, because seats, the last admin and reporting cycles
 * are checked against stored rows. `no key update` does not block inserts that refer to the client.
 */
export async function lockPeople({ db, actor }: At): Promise<void> {
  await db.$queryRaw`select 1 from clients where id = ${actor.client_id}::uuid for no key update`;
}

/**
 * Locks the client's users and reads one. People outside the caller's clinics give the error of a missing
 * one.
 */
export async function lockPerson(at: At, id: string): Promise<PersonRow> {
  await lockPeople(at);
  const person = await readPerson(at, id);
  if (!person || !(isNear(actorOf(at.actor), person) || person.id === at.actor.user_id)) throw notFound();
  return person;
}

async function readPerson({ db, actor }: At, id: string): Promise<PersonRow | undefined> {
  const [person] = await db.$queryRaw<(Omit<PersonRow, 'roles'> & { roles: readonly HeldRole[] })[]>`
    select u.id, u.email, u.display_name, u.clinicid, u.profile_status::text, u.verified_at is not null as verified,
      array(select j.clinic_id from j_users_clinics j where j.user_id = u.id and j.client_id = u.client_id
        order by j.created_at, j.id) as clinic_ids,
      coalesce((select json_agg(json_build_object('id', l.id, 'role', r.name, 'custom_role_id', l.user_custom_role_id,
          'clinic_id', l.clinic_id, 'blocked', l.blocked_status = 'BLOCKED') order by l.created_at, l.id)
        from j_users_user_roles l join user_roles r on r.id = l.user_role_id
        where l.user_id = u.id and l.client_id = u.client_id), '[]') as roles
    from users u where u.id = ${id}::uuid and u.client_id = ${actor.client_id}::uuid`;
  return person;
}

/**
 * @returns The numbers of other people who are admins or owners of the whole client, have activated their
 * account and are not blocked.
 */
export async function otherHolders({ db, actor }: At, userId: string): Promise<OtherHolders> {
  const [row] = await db.$queryRaw<OtherHolders[]>`
    select count(distinct l.user_id) filter (where r.name in ('client_admin', 'super_admin'))::int as admins,
      count(distinct l.user_id) filter (where r.name = 'client')::int as owners
    from j_users_user_roles l join user_roles r on r.id = l.user_role_id
      join users u on u.id = l.user_id and u.client_id = l.client_id
    where l.client_id = ${actor.client_id}::uuid and l.user_id <> ${userId}::uuid and l.blocked_status = 'UN_BLOCKED'
      and l.user_custom_role_id is null and u.profile_status = 'ACTIVE'`;
  return row ?? { admins: 0, owners: 0 };
}

/**
 * The plan's number of seats (null for no limit) and the seats taken. The SQL must count as `takesSeat` does.
 */
export async function seatsOf({
  db,
  actor,
}: OfClient): Promise<{ readonly seats: number | null; readonly taken: number }> {
  const [row] = await db.$queryRaw<{ seats: number | null; taken: number }[]>`
    select t.team_size as seats,
      (select count(*)::int from users u where u.client_id = c.id and u.profile_status <> 'INACTIVE'
        and exists (select from j_users_user_roles l
          where l.user_id = u.id and l.client_id = u.client_id and l.blocked_status = 'UN_BLOCKED')) as taken
    from clients c left join teams t on t.id = c.team_id where c.id = ${actor.client_id}::uuid`;
  return row ?? { seats: null, taken: 0 };
}

export const userKey = (actor: Pick<SignedIn, 'client_id'>, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});

/** @returns The number of these users who belong to the client and can sign in. */
export async function countActivePeople({ db, actor }: At, ids: readonly string[]): Promise<number> {
  return db.users.count({
    where: { client_id: actor.client_id, id: { in: [...ids] }, profile_status: { not: 'INACTIVE' } },
  });
}
