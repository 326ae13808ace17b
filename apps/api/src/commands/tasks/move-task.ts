import { changeStatus, mayArchive, mayChangeUser, mayMove, mayRestore } from '@operatory/domain';
import { z } from 'zod';
import { Refusal } from '../../errors/refusal.ts';
import { type CommandContext, defineCommand, type RowContext } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { isAssignable } from './assignee.ts';
import { closeRequests } from './close-requests.ts';
import { emitTaskEvent } from './events.ts';
import { lockBoard, placeBehind, placeTask } from './position.ts';
import { type LockedTask, type LockedTasks, lockTasks, recordHistory, taskKey } from './task-row.ts';

/**
 * REASSIGNED results from accepting a reassign request. These commands accept it only for a task that
 * already has it.
 */
const status = z.enum(['PENDING', 'INPROGRESS', 'FINISHED', 'REASSIGNED']);
type Status = z.infer<typeof status>;
type Run = CommandContext & RowContext;

/** If positions change, the board is locked before any task: see `lockBoard`. */
async function lockForMoves(
  context: CommandContext,
  inputs: readonly { readonly id: string }[],
  board: boolean,
): Promise<LockedTasks> {
  if (board) await lockBoard(context.db, context.actor);
  return lockTasks(
    context,
    inputs.map(({ id }) => id),
  );
}

/**
 * Moves a locked task to a status. Finishing it sets `finished_at` and closes its pending requests; reopening
 * it clears `finished_at`.
 */
async function setStatus(
  run: Run,
  { task, relation, viewer }: LockedTask,
  to: Status,
  place: 'end of column' | 'given position' = 'given position',
): Promise<void> {
  const { actor, db, now } = run;
  const change = requireOk(changeStatus(task, relation, viewer, to, now));
  if (to === task.status) return;
  const position = place === 'end of column' ? await placeBehind(run, to) : undefined;
  await db.tasks.update({
    where: taskKey(actor, task.id),
    data: {
      status: to,
      ...(change.finished_at === undefined ? {} : { finished_at: change.finished_at }),
      ...(position === undefined ? {} : { position }),
      version: { increment: 1 },
      updated_at: now,
    },
  });
  if (change.cancelsRequests) await closeRequests(run, task, 'finished');
  recordHistory(run, task.id, { action: 'status', from: { status: task.status }, to: { status: to } });
  emitTaskEvent(run, 'task_status', task, { from: task.status, to });
}

async function setUser(run: Run, { task, relation }: LockedTask, userId: string): Promise<void> {
  if (userId === task.assigned_to_user_id) return;
  requireOk(mayChangeUser(task, relation));
  const { actor, db, now } = run;
  await isAssignable(run, userId, task.clinic_id);
  await db.tasks.update({
    where: taskKey(actor, task.id),
    data: { assigned_to_user_id: userId, version: { increment: 1 }, updated_at: now },
  });
  await closeRequests(run, task, 'reassigned');
  recordHistory(run, task.id, {
    action: 'assigned',
    from: { assigned_to_user_id: task.assigned_to_user_id },
    to: { assigned_to_user_id: userId },
  });
  emitTaskEvent(
    run,
    'task_assigned',
    { ...task, assigned_to_user_id: userId },
    { old_assigned_to_user_id: task.assigned_to_user_id },
  );
}

export const changeTaskStatus = defineCommand({
  name: 'change_task_status',
  description:
    'Changes the status, level (null for none) or user of a task. Omitted fields are left unchanged.',
  input: z.object({
    id: z.uuid(),
    levelId: z.uuid().nullish(),
    userId: z.uuid().nullish(),
    status: status.nullish(),
  }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) =>
    lockForMoves(
      context,
      inputs,
      inputs.some((input) => input.status != null),
    ),
  async run(run) {
    const { actor, db, now, input } = run;
    const locked = await run.prepared.of(input.id);
    const { task } = locked;
    requireOk(mayMove(task, locked.relation, locked.viewer));
    if (input.levelId !== undefined && input.levelId !== task.client_task_level_id) {
      if (input.levelId !== null) {
        const id = input.levelId;
        const inUse = await run.memoize(`level ${id}`, () =>
          db.client_task_levels.count({ where: { id, status: 'ACTIVE' } }),
        );
        assertRule(inUse === 1, 'task_not_updated');
      }
      await db.tasks.update({
        where: taskKey(actor, task.id),
        data: { client_task_level_id: input.levelId, version: { increment: 1 }, updated_at: now },
      });
      recordHistory(run, task.id, {
        action: 'level',
        from: { client_task_level_id: task.client_task_level_id },
        to: { client_task_level_id: input.levelId },
      });
      emitTaskEvent(run, 'task_status', task, { change: 'level' });
    }
    if (input.userId) await setUser(run, locked, input.userId);
    if (input.status && input.status !== task.status)
      await setStatus(run, locked, input.status, 'end of column');
    return { id: task.id };
  },
});

