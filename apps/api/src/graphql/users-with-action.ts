import { readsTask, viewerBy, worksAt } from '@operatory/domain';
import { folded } from '@operatory/resource';
import { z } from 'zod';
import { readTask } from '../commands/tasks/task-row.ts';
import { granteesOf } from '../rights/grantees.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

/** The most users that one search returns. */
const limit = 50;

/**
 * Adds the query `users_with_action`: a search for users who may do an action at a clinic (to choose
 * approvers and assignees) or on a task (to mention them).
 */
export function addUsersWithAction(builder: Builder): void {
  const row = builder
    .objectRef<{ id: string; display_name: string; color_code: string | null; profile_image: unknown }>(
      'user_with_action',
    )
    .implement({
      fields: (t) => ({
        id: t.exposeID('id'),
        display_name: t.exposeString('display_name'),
        color_code: t.exposeString('color_code', { nullable: true }),
        profile_image: t.field({
          type: 'jsonb',
          nullable: true,
          resolve: ({ profile_image }) => profile_image,
        }),
      }),
    });
  builder.queryField('users_with_action', (t) =>
    t.field({
      type: [row],
      args: {
        module: t.arg.string({ required: true }),
        action: t.arg.string({ required: true }),
        text: t.arg.string(),
        clinic_id: t.arg.string(),
        task_id: t.arg.string(),
      },
      resolve: async (_root, { module, action, text, clinic_id, task_id }, { app, who }) => {
        const asked = task_id ? z.uuid().safeParse(task_id).data : undefined;
        const task = asked ? await inTenant(app, who, () => readTask(app.prisma, who, asked)) : null;
        if (task_id && !task) return [];
        const clinics = task
          ? [task.clinic_id]
          : clinic_id
            ? who.clinic_ids.filter((id) => id === clinic_id)
            : who.clinic_ids;
        const everybody = await granteesOf(app.prisma, who.client_id, app.clock.setting());
        const grantees = [...everybody.values()]
          .filter((grantee) =>
            grantee.roleGrants.some(
              (roleGrant) =>
                roleGrant.grants.has(`${module}:${action}`) &&
                clinics.some((id) => worksAt(roleGrant, id)) &&
                (!task || readsTask(task, viewerBy(grantee, roleGrant))),
            ),
          )
          .map(({ user_id }) => user_id);
        const names = await inTenant(app, who, () =>
          app.prisma.users.findMany({
            where: { id: { in: grantees } },
            select: { id: true, display_name: true },
            orderBy: { display_name: 'asc' },
          }),
        );
        const wanted = folded(text?.trim() ?? '');
        const found = names
          .filter(({ display_name }) => folded(display_name).includes(wanted))
          .slice(0, limit);
        return inTenant(app, who, () =>
          app.prisma.users.findMany({
            where: { id: { in: found.map(({ id }) => id) } },
            select: { id: true, display_name: true, color_code: true, profile_image: true },
            orderBy: { display_name: 'asc' },
          }),
        );
      },
    }),
  );
}
