import {
  type AccessChange,
  changeAccess,
  effectiveGrants,
  mayReportTo,
  type Role,
  rightActorLacks,
  roleOf,
  roles,
  type WantedRole,
} from '@operatory/domain';
import { z } from 'zod';
import { accessRows, packageOf, readClientPackage } from '../../rights/access-rows.ts';
import { accessOf } from '../../rights/role-links.ts';
import { withRemainingRoleEditor } from '../access/role-editors.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { accessChanged, auditPerson } from './events.ts';
import { actorOf, countActivePeople, lockPerson, otherHolders, type PersonRow, userKey } from './people.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

/** A role without a clinic applies wherever the person works. */
export const accessInput = {
  roles: z
    .array(
      z.object({
        user_role_id: z.int(),
        user_custom_role_id: z.uuid().nullish(),
        clinic_id: z.uuid().nullish(),
      }),
    )
    .max(50),
  clinic_ids: z.array(z.uuid()).max(200),
};
type AccessInput = z.output<z.ZodObject<typeof accessInput>>;

const nameOfId = new Map(roles.map(({ id, name }) => [id, name]));

/**
 * Looks up the requested roles and clinics. @throws Refusal if they are not the client's, or a custom role
 * does not fit its role or clinic
 */
export async function readAccess(
  { db, actor }: At,
  { roles: asked, clinic_ids }: AccessInput,
): Promise<{ readonly roles: readonly WantedRole[]; readonly clinic_ids: readonly string[] }> {
  const wanted = asked.map(({ user_role_id, user_custom_role_id, clinic_id }) => {
    const role = nameOfId.get(user_role_id);
    assertRule(role !== undefined, 'fill_valid_details');
    return {
      role: role as Role,
      custom_role_id: user_custom_role_id ?? null,
      clinic_id: clinic_id ?? null,
    };
  });
  const ids = [...new Set([...clinic_ids, ...wanted.flatMap(({ clinic_id }) => clinic_id ?? [])])];
  const known = await db.clinics.count({ where: { client_id: actor.client_id, id: { in: ids } } });
  assertRule(known === ids.length, 'clinic_needed');
  const customs = await db.user_custom_roles.findMany({
    where: {
      client_id: actor.client_id,
      id: { in: wanted.flatMap(({ custom_role_id }) => custom_role_id ?? []) },
    },
    select: { id: true, base_user_role_id: true, clinic_id: true },
  });
  for (const { role, custom_role_id, clinic_id } of wanted) {
    if (custom_role_id === null) continue;
    const custom = customs.find(({ id }) => id === custom_role_id);
    assertRule(custom?.base_user_role_id === roleOf(role).id, 'fill_valid_details');
    assertRule(custom?.clinic_id === null || custom?.clinic_id === clinic_id, 'clinic_needed');
  }
  return { roles: wanted, clinic_ids };
}

/** Nobody may grant a right that they do not have. @throws Refusal */
export async function assertGivenRights({ db, actor }: At, adds: readonly WantedRole[]): Promise<void> {
  if (adds.length === 0) return;
  const rows = await accessRows(db, actor.client_id);
  const bought = await readClientPackage(db, actor.client_id);
  for (const link of adds) {
    const given = effectiveGrants({
      role: link.role,
      custom: link.custom_role_id !== null,
      roleAccess: accessOf(link, rows),
      ...packageOf(link.role, bought),
    });
    assertRule(rightActorLacks(actor, given) === undefined, 'right_beyond');
  }
}

/**
 * Stores the changes of a person's access. A session that uses a removed role link switches to another one of
 * the person.
 */
