import { modules, overridesWith, storedOverride, userEditRefusal, userSaveRefusal } from '@operatory/domain';
import { z } from 'zod';
import { accessRefusal, editorOf, throwIfRefused } from '../../rights/editor.ts';
import { readUserRights } from '../../rights/user-rights.ts';
import { defineCommand } from '../define.ts';
import { lockPeople } from '../users/people.ts';
import { withRemainingRoleEditor } from './role-editors.ts';

const actions = z.array(z.enum(['ADD', 'EDIT', 'VIEW', 'DELETE', 'INACTIVE', 'PASSWORD']));

export const saveUserAccess = defineCommand({
  name: 'save_user_access',
  description:
    "Saves how one person's access differs from their role's: by module the actions that are added and those that are disabled; a module with neither follows the role again. `version` is user_access's that was read. Nobody gives what they lack.",
  input: z.object({
    user_id: z.uuid(),
    records: z
      .array(z.object({ module_id: z.int(), default_actions: actions, default_disabled_actions: actions }))
      .max(modules.length),
    version: z.string(),
  }),
  returns: null,
  async run(run) {
    const { db, actor, input } = run;
    const editor = editorOf(actor);
    await lockPeople(run);
    const rights = await readUserRights(db, actor, input.user_id);
    throwIfRefused(userEditRefusal(editor, rights.roles));
    if (rights.version !== input.version) throw accessRefusal('stale');
    const records = input.records.map(({ module_id, ...override }) => {
      const module = modules.find(({ id }) => id === module_id);
      if (!module) throw accessRefusal('not_available');
      return {
        module_id,
        given: { module: module.name, ...override },
        settled: storedOverride(module, override),
      };
    });
    const given = records.map((record) => record.given);
    throwIfRefused(
      userSaveRefusal(
        editor,
        rights.roles.map((link) => link.input),
        given,
      ),
    );
    const settled = records.map((record) => record.settled);
    return await withRemainingRoleEditor(
      run,
      () => accessRefusal('last_editor'),
      async () => {
        const who = { client_id: actor.client_id, user_id: input.user_id };
        await db.user_modules_access.deleteMany({
          where: { ...who, module_id: { in: records.map(({ module_id }) => module_id) } },
        });
        await db.user_modules_access.createMany({
          data: records
            .filter(
              ({ settled: { default_actions, default_disabled_actions } }) =>
                default_actions.length + default_disabled_actions.length > 0,
            )
            .map(({ module_id, settled: { default_actions, default_disabled_actions } }) => ({
              ...who,
              module_id,
              default_actions: [...default_actions],
              default_disabled_actions: [...default_disabled_actions],
            })),
        });
        run.record('audit_log', {
          action: 'access_saved',
          table_name: 'user_modules_access',
          row_id: input.user_id,
          from_value: { access: rights.overrides },
          to_value: { access: overridesWith(rights.overrides, settled) },
        });
        run.emit({
          name: 'access_changed',
          entityId: input.user_id,
          clinicId: null,
          payload: { user_ids: [input.user_id] },
        });
        return { affected_rows: records.length };
      },
    );
  },
});
