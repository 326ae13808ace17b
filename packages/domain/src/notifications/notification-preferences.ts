import { chatEvents } from '../events/chat-events.ts';
import { clockEvents } from '../events/clock-events.ts';
import { credentialEvents } from '../events/credential-events.ts';
import { documentEvents } from '../events/document-events.ts';
import { type EventName, events } from '../events/events.ts';
import { inductionEvents } from '../events/induction-events.ts';
import { inventoryEvents } from '../events/inventory-events.ts';
import { jobEvents } from '../events/job-events.ts';
import { labEvents } from '../events/lab-events.ts';
import { leadEvents } from '../events/lead-events.ts';
import { leaveEvents } from '../events/leave-events.ts';
import { newsfeedEvents } from '../events/newsfeed-events.ts';
import { orderEvents } from '../events/order-events.ts';
import { planEvents } from '../events/plan-events.ts';
import { rosterPlanEvents } from '../events/roster-events.ts';
import { swapEvents } from '../events/swap-events.ts';
import { taskEvents } from '../events/task-events.ts';
import { trainingEvents } from '../events/training-events.ts';
import { userEvents } from '../events/user-events.ts';

const isEmailed = (event: EventName): boolean =>
  events[event].email === 'recipients' || events[event].email === 'clinic_chat';

/**
 * The areas of the product that notify, each with grants of which a user needs one to see its preferences.
 * An area without grants is for every user.
 */
const areas: readonly (readonly [title: string, grants: readonly string[], events: object])[] = [
  ['Tasks', ['task_management:VIEW'], taskEvents],
  [
    'Stock and orders',
    ['inventory_management:VIEW', 'sterilisation_management:VIEW'],
    { ...orderEvents, ...inventoryEvents },
  ],
  ['Labs', ['lab_management:VIEW'], labEvents],
  ['Rosters', ['roster_management:VIEW'], { ...rosterPlanEvents, ...swapEvents, ...clockEvents }],
  ['Leave', ['leave_management:VIEW'], leaveEvents],
  ['Documents', ['document_management:VIEW'], documentEvents],
  ['Training', ['documents:VIEW'], { ...trainingEvents, ...inductionEvents, ...credentialEvents }],
  ['News', ['newsfeeds:VIEW'], newsfeedEvents],
  ['Chats', ['Chats:VIEW'], chatEvents],
  ['Leads', ['marketing:VIEW', 'client_management:VIEW'], leadEvents],
  ['Plans and invoices', ['my Practice:EDIT', 'client_management:VIEW'], planEvents],
  ['Nightly jobs', ['platform_masters:VIEW', 'broadcasts:EDIT'], jobEvents],
  ['Access and security', [], userEvents],
];

export interface NotificationPreference {
  readonly event: EventName;
  readonly label: string;
  /** A notification of this kind is also emailed. */
  readonly mail: boolean;
}
/** @returns The notifications that a user with these grants may turn off, by area. */
export const notificationPreferences = (
  grants: ReadonlySet<string>,
): readonly { readonly title: string; readonly preferences: readonly NotificationPreference[] }[] =>
  areas
    .filter(([, needed]) => needed.length === 0 || needed.some((grant) => grants.has(grant)))
    .map(([title, , names]) => ({
      title,
      preferences: (Object.keys(names) as EventName[]).flatMap((event) => {
        const { notification } = events[event];
        return notification ? [{ event, label: notification.label, mail: isEmailed(event) }] : [];
      }),
    }));

export interface Channels {
  /** If false, the notification is listed, but already marked as read. */
  readonly bell: boolean;
  readonly mail: boolean;
  /** Push messages to the browsers in which the user turned them on. */
  readonly push: boolean;
}

/**
 * @returns The channels by which an event reaches a user: all that it has, except those that the user turned
 * off.
 */
export function channelsOf(preference: unknown, event: EventName): Channels {
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: isEmailed(event) && !off('mail'), push: !off('push') };
}