export async function writeAccess(
  { db, actor }: At,
  userId: string,
  held: Pick<PersonRow, 'clinic_ids' | 'clinicid'>,
  { adds, removes, clinic_ids }: AccessChange,
): Promise<void> {
  const { client_id } = actor;
  const gone = removes.map(({ id }) => id);
  if (gone.length > 0) {
    await db.sessions.updateMany({
      where: { client_id, user_role_link_id: { in: gone } },
      data: { user_role_link_id: null },
    });
    await db.j_users_user_roles.deleteMany({ where: { client_id, id: { in: gone } } });
  }
  await db.j_users_user_roles.createMany({
    data: adds.map(({ role, custom_role_id, clinic_id, blocked }) => ({
      client_id,
      user_id: userId,
      user_role_id: roleOf(role).id,
      user_custom_role_id: custom_role_id,
      clinic_id,
      blocked_status: blocked ? ('BLOCKED' as const) : ('UN_BLOCKED' as const),
    })),
  });
  await db.j_users_clinics.deleteMany({
    where: { client_id, user_id: userId, clinic_id: { notIn: [...clinic_ids] } },
  });
  await db.j_users_clinics.createMany({
    data: clinic_ids
      .filter((id) => !held.clinic_ids.includes(id))
      .map((clinic_id) => ({ client_id, user_id: userId, clinic_id })),
  });
  if (held.clinicid !== null && !clinic_ids.includes(held.clinicid))
    await db.users.update({
      where: userKey(actor, userId),
      data: { clinicid: clinic_ids[0] ?? null },
    });
}

const inWords = (links: readonly WantedRole[]) =>
  links.map(({ role, custom_role_id, clinic_id }) => ({ role, custom_role_id, clinic_id }));

export const setUserAccess = defineCommand({
  name: 'set_user_access',
  description: 'Sets a colleague’s roles, each at all their clinics or at one, and their clinics.',
  input: z.object({ user_id: z.uuid(), ...accessInput }),
  returns: 'users',
  async run(run) {
    const { actor, input } = run;
    const person = await lockPerson(run, input.user_id);
    const wanted = await readAccess(run, input);
    const change = requireOk(
      changeAccess(actorOf(actor), person, wanted, await otherHolders(run, person.id)),
    );
    await assertGivenRights(run, change.adds);
    await withRemainingRoleEditor(
      run,
      () => refused('last_role_editor'),
      () => writeAccess(run, person.id, person, change),
    );
    auditPerson(
      run,
      person.id,
      'access_changed',
      { roles: inWords(change.removes), clinic_ids: person.clinic_ids },
      { roles: inWords(change.adds), clinic_ids: change.clinic_ids },
    );
    run.emit(accessChanged(person.id, 'roles'));
    return { id: person.id };
  },
});

export const setReportingLines = defineCommand({
  name: 'set_reporting_lines',
  description: 'Sets whom a colleague reports to.',
  input: z.object({ user_id: z.uuid(), reported_to_user_ids: z.array(z.uuid()).max(20) }),
  returns: 'users',
  async run(run) {
    const { actor, db, input } = run;
    const { client_id } = actor;
    const person = await lockPerson(run, input.user_id);
    const managers = [...new Set(input.reported_to_user_ids)];
    const lines = await db.users_reported_to_users.findMany({
      where: { client_id },
      select: { user_id: true, reported_to_user_id: true },
    });
    requireOk(mayReportTo(actorOf(actor), person, managers, lines));
    assertRule((await countActivePeople(run, managers)) === managers.length, 'fill_valid_details');
    const before = lines
      .filter(({ user_id }) => user_id === person.id)
      .map((line) => line.reported_to_user_id);
    await db.users_reported_to_users.deleteMany({
      where: { client_id, user_id: person.id, reported_to_user_id: { notIn: managers } },
    });
    await db.users_reported_to_users.createMany({
      data: managers
        .filter((id) => !before.includes(id))
        .map((reported_to_user_id) => ({ client_id, user_id: person.id, reported_to_user_id })),
    });
    auditPerson(
      run,
      person.id,
      'reporting_lines_changed',
      { reported_to_user_ids: before },
      { reported_to_user_ids: managers },
    );
    run.emit(accessChanged(person.id, 'lines'));
    return { id: person.id };
  },
});
