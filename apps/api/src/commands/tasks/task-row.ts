import type { Tx } from '@operatory/db';
import {
  readsTask,
  relationOf,
  type TaskAccessFacts,
  type TaskFacts,
  type TaskRelation,
  type TaskViewer,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

/** A task as commands read it. Dates are `yyyy-mm-dd`. */
export interface TaskRow extends TaskFacts {
  readonly id: string;
  readonly name: string;
  readonly short_id: number;
  /** The clinic's IANA zone. */
  readonly zone: string;
  readonly client_task_level_id: string | null;
  readonly start_date: string;
  readonly created_at: Date;
  /**
   * The version, which each edit increases. Of two people who edit the same version, the second is refused.
   */
  readonly version: number;
}

export interface LockedTask {
  readonly task: TaskRow;
  readonly relation: TaskRelation;
  readonly viewer: TaskViewer;
}

/**
 * Locks tasks in a fixed order, with the caller's relation to each. Missing tasks and tasks that the caller
 * may not read give the same error after the same statements.
 */
export async function lockTasks({ db, actor }: At, ids: readonly string[]): Promise<LockedTasks> {
  const viewer = viewerOf(actor);
  const read = (wanted: readonly string[], lock: boolean) =>
    db.$queryRawUnsafe<TaskRow[]>(`${taskText}${lock ? lockText : ''}`, [...wanted], actor.client_id);
  const readable = (rows: readonly TaskRow[]): readonly LockedTask[] =>
    rows
      .filter((task) => readsTask(task, viewer))
      .map((task) => ({ task, relation: relationOf(task, viewer), viewer }));
  const seen = readable(await read(ids, true)).map(({ task }) => task.id);
  // The second statement sees the changes that the first one waited for; the first one itself does not.
  const held = seen.length === 0 ? [] : readable(await read(seen, false));
  const fresh = new Map(held.map((locked) => [locked.task.id, locked]));
  return {
    async of(id) {
      // A task that is asked for again may have been changed by an earlier row of this call, so it is read
      // again.
      const locked = fresh.get(id) ?? (seen.includes(id) ? readable(await read([id], false))[0] : undefined);
      fresh.delete(id);
      if (!locked) throw notFound();
      return locked;
    },
  };
}

export const lockTask = async (at: At, id: string): Promise<LockedTask> => (await lockTasks(at, [id])).of(id);

/** @returns The facts that decide who can read a task; null if the caller cannot. */
export async function readTask(
  db: Pick<Tx, '$queryRawUnsafe'>,
  actor: SignedIn,
  id: string,
): Promise<TaskAccessFacts | null> {
  const [task] = await db.$queryRawUnsafe<TaskRow[]>(taskText, [id], actor.client_id);
  return task && readsTask(task, viewerOf(actor)) ? task : null;
}

type At = Pick<CommandContext, 'db' | 'actor'>;
export interface LockedTasks {
  /** @throws Refusal if the task is missing or the caller may not read it */
  of(id: string): Promise<LockedTask>;
}

const taskText = `
  select t.id, t.name, t.short_id, t.clinic_id, c.zone, t.status::text, t.task_status::text, t.client_task_level_id,
    t.assigned_by_user_id, t.assigned_to_user_id, t.start_date::text, t.deadline_date::text, t.created_at, t.version,
    array(select j.user_id from j_tasks_users j where j.task_id = t.id and j.client_id = t.client_id) as linked_user_ids,
    array(select 'extension' from task_extension_requests r
            where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW'
          union all
          select 'reassign' from task_reassign_requests r
            where r.task_id = t.id and r.client_id = t.client_id and r.status = 'PENDING_REVIEW') as pending
  from tasks t join clinics c on c.id = t.clinic_id and c.client_id = t.client_id
  where t.id = any($1::uuid[]) and t.client_id = $2::uuid`;
const lockText = ' order by t.id for update of t';

interface Change {
  readonly action: string;
  readonly from?: Readonly<Record<string, unknown>>;
  readonly to?: Readonly<Record<string, unknown>>;
  readonly note?: string | null;
}

export function recordHistory(
  { record }: Pick<RowContext, 'record'>,
  taskId: string,
  { action, from, to, note: words }: Change,
): void {
  record('task_history', {
    task_id: taskId,
    action,
    ...(from ? { from_value: from } : {}),
    ...(to ? { to_value: to } : {}),
    note: words ?? null,
  });
}

export const taskKey = (actor: SignedIn, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});
