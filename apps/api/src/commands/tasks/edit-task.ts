import type { Tx } from '@operatory/db';
import { mayChangeUser, mayDelete, mayEdit } from '@operatory/domain';
import { z } from 'zod';
import type { SignedIn } from '../../context/context.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { dayInput } from '../day.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { areAssignable } from './assignee.ts';
import { closeRequests } from './close-requests.ts';
import { emitTaskEvent } from './events.ts';
import { lockTasks, recordHistory, type TaskRow, taskKey } from './task-row.ts';

const fields = {
  name: z.string().trim().min(1).max(200).nullish(),
  type: z.enum(['INDIVIDUAL', 'GROUP']).nullish(),
  priority: z.enum(['HIGH', 'MEDIUM', 'LOW']).nullish(),
  start_date: z.iso.date().nullish(),
  deadline_date: z.iso.date().nullish(),
  client_task_level_id: z.uuid().nullish(),
  clinic_room_id: z.uuid().nullish(),
  lab_id: z.uuid().nullish(),
  assigned_to_user_id: z.uuid().nullish(),
  more_info: z.string().max(5000).nullish(),
};
/** Required columns: null leaves them unchanged. Null clears any other column. */
const needed = new Set(['name', 'type', 'priority', 'start_date', 'deadline_date', 'assigned_to_user_id']);
const dates = new Set(['start_date', 'deadline_date']);

export const editTask = defineCommand({
  name: 'edit_task',
  description:
    'Changes the given fields of a task, within two days of its creation. With a version, it is refused if the task has changed since.',
  input: z.object({
    id: z.uuid(),
    ...fields,
    attachments: z.unknown().optional(),
    user_ids: z.array(z.uuid()).max(100).nullish(),
    version: z.int().nullish(),
  }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) =>
    lockTasks(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { actor, db, now, input } = run;
    const { task, relation, viewer } = await run.prepared.of(input.id);
    requireOk(mayEdit(task, relation, viewer, now));
    assertRule(input.version == null || input.version === task.version, 'task_is_newer');
    const attachments = z
      .array(z.object({ file_id: z.uuid() }))
      .nullish()
      .safeParse(input.attachments);
    assertRule(attachments.success, 'fill_valid_details');
    const before = await valuesOf(db, actor, task, input);
    const changes: Values = changed(before, {
      ...Object.fromEntries(Object.entries(input).filter(([key]) => key in fields)),
      attachments: attachments.data,
      user_ids: input.user_ids && [...new Set(input.user_ids)].sort(),
    });
    if (Object.keys(changes).length === 0) return { id: task.id };
    const after = { ...before, ...changes };
    assertRule(String(after.start_date) <= String(after.deadline_date), 'fill_valid_details');
    const assignee = input.assigned_to_user_id ?? task.assigned_to_user_id;
    const reassigned = assignee !== null && assignee !== task.assigned_to_user_id;
    // Changing the assignee by an edit needs the same right as `change_task_user`, which only the assigner
    // has.
    if (reassigned) requireOk(mayChangeUser(task, relation));
    const linked = after.user_ids.filter((id) => !before.user_ids.includes(id));
    await areAssignable(run, reassigned ? [assignee, ...linked] : linked, task.clinic_id);
    if (changes['attachments']) await allowAttaching(db, actor);
    const { user_ids, ...columns } = changes;
    await db.tasks.update({
      where: taskKey(actor, task.id),
      data: {
        // A trigger adds the name and type of each attachment and keeps the links to files.
        ...Object.fromEntries(
          Object.entries(columns).map(([key, value]) => [
            key,
            dates.has(key) ? dayInput(String(value)) : value,
          ]),
        ),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    if (user_ids) {
      const where = { client_id: actor.client_id, task_id: task.id };
      await db.j_tasks_users.deleteMany({ where: { ...where, user_id: { notIn: [...after.user_ids] } } });
      await db.j_tasks_users.createMany({
        data: after.user_ids.map((user_id) => ({ ...where, user_id })),
        skipDuplicates: true,
      });
    }
    if (reassigned) await closeRequests(run, task, 'reassigned');
    recordHistory(run, task.id, {
      action: 'edited',
      from: Object.fromEntries(Object.entries(before).filter(([key]) => key in changes)),
      to: changes,
    });
    const edited = { ...task, assigned_to_user_id: assignee, linked_user_ids: after.user_ids };
    if (reassigned)
      emitTaskEvent(run, 'task_assigned', edited, {
        new_linked_user_ids: linked,
        old_assigned_to_user_id: task.assigned_to_user_id,
      });
    else emitTaskEvent(run, 'task_changed', edited, { new_linked_user_ids: linked });
    return { id: task.id };
  },
});

type Values = Readonly<Record<string, unknown>>;
/**
 * The current values of the editable columns. Dates are `yyyy-mm-dd`, attachments have only their
 * `file_id`, and `user_ids` are sorted.
 */
type Before = Values & { readonly user_ids: readonly string[] };

function changed(before: Values, given: Values): Partial<Before> {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) =>
        value !== undefined &&
        !(value === null && (needed.has(key) || !(key in fields))) &&
        JSON.stringify(value) !== JSON.stringify(before[key]),
    ),
  );
}

