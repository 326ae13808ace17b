import type { Tx } from '@operatory/db';
import { mayChangeUser, mayDelete, mayEdit } from '@operatory/domain';
import { z } from 'zod';
import type { SignedIn } from '../../context.ts';
import { fileSettings } from '../../files/named-files.ts';
import { defineCommand } from '../define.ts';
import { allow, must } from '../refuse.ts';
import { peopleFit } from './assignee.ts';
import { closeRequests } from './close-requests.ts';
import { tell } from './events.ts';
import { day, lockTasks, remember, type TaskRow, taskKey } from './task-row.ts';

const fields = {
  name: z.string().trim().min(1).max(200).nullish(),
  type: z.enum(['INDIVIDUAL', 'GROUP']).nullish(),
  priority: z.enum(['HIGH', 'MEDIUM', 'LOW']).nullish(),
  start_date: z.iso.date().nullish(),
  deadline_date: z.iso.date().nullish(),
  client_task_level_id: z.uuid().nullish(),
  clinic_room_id: z.uuid().nullish(),
  assigned_to_user_id: z.uuid().nullish(),
  more_info: z.string().max(5000).nullish(),
};
/** Columns that a task cannot be without: null means unchanged, for the others it empties. */
const needed = new Set(['name', 'type', 'priority', 'start_date', 'deadline_date', 'assigned_to_user_id']);
const dates = new Set(['start_date', 'deadline_date']);

export const editTask = defineCommand({
  name: 'edit_task',
  description: 'Changes the given fields of a task, within two days of its creation.',
  input: z.object({
    id: z.uuid(),
    ...fields,
    attachments: z.unknown().optional(),
    user_ids: z.array(z.uuid()).max(100).nullish(),
  }),
  returns: 'tasks',
  bulk: true,
  prepare: (batch, inputs) =>
    lockTasks(
      batch,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { actor, db, now, input } = run;
    const { task, standing, viewer } = await run.prepared.of(input.id);
    allow(mayEdit(task, standing, viewer, now));
    const changes = Object.entries(input).filter(
      ([key, value]) => key in fields && value !== undefined && !(needed.has(key) && value === null),
    );
    const dated = Object.fromEntries(changes.filter(([key]) => dates.has(key))) as {
      start_date?: string;
      deadline_date?: string;
    };
    must(
      (dated.start_date ?? task.start_date) <= (dated.deadline_date ?? task.deadline_date),
      'fill_valid_details',
    );
    const assignee = input.assigned_to_user_id ?? task.assigned_to_user_id;
    const reassigned = assignee !== null && assignee !== task.assigned_to_user_id;
    // §5: another assignee is "Change User", the assigner's alone, by whichever way it is asked.
    if (reassigned) allow(mayChangeUser(task, standing));
    const linked = (input.user_ids ?? []).filter((id) => !task.linked_user_ids.includes(id));
    await peopleFit(run, reassigned ? [assignee, ...linked] : linked, task.clinic_id);
    await placesFit(db, actor, task, input);
    const attachments = z
      .array(z.object({ file_id: z.uuid() }))
      .max(20)
      .nullish()
      .safeParse(input.attachments);
    must(attachments.success, 'fill_valid_details');
    // The trigger asks whose the files are: this person's, not the assigner's.
    if (attachments.data)
      for (const [name, value] of Object.entries({ 'app.writer': actor.user_id, ...fileSettings() }))
        await db.$executeRaw`select set_config(${name}, ${value}, true)`;
    await db.tasks.update({
      where: taskKey(actor, task.id),
      data: {
        ...Object.fromEntries(
          changes.map(([key, value]) => [
            key,
            dates.has(key) && typeof value === 'string' ? day(value) : value,
          ]),
        ),
        // A trigger reads name and kind from the files and keeps the links.
        ...(attachments.data ? { attachments: attachments.data } : {}),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    if (input.user_ids) {
      const where = { client_id: actor.client_id, task_id: task.id };
      await db.j_tasks_users.deleteMany({ where: { ...where, user_id: { notIn: input.user_ids } } });
      await db.j_tasks_users.createMany({
        data: input.user_ids.map((user_id) => ({ ...where, user_id })),
        skipDuplicates: true,
      });
    }
    if (reassigned) await closeRequests(run, task);
    remember(run, task.id, { action: 'edited', to: Object.fromEntries(changes) });
    tell(run, reassigned ? 'task_assigned' : 'task_changed', { ...task, assigned_to_user_id: assignee });
    return { id: task.id };
  },
});

/** A level that is in use here, and a room of the task's own clinic; what the task has already may stay. */
async function placesFit(
  db: Tx,
  actor: SignedIn,
  task: TaskRow,
  { client_task_level_id: level, clinic_room_id: room }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = await db.$queryRaw<{ fits: boolean }[]>`
    select (${level ?? null}::uuid is null or exists (select from client_task_levels l
          where l.id = ${level ?? null}::uuid and l.client_id = t.client_id and (l.status = 'ACTIVE' or l.id = t.client_task_level_id)))
      and (${room ?? null}::uuid is null or exists (select from clinic_rooms r
          where r.id = ${room ?? null}::uuid and r.client_id = t.client_id and r.clinic_id = t.clinic_id
            and (r.status = 'ACTIVE' or r.id = t.clinic_room_id))) as fits
    from tasks t where t.id = ${task.id}::uuid and t.client_id = ${actor.client_id}::uuid`;
  must(rows[0]?.fits === true, 'task_not_updated');
}

export const deleteTask = defineCommand({
  name: 'delete_task',
  description: 'Deletes a task with its comments, requests and history.',
  input: z.object({ id: z.uuid() }),
  returns: 'tasks',
  bulk: true,
  prepare: (batch, inputs) =>
    lockTasks(
      batch,
      inputs.map(({ id }) => id),
    ),
  async run({ actor, db, input, note, prepared }) {
    const { task, standing, viewer } = await prepared.of(input.id);
    allow(mayDelete(task, standing, viewer));
    const where = { client_id: actor.client_id, task_id: task.id };
    await db.task_comments.deleteMany({ where });
    await db.task_extension_requests.deleteMany({ where });
    await db.task_reassign_requests.deleteMany({ where });
    await db.j_tasks_users.deleteMany({ where });
    await db.task_history.deleteMany({ where });
    await db.tasks.delete({ where: taskKey(actor, task.id) });
    note('audit_log', {
      action: 'delete',
      table_name: 'tasks',
      row_id: task.id,
      from_value: { name: task.name, short_id: task.short_id },
    });
    return { id: task.id, gone: true };
  },
});