export const moveTask = defineCommand({
  name: 'move_task',
  description: 'Moves a task between two others of a status column.',
  input: z.object({
    id: z.uuid(),
    before: z.uuid().nullish(),
    after: z.uuid().nullish(),
    status: status.nullish(),
  }),
  returns: 'tasks',
  prepare: (context, inputs) => lockForMoves(context, inputs, true),
  async run(run) {
    const { actor, db, input } = run;
    const locked = await run.prepared.of(input.id);
    const { task } = locked;
    requireOk(mayMove(task, locked.relation, locked.viewer));
    await setStatus(run, locked, input.status ?? task.status);
    await placeTask(db, actor, task.id, input.status ?? task.status, input);
    return { id: task.id };
  },
});

const listed = z.object({
  id: z.uuid(),
  /** A float, because callers may send milliseconds since 1970, which do not fit GraphQL's Int. */
  position: z.number(),
  status: status.nullish(),
  finished_at: z.string().nullish(),
});

/**
 * Null for a task that is missing or that the caller may not read. Other errors, such as a deadlock, are
 * thrown.
 */
function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

export const changeTaskPosition = defineCommand({
  name: 'change_task_position',
  description:
    'Sets the order of the listed tasks that are still in their column. Unknown tasks are ignored.',
  input: z.object({ taskList: z.array(listed).min(1).max(500) }),
  returns: null,
  prepare: (context, inputs) =>
    lockForMoves(
      context,
      inputs.flatMap(({ taskList }) => taskList),
      true,
    ),
  async run(run) {
    const { actor, db, input } = run;
    const wanted = [...input.taskList].sort((a, b) => a.position - b.position);
    const previous = new Map<Status, string>();
    let affected = 0;
    for (const row of wanted) {
      const locked = await run.prepared.of(row.id).catch(unlessRefused);
      if (locked?.task.task_status !== 'Active') continue;
      const current = locked.task.status;
      if (row.status && row.status !== current) continue;
      requireOk(mayMove(locked.task, locked.relation, locked.viewer));
      const after = previous.get(current);
      if (after) await placeTask(db, actor, row.id, current, { after });
      previous.set(current, row.id);
      affected += 1;
    }
    return { affected_rows: affected };
  },
});

export const changeTaskUser = defineCommand({
  name: 'change_task_user',
  description: 'Assigns the task to another user. Only its assigner may do so.',
  input: z.object({ id: z.uuid(), userId: z.uuid() }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) => lockForMoves(context, inputs, false),
  async run(run) {
    const locked = await run.prepared.of(run.input.id);
    requireOk(mayChangeUser(locked.task, locked.relation));
    await setUser(run, locked, run.input.userId);
    return { id: locked.task.id };
  },
});

export const archiveTask = defineCommand({
  name: 'archive_task',
  description: 'Archives a finished task.',
  input: z.object({ id: z.uuid() }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) => lockForMoves(context, inputs, false),
  async run(run) {
    const { actor, db, now, input } = run;
    const { task, relation, viewer } = await run.prepared.of(input.id);
    requireOk(mayArchive(task, relation, viewer));
    await db.tasks.update({
      where: taskKey(actor, task.id),
      data: { task_status: 'InActive', version: { increment: 1 }, updated_at: now },
    });
    recordHistory(run, task.id, { action: 'archived' });
    emitTaskEvent(run, 'task_status', task, { change: 'archived' });
    return { id: task.id };
  },
});

export const restoreTask = defineCommand({
  name: 'restore_task',
  description: 'Restores an archived task at the end of its column.',
  input: z.object({ id: z.uuid() }),
  returns: 'tasks',
  bulk: true,
  prepare: (context, inputs) => lockForMoves(context, inputs, true),
  async run(run) {
    const { actor, db, now, input } = run;
    const { task, relation, viewer } = await run.prepared.of(input.id);
    requireOk(mayRestore(task, relation, viewer));
    await db.tasks.update({
      where: taskKey(actor, task.id),
      data: {
        task_status: 'Active',
        position: await placeBehind(run, task.status),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    recordHistory(run, task.id, { action: 'restored' });
    emitTaskEvent(run, 'task_status', task, { change: 'restored' });
    return { id: task.id };
  },
});
