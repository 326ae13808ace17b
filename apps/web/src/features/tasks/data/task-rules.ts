import {
  shortDescription as cut,
  menuOf as domainMenuOf,
  dueOf as dueKind,
  isInEditWindow,
  isOnlyLinked,
  localDate,
  type MessageCode,
  mayEdit,
  mayMove,
  platformZone,
  type RequestKind,
  readsOthersTasks,
  relationOf,
  requestTag,
  type TaskFacts,
  type TaskMenu,
} from '@operatory/domain';
import { now } from '#session/clock.ts';
import { currentSession } from '#session/session.ts';
import { currentViewer } from '#session/viewer.ts';
import type { WhoChoice } from '../filters/task-search.ts';
import type { TaskRow } from './task-row.ts';

const waits = (marks: TaskRow['task_extension_requests'] = []): boolean =>
  marks.some((mark) => mark.status === 'PENDING_REVIEW');

/** The facts about a task that the domain's rules take. */
const factsOf = (task: TaskRow): TaskFacts => ({
  ...task,
  linked_user_ids: task.j_tasks_users.map((link) => link.user_id),
  pending: [
    ...(waits(task.task_extension_requests) ? (['extension'] as const) : []),
    ...(waits(task.task_reassign_requests) ? (['reassign'] as const) : []),
  ],
});

const nothing: TaskMenu = {
  archive: false,
  restore: false,
  changeUser: false,
  reassign: false,
  extension: false,
  edit: false,
  delete: false,
};

/** The actions in a task's menu for the signed-in user; the server checks them again. */
export function menuOf(task: TaskRow): TaskMenu {
  const who = currentViewer();
  const facts = factsOf(task);
  return who ? domainMenuOf(facts, relationOf(facts, who), who) : nothing;
}

/** Whether the user may move the task to another position or status on the board. */
export function canMove(task: TaskRow): boolean {
  const who = currentViewer();
  const facts = factsOf(task);
  return who !== null && mayMove(facts, relationOf(facts, who), who).ok;
}

/** Whether the user may decide requests about this task, as its assigner or as an approver of the clinic. */
export function mayDecideOn(task: TaskRow): boolean {
  const who = currentViewer();
  if (!who) return false;
  const relation = relationOf(factsOf(task), who);
  return relation.assigner || relation.approver;
}

/** The code of the message why the user may not edit the task now; null if they may. */
export function editRefusal(task: TaskRow): MessageCode | null {
  const who = currentViewer();
  if (!who) return 'task_not_updated';
  const facts = factsOf(task);
  const may = mayEdit(facts, relationOf(facts, who), who, now());
  return may.ok ? null : may.code;
}

/**
 * Whether a task was created at most 48 hours ago. Later, Edit is still offered but only says 'Expired
 * Date'.
 */
export const mayStillEdit = (task: Pick<TaskRow, 'created_at'>): boolean =>
  isInEditWindow(task.created_at, now());

export interface Tag {
  readonly kind: 'extension' | 'reassign' | 'linked';
  readonly text: string;
}

/**
 * Tags for pending and approved requests, and for a viewer who is linked to the task but not its assignee.
 */
export function tagsOf(
  task: Pick<
    TaskRow,
    'task_extension_requests' | 'task_reassign_requests' | 'j_tasks_users' | 'assigned_to_user_id'
  >,
  userId: string,
): readonly Tag[] {
  const one = (kind: RequestKind, marks: TaskRow['task_extension_requests'] = []): readonly Tag[] => {
    const text = requestTag(
      kind,
      marks.map((mark) => mark.status),
    );
    return text === null ? [] : [{ kind, text }];
  };
  const linked = isOnlyLinked(
    {
      assigned_to_user_id: task.assigned_to_user_id,
      linked_user_ids: task.j_tasks_users.map(({ user_id }) => user_id),
    },
    userId,
  );
  return [
    ...(linked ? [{ kind: 'linked', text: 'Linked to you' } as const] : []),
    ...one('extension', task.task_extension_requests),
    ...one('reassign', task.task_reassign_requests),
  ];
}

/** The description on one line, shortened for a card. */
export const shortDescription = (text: string | null): string =>
  cut((text ?? '').replace(/\s+/g, ' ').trim());

export interface DueText {
  readonly text: string;
  readonly tone: 'late' | 'soon' | 'plain';
}

const days = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const shortDay = (date: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The zone of one of the user's clinics; for any other clinic the platform's. */
export function zoneOf(clinicId: string): string {
  const session = currentSession();
  if (session.status !== 'signed-in') return platformZone;
  return session.me.clinics.find(({ id }) => id === clinicId)?.zone ?? session.me.platform_zone;
}

/**
 * "2 days overdue", "Today", "Tomorrow" or the date; for a finished task, when it was finished. `today` is
 * the date at the clinic.
 */
export function dueOf(
  task: Pick<TaskRow, 'status' | 'task_status' | 'deadline_date' | 'finished_at' | 'clinic_id'>,
  today: string,
): DueText {
  if (task.status === 'FINISHED') {
    return {
      text: task.finished_at
        ? `Done ${shortDay(localDate(task.finished_at, zoneOf(task.clinic_id)))}`
        : 'Done',
      tone: 'plain',
    };
  }
  const kind = dueKind(task, today);
  if (kind === 'OVERDUE') {
    const late = days(today) - days(task.deadline_date);
    return { text: late === 1 ? '1 day overdue' : `${late} days overdue`, tone: 'late' };
  }
  if (kind === 'TODAY') return { text: 'Today', tone: 'soon' };
  if (kind === 'TOMORROW') return { text: 'Tomorrow', tone: 'soon' };
  return { text: task.deadline_date, tone: 'plain' };
}

/**
 * Whose tasks the user can choose to see. Everyone's are offered only to users who can read more than their
 * own.
 */
export function whoChoicesFor(): readonly WhoChoice[] {
  const who = currentViewer();
  return who && readsOthersTasks(who) ? ['mine', 'by-me', 'everyone'] : ['mine', 'by-me'];
}
