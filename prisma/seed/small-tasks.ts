import { daysFrom } from './organisation.ts';
import { type SmallTenant, smallIds } from './small-ids.ts';
import { idOf, insert, type Sql } from './sql.ts';

/** Adds a task of each status, with its related rows. */
export async function seedSmallTasks(sql: Sql, tenant: SmallTenant, now: Date): Promise<void> {
  const ids = smallIds[tenant];
  const client_id = ids.client;
  const day = (days: number) => daysFrom(now, days).slice(0, 10);
  const task = (name: keyof typeof ids.tasks, status: string, more: object = {}, index = 1) => ({
    id: ids.tasks[name],
    client_id,
    clinic_id: ids.clinics.one,
    short_id: index,
    type: 'INDIVIDUAL',
    client_task_level_id: ids.levels.waiting,
    status,
    name: `${name} of ${tenant}`,
    start_date: day(-1),
    deadline_date: day(3),
    more_info: `Secret of ${tenant}`,
    attachments: [],
    priority: 'MEDIUM',
    clinic_room_id: ids.rooms.one,
    assigned_by_user_id: ids.users.keeper,
    assigned_to_user_id: ids.users.worker,
    task_status: 'Active',
    finished_at: status === 'FINISHED' ? daysFrom(now, -0.5) : null,
    position: index * 1024,
    version: 1,
    created_at: daysFrom(now, -1),
    ...more,
  });
  await insert(sql, 'tasks', [
    task('pending', 'PENDING', {}, 1),
    task('doing', 'INPROGRESS', { priority: 'HIGH', client_task_level_id: null }, 2),
    task('finished', 'FINISHED', { priority: 'LOW' }, 3),
    task('archived', 'FINISHED', { task_status: 'InActive' }, 4),
    task('reassigned', 'REASSIGNED', { assigned_to_user_id: ids.users.helper }, 5),
    task(
      'elsewhere',
      'PENDING',
      {
        clinic_id: ids.clinics.two,
        clinic_room_id: ids.rooms.two,
        assigned_by_user_id: ids.users.keeperTwo,
        assigned_to_user_id: ids.users.other,
      },
      6,
    ),
  ]);
  await sql("insert into app.counters values ($1, 'tasks', 6) on conflict do nothing", [client_id]);
  await insert(sql, 'j_tasks_users', [
    { id: idOf(client_id, 'linked'), client_id, task_id: ids.tasks.doing, user_id: ids.users.helper },
  ]);
  await insert(sql, 'task_comments', [
    {
      id: ids.comment,
      client_id,
      task_id: ids.tasks.pending,
      user_id: ids.users.worker,
      message: `Comment of ${tenant}`,
      message_type: 'TEXT',
      attachments: [],
      mentioned_user_ids: [],
      position: 1024,
      created_at: daysFrom(now, -0.5),
    },
  ]);
  await insert(sql, 'task_extension_requests', [
    {
      id: ids.extensionRequest,
      client_id,
      task_id: ids.tasks.doing,
      status: 'PENDING_REVIEW',
      extended_deadline_date: day(10),
      previous_deadline_date: day(3),
      comment: `More time in the ${tenant}`,
      created_by_user_id: ids.users.worker,
    },
  ]);
  await insert(sql, 'task_reassign_requests', [
    {
      id: ids.reassignRequest,
      client_id,
      task_id: ids.tasks.reassigned,
      status: 'ACCEPTED',
      comment: `Away in the ${tenant}`,
      new_assigned_to_user_id: ids.users.helper,
      old_assigned_to_user_id: ids.users.worker,
      created_by_user_id: ids.users.worker,
      action_by_user_id: ids.users.keeper,
      action_at: daysFrom(now, -0.5),
    },
  ]);
  await insert(sql, 'task_history', [
    {
      id: idOf(client_id, 'history'),
      client_id,
      task_id: ids.tasks.finished,
      user_id: ids.users.worker,
      action: 'status',
      from_value: { status: 'PENDING' },
      to_value: { status: 'FINISHED' },
      note: `Done in the ${tenant}`,
    },
  ]);
  await insert(sql, 'user_notifications', [
    {
      id: ids.notification,
      client_id,
      user_id: ids.users.worker,
      actor_user_id: ids.users.keeper,
      clinic_id: ids.clinics.one,
      event_id: idOf(client_id, 'event'),
      type: 'task_assigned',
      title: `Notified in the ${tenant}`,
      body: null,
      link: `/dashboard/tasks/view/${ids.tasks.pending}/myTask`,
      group_key: `tasks:${ids.tasks.pending}`,
    },
  ]);
  await insert(sql, 'audit_log', [
    {
      id: idOf(client_id, 'audit'),
      client_id,
      user_id: ids.users.admin,
      action: 'seeded',
      table_name: 'clients',
      row_id: client_id,
      note: `Audit of the ${tenant}`,
    },
  ]);
}
