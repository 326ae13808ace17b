import type { Tx } from '@operatory/db';
import {
  askExtension,
  askReassign,
  decideRequest,
  mayCancelRequest,
  type RequestStatus,
  readsRequests,
} from '@operatory/domain';
import { z } from 'zod';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import { dayInput } from '../day.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { isAssignable } from './assignee.ts';
import { closeRequests } from './close-requests.ts';
import { emitTaskEvent } from './events.ts';
import { type LockedTask, lockTask, recordHistory, taskKey } from './task-row.ts';

const comment = z.string().trim().min(1, 'Comment is required').max(1000);

export const requestTaskExtension = defineCommand({
  name: 'request_task_extension',
  description: 'Asks the assigner for a later deadline.',
  input: z.object({ task_id: z.uuid(), extended_deadline_date: z.iso.date(), comment }),
  returns: 'task_extension_requests',
  async run(run) {
    const { actor, db, now, input } = run;
    const { task, relation, viewer } = await lockTask(run, input.task_id);
    requireOk(askExtension(task, relation, viewer, input.extended_deadline_date, now, task.zone));
    const { id } = await db.task_extension_requests.create({
      data: {
        client_id: actor.client_id,
        task_id: task.id,
        extended_deadline_date: dayInput(input.extended_deadline_date),
        previous_deadline_date: dayInput(task.deadline_date),
        comment: input.comment,
        created_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
    recordHistory(run, task.id, {
      action: 'extension_requested',
      to: { deadline_date: input.extended_deadline_date },
      note: input.comment,
    });
    emitTaskEvent(run, 'task_request', task, { kind: 'extension', request_id: id });
    return { id };
  },
});

export const requestTaskReassign = defineCommand({
  name: 'request_task_reassign',
  description: 'Asks the assigner to reassign the task to another user.',
  input: z.object({ task_id: z.uuid(), new_assigned_to_user_id: z.uuid(), comment }),
  returns: 'task_reassign_requests',
  async run(run) {
    const { actor, db, input } = run;
    const { task, relation, viewer } = await lockTask(run, input.task_id);
    requireOk(askReassign(task, relation, viewer, input.new_assigned_to_user_id));
    const { assigned_to_user_id: from } = task;
    if (from === null) throw refused('reassign_not_added');
    await isAssignable(run, input.new_assigned_to_user_id, task.clinic_id, 'reassign_not_added');
    const { id } = await db.task_reassign_requests.create({
      data: {
        client_id: actor.client_id,
        task_id: task.id,
        new_assigned_to_user_id: input.new_assigned_to_user_id,
        old_assigned_to_user_id: from,
        comment: input.comment,
        created_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
    recordHistory(run, task.id, {
      action: 'reassign_requested',
      to: { assigned_to_user_id: input.new_assigned_to_user_id },
      note: input.comment,
    });
    emitTaskEvent(run, 'task_request', task, { kind: 'reassign', request_id: id });
    return { id };
  },
});

interface Request {
  readonly id: string;
  readonly task_id: string;
  readonly kind: 'extension' | 'reassign';
  readonly created_by_user_id: string;
  readonly status: RequestStatus;
  readonly to: string | null;
}

/**
 * Locks a request's task, so that decisions on it are made one after another, and reads the request. A
 * missing request's id is looked up as a task's, so that it takes as long as a hidden one.
 */
async function lockRequest(
  at: Pick<CommandContext, 'db' | 'actor'>,
  id: string,
  kinds: readonly Request['kind'][],
): Promise<LockedTask & { readonly request: Request }> {
  const rows = await at.db.$queryRaw<Request[]>`
    select id, task_id, 'extension' as kind, created_by_user_id, status::text, extended_deadline_date::text as "to"
      from task_extension_requests where id = ${id}::uuid
    union all
    select id, task_id, 'reassign', created_by_user_id, status::text, new_assigned_to_user_id::text
      from task_reassign_requests where id = ${id}::uuid`;
  const request = rows.find(({ kind }) => kinds.includes(kind));
  const locked = await lockTask(at, request?.task_id ?? id);
  if (!request || !readsRequests(locked.viewer, request.kind)) throw notFound();
  return { ...locked, request };
}

/** Stores the decision on a pending request. Of two simultaneous decisions, the second is refused. */
async function settle(
  db: Tx,
  actor: SignedIn,
  request: Request,
  data: {
    status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED';
    action_by_user_id: string;
    action_at: Date;
    action_comment?: string | null;
    updated_at: Date;
  },
): Promise<void> {
  const where = { id: request.id, client_id: actor.client_id, status: 'PENDING_REVIEW' as const };
  const { count } =
    request.kind === 'extension'
      ? await db.task_extension_requests.updateMany({ where, data })
      : await db.task_reassign_requests.updateMany({ where, data });
  assertRule(count === 1, 'request_not_updated');
}

export const cancelTaskRequest = defineCommand({
  name: 'cancel_task_request',
  description: 'Cancels the caller’s own pending request.',
  input: z.object({ id: z.uuid() }),
  returns: 'tasks',
  async run(run) {
    const { actor, db, now, input } = run;
    const { request, task } = await lockRequest(run, input.id, ['extension', 'reassign']);
    requireOk(mayCancelRequest(request, actor.user_id));
    await settle(db, actor, request, {
      status: 'CANCELLED',
      action_by_user_id: actor.user_id,
      action_at: now,
      updated_at: now,
    });
    recordHistory(run, task.id, { action: `${request.kind}_cancelled` });
    emitTaskEvent(run, 'task_request', task, {
      kind: request.kind,
      request_id: request.id,
      status: 'CANCELLED',
    });
    return { id: task.id };
  },
});

const decision = z.object({
  id: z.uuid(),
  status: z.enum(['ACCEPTED', 'REJECTED']),
  comment: z.string().trim().max(1000).nullish(),
});

const decide = (kind: Request['kind'], table: string) =>
  defineCommand({
    name: `decide_task_${kind}`,
    description: `Accepts or rejects a request (${kind}); rejecting needs a comment.`,
    input: decision,
    returns: table,
    async run(run) {
      const { actor, db, now, input } = run;
      const { request, task, relation } = await lockRequest(run, input.id, [kind]);
      const asked =
        kind === 'extension'
          ? { extended_deadline_date: request.to ?? undefined }
          : { new_assigned_to_user_id: request.to };
      const decided = requireOk(
        decideRequest(
          task,
          relation,
          { ...request, ...asked },
          actor.user_id,
          { accept: input.status === 'ACCEPTED', comment: input.comment ?? null },
          now,
          task.zone,
        ),
      );
      await settle(db, actor, request, {
        status: input.status,
        action_by_user_id: actor.user_id,
        action_at: now,
        action_comment: input.comment ?? null,
        updated_at: now,
      });
      const { deadline_date, ...rest } = decided.task;
      if (rest.assigned_to_user_id)
        await isAssignable(run, rest.assigned_to_user_id, task.clinic_id, 'request_not_updated');
      if (Object.keys(decided.task).length > 0) {
        await db.tasks.update({
          where: taskKey(actor, task.id),
          data: {
            ...rest,
            ...(deadline_date ? { deadline_date: dayInput(deadline_date) } : {}),
            version: { increment: 1 },
            updated_at: now,
          },
        });
      }
      if (decided.cancels.length > 0) await closeRequests(run, task, 'reassigned');
      recordHistory(run, task.id, {
        action: `${kind}_${input.status.toLowerCase()}`,
        from:
          kind === 'extension'
            ? { deadline_date: task.deadline_date }
            : { assigned_to_user_id: task.assigned_to_user_id },
        to: kind === 'extension' ? { deadline_date: request.to } : { assigned_to_user_id: request.to },
        note: input.comment ?? null,
      });
      emitTaskEvent(run, 'task_decided', task, {
        kind,
        request_id: request.id,
        status: input.status,
        requested_by_user_id: request.created_by_user_id,
        new_assigned_to_user_id: rest.assigned_to_user_id ?? null,
        ...(rest.assigned_to_user_id ? { old_assigned_to_user_id: task.assigned_to_user_id } : {}),
      });
      return { id: request.id };
    },
  });

export const decideTaskExtension = decide('extension', 'task_extension_requests');
export const decideTaskReassign = decide('reassign', 'task_reassign_requests');