/**
 * Reads the task's current values. A new level, room or lab must be active, and the room or lab must be of
 * the task's clinic. Values that the task already has may stay.
 */
async function valuesOf(
  db: Tx,
  actor: SignedIn,
  task: TaskRow,
  { client_task_level_id: level, clinic_room_id: room, lab_id: lab }: Values,
): Promise<Before> {
  const rows = await db.$queryRaw<(Before & { readonly fits: boolean })[]>`
    select t.name, t.type::text, t.priority::text, t.start_date::text, t.deadline_date::text, t.client_task_level_id,
      t.clinic_room_id, t.lab_id, t.assigned_to_user_id, t.more_info,
      (select coalesce(json_agg(json_build_object('file_id', f.value ->> 'file_id') order by f.ordinality), '[]')
        from jsonb_array_elements(t.attachments) with ordinality f) as attachments,
      (${level ?? null}::uuid is null or exists (select from client_task_levels l
          where l.id = ${level ?? null}::uuid and l.client_id = t.client_id and (l.status = 'ACTIVE' or l.id = t.client_task_level_id)))
      and (${room ?? null}::uuid is null or exists (select from clinic_rooms r
          where r.id = ${room ?? null}::uuid and r.client_id = t.client_id and r.clinic_id = t.clinic_id
            and (r.status = 'ACTIVE' or r.id = t.clinic_room_id)))
      and (${lab ?? null}::uuid is null or ${lab ?? null}::uuid = t.lab_id or ${actor.grants.has('package:labs')} and exists (select from labs l
          where l.id = ${lab ?? null}::uuid and l.client_id = t.client_id and l.clinic_id = t.clinic_id
            and l.status = 'ACTIVE' and l.deleted_at is null)) as fits
    from tasks t where t.id = ${task.id}::uuid and t.client_id = ${actor.client_id}::uuid`;
  assertRule(rows[0]?.fits === true, 'task_not_updated');
  const { fits: _, ...values } = rows[0] as Before & { readonly fits: boolean };
  return { ...values, user_ids: [...task.linked_user_ids].sort() };
}

export const deleteTask = defineCommand({
  name: 'delete_task',
  description: 'Deletes a task with its comments, requests and history.',
  input: z.object({ id: z.uuid() }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) =>
    lockTasks(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { actor, db, input } = run;
    const { task, relation, viewer } = await run.prepared.of(input.id);
    requireOk(mayDelete(task, relation, viewer));
    const where = { client_id: actor.client_id, task_id: task.id };
    await db.task_comments.deleteMany({ where });
    await db.task_extension_requests.deleteMany({ where });
    await db.task_reassign_requests.deleteMany({ where });
    await db.j_tasks_users.deleteMany({ where });
    await db.task_history.deleteMany({ where });
    await db.tasks.delete({ where: taskKey(actor, task.id) });
    // Notifications keep their text, but their link must not lead to the deleted task.
    await db.user_notifications.updateMany({
      where: { client_id: actor.client_id, group_key: `tasks:${task.id}` },
      data: { link: null },
    });
    emitTaskEvent(run, 'task_changed', task, { deleted: true });
    run.record('audit_log', {
      action: 'delete',
      table_name: 'tasks',
      row_id: task.id,
      from_value: { name: task.name, short_id: task.short_id },
    });
    return { id: task.id, gone: true };
  },
});
