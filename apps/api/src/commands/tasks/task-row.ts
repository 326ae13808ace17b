import type { Tx } from '@operatory/db';
import {
  isRole,
  reads,
  standingOf,
  type TaskFacts,
  type TaskStanding,
  type TaskViewer,
} from '@operatory/domain';
import type { SignedIn } from '../../context.ts';
import { notFound } from '../refusal.ts';

/** A task as a command needs it, locked until the transaction's end. Dates are `yyyy-mm-dd`. */
export interface TaskRow extends TaskFacts {
  readonly id: string;
  readonly name: string;
  readonly short_id: number;
  /** The clinic's. */
  readonly zone: string;
  readonly client_task_level_id: string | null;
  readonly start_date: string;
  readonly created_at: Date;
}

export interface LockedTask {
  readonly task: TaskRow;
  readonly standing: TaskStanding;
  readonly viewer: TaskViewer;
}

/** Locks the task and says how the caller stands to it. A missing task and one the caller may not read are alike: not found. */
export async function lockTask(db: Tx, actor: SignedIn, id: string): Promise<LockedTask> {
  // Two statements: what the first one waited for is seen only by the second's snapshot.
  const locked = await db.$executeRaw`
    select from tasks where id = ${id}::uuid and client_id = ${actor.client_id}::uuid for update`;
  if (locked === 0) throw notFound();
  const rows = await db.$queryRaw<TaskRow[]>`
    select t.id, t.name, t.short_id, t.clinic_id, c.zone, t.status::text, t.task_status::text, t.client_task_level_id,
      t.assigned_by_user_id, t.assigned_to_user_id, t.start_date::text, t.deadline_date::text, t.created_at,
      array(select j.user_id from j_tasks_users j where j.task_id = t.id and j.client_id = t.client_id) as linked_user_ids,
      array(select 'extension' from task_extension_requests r
              where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW'
            union all
            select 'reassign' from task_reassign_requests r
              where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW') as pending
    from tasks t join clinics c on c.id = t.clinic_id and c.client_id = t.client_id
    where t.id = ${id}::uuid and t.client_id = ${actor.client_id}::uuid`;
  const task = rows[0];
  if (!task) throw notFound();
  const viewer = viewerOf(actor);
  const standing = standingOf(task, viewer);
  if (!reads(task, standing)) throw notFound();
  return { task, standing, viewer };
}

function viewerOf({ user_id, role, clinic_ids, grants }: SignedIn): TaskViewer {
  if (!isRole(role)) throw notFound();
  return { user_id, role, clinic_ids, can: (module, action) => grants.has(`${module}:${action}`) };
}

interface Change {
  readonly action: string;
  readonly from?: Readonly<Record<string, unknown>>;
  readonly to?: Readonly<Record<string, unknown>>;
  readonly note?: string | null;
}

/** Who, when, from, to, note: a line of the task's history. */
export async function remember(
  db: Tx,
  actor: SignedIn,
  taskId: string,
  { action, from, to, note }: Change,
): Promise<void> {
  await db.task_history.create({
    data: {
      client_id: actor.client_id,
      task_id: taskId,
      user_id: actor.user_id,
      action,
      ...(from ? { from_value: from as object } : {}),
      ...(to ? { to_value: to as object } : {}),
      note: note ?? null,
    },
  });
}

export const taskKey = (actor: SignedIn, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});

/** A calendar day as Prisma wants a `date`. */
export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
