import {
  type Action,
  modules,
  roleEditRefusal,
  roleSaveRefusal,
  savedActions,
  settledActions,
} from '@operatory/domain';
import { z } from 'zod';
import { accessRefusal, editorOf, throwIfRefused } from '../../rights/editor.ts';
import { type CommandRun, defineCommand, type Outcome } from '../define.ts';
import { lockPeople } from '../users/people.ts';
import { withRemainingRoleEditor } from './role-editors.ts';
import { type RoleScope, type RoleSet, readRoleSet, titleOf } from './role-set.ts';

const records = z
  .array(
    z.object({
      module_id: z.int(),
      saved_data_actions: z.array(z.enum(['ADD', 'EDIT', 'VIEW', 'DELETE', 'INACTIVE', 'PASSWORD'])),
    }),
  )
  .max(modules.length);

export const saveRoleAccess = defineCommand({
  name: 'save_role_access',
  description:
    "Saves the access of a role or custom role, at a clinic or, without one, for all clinics. `ids` are the rows to remove, `records` the rows to add, `version` the version that was read. Callers can't grant access that they don't have.",
  input: z.object({
    user_role_id: z.int().nullish(),
    user_custom_role_id: z.uuid().nullish(),
    clinic_id: z.uuid().nullish(),
    ids: z.array(z.uuid()),
    records,
    version: z.int(),
  }),
  returns: null,
  run: (run) => save(run, run.input, run.input),
});

export const deleteAndAddAccess = defineCommand({
  name: 'delete_and_add_access',
  description:
    'Saves the access of a custom role without a version. Every row that the records replace must be named and must still exist.',
  input: z.object({ user_custom_role_id: z.uuid(), ids: z.array(z.uuid()), records }),
  returns: null,
  run: (run) => save(run, run.input, run.input),
});

interface Asked {
  readonly ids: readonly string[];
  readonly records: z.output<typeof records>;
  readonly version?: number;
}

async function save(run: CommandRun<unknown>, place: RoleScope, asked: Asked): Promise<Outcome> {
  const { db, actor } = run;
  const editor = editorOf(actor);
  await lockPeople(run);
  const set = await readRoleSet(db, actor, place);
  throwIfRefused(roleEditRefusal(editor, set.role, set.of_clinic));
  const named = asked.records.map(({ module_id, saved_data_actions }) => {
    const module = modules.find(({ id }) => id === module_id);
    if (!module) throw accessRefusal('not_available');
    return { module, actions: saved_data_actions };
  });
  const gone = set.own.filter(
    ({ id, module_id }) => asked.ids.includes(id) || named.some(({ module }) => module.id === module_id),
  );
  if (isStale(set, asked, gone)) throw accessRefusal('stale');
  const kept = set.own.filter((row) => !gone.includes(row));
  const rows = named.map(({ module, actions }) => ({
    module: module.name,
    default_actions: set.own.find(({ module_id }) => module_id === module.id)?.default_actions ?? [],
    saved_data_actions: actions.length > 0 ? settledActions(module, actions) : [],
  }));
  const touched = modules.filter(
    (module) =>
      named.some((each) => each.module === module) || gone.some((row) => row.module_id === module.id),
  );
  const [before, after] = [set.counted(set.own), set.counted([...kept, ...rows])];
  throwIfRefused(roleSaveRefusal(editor, named, { before, after, touched }));

  return await withRemainingRoleEditor(
    run,
    () => accessRefusal('last_editor'),
    async () => {
      const { client_id } = actor;
      const version = set.version + 1;
      await db.module_default_user_roles.deleteMany({
        where: { client_id, id: { in: gone.map(({ id }) => id) } },
      });
      await db.module_default_user_roles.createMany({
        data: rows.map(({ default_actions, saved_data_actions }, index) => ({
          client_id,
          user_role_id: set.role_id,
          user_custom_role_id: set.custom?.id ?? null,
          clinic_id: set.clinic_id,
          module_id: named[index]?.module.id ?? 0,
          default_actions: [...default_actions],
          saved_data_actions: [...saved_data_actions],
          version,
        })),
      });
      await db.module_default_user_roles.updateMany({
        where: { client_id, id: { in: kept.map(({ id }) => id) } },
        data: { version },
      });
      if (set.custom)
        await db.user_custom_roles.update({
          where: { id_client_id: { id: set.custom.id, client_id } },
          data: { version: { increment: 1 } },
        });
      const saved = (by: typeof before): Readonly<Record<string, readonly Action[]>> =>
        Object.fromEntries(touched.map((module) => [module.name, savedActions(by, module)]));
      run.record('audit_log', {
        action: 'access_saved',
        table_name: 'module_default_user_roles',
        row_id: set.custom?.id ?? set.role,
        from_value: { clinic_id: set.of_clinic, access: saved(before) },
        to_value: { clinic_id: set.of_clinic, access: saved(after) },
      });
      run.emit({
        name: 'access_changed',
        entityId: set.custom?.id ?? String(set.role_id),
        clinicId: null,
        payload: { entity: 'user_roles', role: titleOf(set), user_ids: await holdersOfRole(run, set) },
      });
      return { affected_rows: gone.length + rows.length };
    },
  );
}

/**
 * @returns True if somebody else saved after the caller read the access. Requests without a version are
 * compared by the ids of the rows.
 */
function isStale(set: RoleSet, { ids, version }: Asked, gone: readonly { readonly id: string }[]): boolean {
  if (ids.some((id) => !set.own.some((row) => row.id === id))) return true;
  return version === undefined ? gone.some(({ id }) => !ids.includes(id)) : version !== set.version;
}

async function holdersOfRole({ db, actor }: CommandRun<unknown>, set: RoleSet): Promise<readonly string[]> {
  const links = await db.j_users_user_roles.findMany({
    where: {
      client_id: actor.client_id,
      blocked_status: 'UN_BLOCKED',
      ...(set.custom
        ? { user_custom_role_id: set.custom.id }
        : { user_role_id: set.role_id, user_custom_role_id: null }),
      ...(set.clinic_id ? { clinic_id: set.clinic_id } : {}),
    },
    select: { user_id: true },
    distinct: ['user_id'],
  });
  return links.map(({ user_id }) => user_id);
}
