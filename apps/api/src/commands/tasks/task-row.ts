import type { Tx } from '@operatory/db';
import { isRole, roleOf } from '@operatory/domain';
import type { SignedIn } from '../../context.ts';
import { notFound } from '../refusal.ts';

/** A task as a command needs it, locked until the transaction's end. Dates are `yyyy-MM-dd`. */
export interface TaskRow {
  readonly id: string;
  readonly name: string;
  readonly short_id: number;
  readonly clinic_id: string;
  readonly zone: string;
  readonly status: 'PENDING' | 'INPROGRESS' | 'FINISHED' | 'REASSIGNED';
  readonly task_status: 'Active' | 'InActive';
  readonly client_task_level_id: string | null;
  readonly assigned_by_user_id: string;
  readonly assigned_to_user_id: string | null;
  readonly linked_user_ids: readonly string[];
  readonly start_date: string;
  readonly deadline_date: string;
  readonly created_at: Date;
  readonly version: number;
  /** Kinds of request that wait for a decision. */
  readonly pending: readonly ('extension' | 'reassign')[];
}

/** How the caller stands to the task. */
export interface Standing {
  readonly assigner: boolean;
  readonly assignee: boolean;
  readonly linked: boolean;
  /** Runs the whole client, or the task's clinic. */
  readonly manager: boolean;
  /** Decides requests of the task's clinic. */
  readonly approver: boolean;
}

/** Locks the task and says how the caller stands to it. A missing task and one the caller may not read are alike: not found. */
export async function lockTask(db: Tx, actor: SignedIn, id: string): Promise<{ task: TaskRow; standing: Standing }> {
  const rows = await db.$queryRaw<TaskRow[]>`
    select t.id, t.name, t.short_id, t.clinic_id, c.zone, t.status::text, t.task_status::text, t.client_task_level_id,
      t.assigned_by_user_id, t.assigned_to_user_id, t.start_date::text, t.deadline_date::text, t.created_at, t.version,
      array(select j.user_id from j_tasks_users j where j.task_id = t.id and j.client_id = t.client_id) as linked_user_ids,
      array(select 'extension' from task_extension_requests r
              where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW'
            union all
            select 'reassign' from task_reassign_requests r
              where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW') as pending
    from tasks t join clinics c on c.id = t.clinic_id and c.client_id = t.client_id
    where t.id = ${id}::uuid and t.client_id = ${actor.client_id}::uuid
    for update of t`;
  const task = rows[0];
  if (!task) throw notFound();
  const standing = standingOf(task, actor);
  const reads = Object.values(standing).some(Boolean);
  // An approver who is nothing else sees the task only while something is asked about it.
  const onlyApprover = reads && !standing.manager && !isParty(standing);
  if (!reads || (onlyApprover && task.pending.length === 0)) throw notFound();
  return { task, standing };
}

export const isParty = ({ assigner, assignee, linked }: Standing): boolean => assigner || assignee || linked;

function standingOf(task: TaskRow, actor: SignedIn): Standing {
  const actsAs = isRole(actor.role) ? roleOf(actor.role).actsAs : 'client';
  const inClinic = actor.clinic_ids.includes(task.clinic_id);
  const views = actor.grants.has('tasks:VIEW');
  const manager = views && (actsAs === 'client_admin' || (actsAs === 'clinic_admin' && inClinic));
  return {
    assigner: task.assigned_by_user_id === actor.user_id,
    assignee: task.assigned_to_user_id === actor.user_id,
    linked: task.linked_user_ids.includes(actor.user_id),
    manager,
    approver: actor.grants.has('task-requests-approvers:EDIT') && (actsAs === 'client_admin' || inClinic),
  };
}

interface Change {
  readonly action: string;
  readonly from?: Readonly<Record<string, unknown>>;
  readonly to?: Readonly<Record<string, unknown>>;
  readonly note?: string | null;
}

/** Who, when, from, to, note: a line of the task's history. */
export async function remember(db: Tx, actor: SignedIn, taskId: string, { action, from, to, note }: Change): Promise<void> {
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

export const taskKey = (actor: SignedIn, id: string) => ({ id_client_id: { id, client_id: actor.client_id } });

/** A calendar day as Prisma wants a `date`. */
export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
