import { addDays } from '../../../packages/domain/src/index.ts';
import type { Chance } from '../chance.ts';
import type { Person } from '../people.ts';
import { idOf, type Row } from '../sql.ts';
import { weekday } from './weekday.ts';
import { extensionReasons, reassignReasons, remarks, type Work } from './work.ts';

/** The tables are in the order in which their rows must be inserted. */
export interface Month {
  readonly tasks: Row[];
  readonly j_tasks_users: Row[];
  readonly task_comments: Row[];
  readonly task_extension_requests: Row[];
  readonly task_reassign_requests: Row[];
  readonly task_history: Row[];
  readonly user_notifications: Row[];
}
export interface Member {
  readonly id: string;
  readonly person: Person;
}
const minute = 60_000;
export const dayLength = 24 * 60 * minute;

/** A task in its current state, for which the history is generated. */
export interface TaskContext {
  readonly month: Month;
  readonly client_id: string;
  readonly clinic_id: string;
  readonly id: string;
  readonly work: Work;
  readonly assigner: Member;
  readonly assignee: Member;
  readonly here: readonly Member[];
  readonly created: Date;
  readonly end: Date;
  readonly now: Date;
  readonly deadline: string;
  readonly chance: Chance;
}

/** @returns The moment at this share (0 to 1) of the task's life. */
export const between = ({ created, end }: TaskContext, share: number) =>
  new Date(created.getTime() + share * (end.getTime() - created.getTime()));

export function remember(
  task: TaskContext,
  at: Date,
  who: Member,
  action: string,
  from_value: Row | null,
  to_value: Row | null,
  note: string | null = null,
): void {
  const { month, client_id, id } = task;
  month.task_history.push({
    id: idOf(id, 'history', String(month.task_history.length)),
    client_id,
    task_id: id,
    user_id: who.id,
    action,
    from_value,
    to_value,
    note,
    created_at: at.toISOString(),
  });
}

export function notify(
  task: TaskContext,
  at: Date,
  event: string,
  actor: Member,
  to: Member,
  title: string,
  side: string,
  { body = null, link }: { readonly body?: string | null; readonly link?: string } = {},
): void {
  const { month, client_id, clinic_id, id, now } = task;
  if (actor.id === to.id || now.getTime() - at.getTime() > 14 * dayLength) return;
  const event_id = idOf(id, event, at.toISOString());
  month.user_notifications.push({
    id: idOf(event_id, to.id),
    client_id,
    user_id: to.id,
    actor_user_id: actor.id,
    clinic_id,
    event_id,
    type: event,
    title,
    body,
    link: link ?? `/dashboard/tasks/view/${id}/${side}`,
    group_key: `tasks:${id}`,
    read_at:
      now.getTime() - at.getTime() > 2 * dayLength
        ? new Date(at.getTime() + 3 * 60 * minute).toISOString()
        : null,
    created_at: at.toISOString(),
  });
}

export function addComments(task: TaskContext): void {
  const { month, client_id, id, chance, assigner, assignee } = task;
  const many = chance.percent(45) ? 0 : 1 + chance.below(3);
  for (let index = 0; index < many; index++) {
    const [author, reader] = index % 2 === 0 ? [assignee, assigner] : [assigner, assignee];
    const at = between(task, (index + 1) / (many + 1));
    const message = chance.pick(remarks);
    month.task_comments.push({
      id: idOf(id, 'comment', String(index)),
      client_id,
      task_id: id,
      user_id: author.id,
      message,
      message_type: 'TEXT',
      attachments: [],
      mentioned_user_ids: [],
      position: (index + 1) * 1024,
      created_at: at.toISOString(),
    });
    notify(
      task,
      at,
      'task_comment',
      author,
      reader,
      `${author.person.first} ${author.person.last} commented on ${task.work.name}`,
      author === assignee ? 'assignedTask' : 'myTask',
      { body: message },
    );
  }
}

export function addExtension(task: TaskContext, status: string): void {
  const { month, client_id, id, assigner, assignee, deadline, chance } = task;
  const asked = between(task, 0.5);
  const decided = status === 'PENDING_REVIEW' ? null : between(task, 0.7);
  month.task_extension_requests.push({
    id: idOf(id, 'extension'),
    client_id,
    task_id: id,
    status,
    extended_deadline_date: weekday(addDays(deadline, 4)),
    previous_deadline_date: deadline,
    comment: chance.pick(extensionReasons),
    created_by_user_id: assignee.id,
    action_by_user_id: decided ? assigner.id : null,
    action_at: decided?.toISOString() ?? null,
    action_comment:
      status === 'REJECTED' ? 'It has to be done this week; ask at the front desk for help.' : null,
    created_at: asked.toISOString(),
  });
  remember(
    task,
    asked,
    assignee,
    'extension_requested',
    { deadline_date: deadline },
    { deadline_date: weekday(addDays(deadline, 4)) },
  );
  notify(
    task,
    asked,
    'task_request',
    assignee,
    assigner,
    `${assignee.person.first} ${assignee.person.last} asked for more time for ${task.work.name}`,
    '',
    { link: '/dashboard/task-extension-requests/list' },
  );
}

export function addReassign(task: TaskContext, status: string, index: number): void {
  const { month, client_id, id, assigner, assignee, here, chance } = task;
  const others = here.filter((member) => member.id !== assigner.id && member.id !== assignee.id);
  const other = others[index % others.length];
  if (!other) return;
  const asked = between(task, 0.4);
  const accepted = status === 'ACCEPTED';
  // An accepted request has changed the assignee, so the present assignee is the new one.
  const [from, to] = accepted ? [other, assignee] : [assignee, other];
  month.task_reassign_requests.push({
    id: idOf(id, 'reassign'),
    client_id,
    task_id: id,
    status,
    comment: chance.pick(reassignReasons),
    new_assigned_to_user_id: to.id,
    old_assigned_to_user_id: from.id,
    created_by_user_id: from.id,
    action_by_user_id: accepted ? assigner.id : null,
    action_at: accepted ? between(task, 0.6).toISOString() : null,
    created_at: asked.toISOString(),
  });
  remember(
    task,
    asked,
    from,
    'reassign_requested',
    { assigned_to_user_id: from.id },
    { assigned_to_user_id: to.id },
  );
  notify(
    task,
    asked,
    'task_request',
    from,
    assigner,
    `${from.person.first} ${from.person.last} asked to reassign ${task.work.name}`,
    '',
    { link: '/dashboard/task-reassign-requests/list' },
  );
}
