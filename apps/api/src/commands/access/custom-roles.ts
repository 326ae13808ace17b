import { hasGrant, mayEditAt, modules, roleSaveRefusal } from '@operatory/domain';
import { z } from 'zod';
import { accessRefusal, editorOf, throwIfRefused } from '../../rights/editor.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { lockPeople } from '../users/people.ts';
import { readRoleSet } from './role-set.ts';

export const duplicateCustomRole = defineCommand({
  name: 'duplicate_custom_role',
  description:
    "Duplicates a custom role under another name, with its access. The copy belongs to the same clinic unless `clinic_id` names another. Callers can't grant access that they don't have.",
  input: z.object({
    id: z.uuid(),
    name: z.string().trim().min(1).max(30),
    clinic_id: z.uuid().nullish(),
  }),
  returns: 'user_custom_roles',
  async run(run) {
    const { db, actor, input } = run;
    const editor = editorOf(actor);
    await lockPeople(run);
    const { custom, counted, own } = await readRoleSet(db, actor, { user_custom_role_id: input.id });
    if (!custom) throw accessRefusal('not_available');
    const clinic_id = input.clinic_id ?? custom.clinic_id;
    if (!hasGrant(editor.grants, 'role_management', 'ADD')) throw accessRefusal('no_edit');
    if (!mayEditAt(editor, clinic_id)) throw accessRefusal('elsewhere');
    const after = counted(own);
    const copies = modules.flatMap((module) => {
      const row = after.roleAccess.find(({ module: name }) => name === module.name);
      return row && editor.grants.has(`package:${module.name}`) ? [{ module, row }] : [];
    });
    throwIfRefused(
      roleSaveRefusal(editor, [], {
        before: { ...after, roleAccess: [] },
        after,
        touched: copies.map(({ module }) => module),
      }),
    );
    const namesakes = await db.user_custom_roles.count({
      where: { client_id: actor.client_id, clinic_id, name: { equals: input.name, mode: 'insensitive' } },
    });
    assertRule(namesakes === 0, 'name_exists');
    const { description } = await db.user_custom_roles.findFirstOrThrow({
      where: { id: custom.id, client_id: actor.client_id },
      select: { description: true },
    });
    // A trigger names this user in the audit log.
    await db.$queryRaw`select set_config('app.writer', ${actor.user_id}, true)`;
    const { id } = await db.user_custom_roles.create({
      data: {
        client_id: actor.client_id,
        clinic_id,
        base_user_role_id: custom.base_user_role_id,
        name: input.name,
        description,
      },
      select: { id: true },
    });
    await db.module_default_user_roles.createMany({
      data: copies.map(({ module, row }) => ({
        client_id: actor.client_id,
        user_role_id: custom.base_user_role_id,
        user_custom_role_id: id,
        module_id: module.id,
        default_actions: [...row.default_actions],
        saved_data_actions: [...(row.saved_data_actions ?? [])],
      })),
    });
    return { id };
  },
});
