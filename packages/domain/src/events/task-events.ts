import type { TaskStatus } from '../tasks/task-choices.ts';
import type { RequestKind, TaskParties } from '../tasks/task-facts.ts';
import { handedOverTo } from '../tasks/task-handover.ts';
import { taskHref } from '../tasks/task-href.ts';
import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import { partiesOf, requestReaders, taskReaders } from './recipients.ts';

export interface TaskEventFacts extends TaskParties {
  readonly task_id: string;
  readonly task_name: string;
}
interface Reassigned {
  /** Only if the task had another assignee before. */
  readonly old_assigned_to_user_id?: string | null;
}
interface RequestDetails {
  readonly kind: RequestKind;
  readonly request_id: string;
}

const event = eventsAbout<'tasks', TaskEventFacts>('tasks');

const statusWords: Readonly<Record<TaskStatus, string>> = {
  PENDING: 'pending',
  INPROGRESS: 'in progress',
  FINISHED: 'finished',
  REASSIGNED: 'reassigned',
};
const changeWords = { level: 'changed the level of', archived: 'archived', restored: 'restored' } as const;

function textOf(
  payload: TaskEventFacts & Subject,
  reader: string,
  title: string,
  more: Partial<NotificationText> = {},
): NotificationText {
  return { title, link: taskHref({ ...payload, id: payload.entity_id }, reader), ...more };
}

/** @returns The new assignee's id, if the event is a reassignment with a previous assignee. */
const newAssigneeOf = (
  payload: TaskParties & Reassigned & { readonly new_assigned_to_user_id?: string | null },
): string | null =>
  payload.old_assigned_to_user_id == null
    ? null
    : (payload.new_assigned_to_user_id ?? payload.assigned_to_user_id);

export const taskEvents = {
  task_assigned: event({
    details: details<Reassigned & { readonly new_linked_user_ids?: readonly string[] }>(),
    notification: {
      label: 'I am assigned a task',
      recipients: taskReaders((payload) => [...partiesOf(payload), payload.old_assigned_to_user_id]),
      newAssignee: newAssigneeOf,
      text: (payload, { actor, reader, newAssignee }) =>
        payload.old_assigned_to_user_id === reader
          ? textOf(payload, reader, `${actor} reassigned ${payload.task_name}`, {
              body: handedOverTo(payload.task_name, newAssignee),
            })
          : textOf(
              payload,
              reader,
              `${actor} assigned ${payload.task_name} to ${payload.assigned_to_user_id === reader ? 'you' : 'your team'}`,
            ),
    },
    email: null,
  }),
  task_changed: event({
    details: details<{ readonly new_linked_user_ids?: readonly string[]; readonly deleted?: true }>(),
    notification: {
      label: 'One of my tasks changes',
      recipients: taskReaders(partiesOf),
      text(payload, { actor, reader }) {
        const { task_name, deleted, new_linked_user_ids } = payload;
        if (deleted) return { title: `${actor} deleted ${task_name}`, link: null };
        if (new_linked_user_ids?.includes(reader))
          return textOf(payload, reader, `${actor} linked you to ${task_name}`);
        return textOf(payload, reader, `${actor} changed ${task_name}`);
      },
    },
    email: null,
  }),
  task_status: event({
    details: details<
      { readonly from: TaskStatus; readonly to: TaskStatus } | { readonly change: keyof typeof changeWords }
    >(),
    notification: {
      label: 'One of my tasks changes status',
      recipients: taskReaders(partiesOf),
      text: (payload, { actor, reader }) =>
        textOf(
          payload,
          reader,
          'change' in payload
            ? `${actor} ${changeWords[payload.change]} ${payload.task_name}`
            : `${actor} marked ${payload.task_name} as ${statusWords[payload.to]}`,
        ),
    },
    email: null,
  }),
  task_comment: event({
    details: details<{
      readonly comment_id: string;
      readonly message: string;
      readonly mentioned_user_ids: readonly string[];
      /**
       * Set when an edited comment mentions more people: everybody else was notified when the comment was
       * written.
       */
      readonly only_mentioned?: true;
    }>(),
    notification: {
      label: 'Someone comments on my task or mentions me',
      recipients: taskReaders(({ mentioned_user_ids, only_mentioned, ...task }) =>
        only_mentioned ? mentioned_user_ids : [...partiesOf(task), ...mentioned_user_ids],
      ),
      text: (payload, { actor, reader }) =>
        textOf(
          payload,
          reader,
          payload.mentioned_user_ids.includes(reader)
            ? `${actor} mentioned you on ${payload.task_name}`
            : `${actor} commented on ${payload.task_name}`,
          { body: payload.message.slice(0, 200) },
        ),
    },
    email: null,
  }),
  task_request: event({
    details: details<RequestDetails & { readonly status?: 'CANCELLED' }>(),
    notification: {
      label: 'A request needs my decision',
      recipients: requestReaders,
      text(payload, { actor, reader }) {
        const { kind, task_name, status } = payload;
        if (status === 'CANCELLED')
          return textOf(payload, reader, `${actor} cancelled the ${kind} request for ${task_name}`);
        return {
          title:
            kind === 'extension'
              ? `${actor} asked for more time for ${task_name}`
              : `${actor} asked to reassign ${task_name}`,
          link: `/dashboard/task-${kind}-requests/list`,
        };
      },
    },
    email: 'recipients',
  }),
  task_decided: event({
    details: details<
      RequestDetails &
        Reassigned & {
          readonly status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED';
          /** Set if the request was closed without a decision. */
          readonly because?: 'finished' | 'reassigned';
          readonly requested_by_user_id: string;
          readonly new_assigned_to_user_id?: string | null;
        }
    >(),
    notification: {
      label: 'My request is accepted or rejected',
      recipients: taskReaders((payload) => [
        payload.requested_by_user_id,
        payload.new_assigned_to_user_id,
        payload.old_assigned_to_user_id,
      ]),
      newAssignee: newAssigneeOf,
      text(payload, { actor, reader, newAssignee }) {
        const { kind, task_name, status, because } = payload;
        const text = (title: string, body?: string) => textOf(payload, reader, title, body ? { body } : {});
        if (status === 'CANCELLED')
          return text(
            `Your ${kind} request for ${task_name} was closed: ${actor} ${because === 'finished' ? 'finished' : 'reassigned'} the task`,
          );
        if (status === 'REJECTED') return text(`${actor} rejected your ${kind} request for ${task_name}`);
        if (payload.new_assigned_to_user_id === reader) return text(`${actor} assigned ${task_name} to you`);
        const handedOver = handedOverTo(task_name, newAssignee);
        if (payload.old_assigned_to_user_id === reader && payload.requested_by_user_id !== reader)
          return text(`${actor} reassigned ${task_name}`, handedOver);
        return text(
          `${actor} accepted your ${kind} request for ${task_name}`,
          kind === 'reassign' ? handedOver : undefined,
        );
      },
    },
    email: 'recipients',
  }),
};
