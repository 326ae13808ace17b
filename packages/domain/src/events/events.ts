import { chatEvents } from './chat-events.ts';
import { clockEvents } from './clock-events.ts';
import { credentialEvents } from './credential-events.ts';
import type { Email, EventDefinition, Subject } from './definition.ts';
import { digestEvents } from './digest-events.ts';
import { documentEvents } from './document-events.ts';
import { inductionEvents } from './induction-events.ts';
import { inventoryEvents } from './inventory-events.ts';
import { jobEvents } from './job-events.ts';
import { labEvents } from './lab-events.ts';
import { leadEvents } from './lead-events.ts';
import { leaveEvents } from './leave-events.ts';
import { newsfeedEvents } from './newsfeed-events.ts';
import { orderEvents } from './order-events.ts';
import { planEvents } from './plan-events.ts';
import type { Grantee } from './recipients.ts';
import { rosterPlanEvents } from './roster-events.ts';
import { swapEvents } from './swap-events.ts';
import { taskEvents } from './task-events.ts';
import { trainingEvents } from './training-events.ts';
import { userEvents } from './user-events.ts';

const table = {
  ...taskEvents,
  ...orderEvents,
  ...inventoryEvents,
  ...labEvents,
  ...leaveEvents,
  ...leadEvents,
  ...clockEvents,
  ...rosterPlanEvents,
  ...swapEvents,
  ...planEvents,
  ...documentEvents,
  ...trainingEvents,
  ...inductionEvents,
  ...credentialEvents,
  ...newsfeedEvents,
  ...chatEvents,
  ...digestEvents,
  ...jobEvents,
  ...userEvents,
};

type Table = typeof table;
export type EventName = keyof Table;
type Parts = {
  [Name in EventName]: Table[Name] extends EventDefinition<
    infer Entity,
    infer Facts,
    infer Details,
    infer Sent
  >
    ? { readonly entity: Entity; readonly facts: Facts; readonly details: Details; readonly email: Sent }
    : never;
};
/** An event's own payload fields, without those that all events about its table share. */
export type EventDetails<Name extends EventName> = Parts[Name]['details'] & object;
export type EventPayload<Name extends EventName> = Parts[Name]['facts'] & EventDetails<Name>;
export type EventsAbout<Entity extends Parts[EventName]['entity']> = {
  [Name in EventName]: Parts[Name]['entity'] extends Entity ? Name : never;
}[EventName];
export type EventsEmailedTo<Sent extends Email> = {
  [Name in EventName]: Parts[Name]['email'] extends Sent ? Name : never;
}[EventName];

/** An event for the outbox, to be written in the transaction that caused it. */
export type DomainEvent<Name extends EventName = EventName> = {
  [Each in Name]: {
    readonly name: Each;
    readonly entityId: string;
    readonly clinicId: string | null;
    readonly payload: EventPayload<Each>;
  };
}[Name];
export const domainEvent = <Name extends EventName>(
  name: Name,
  row: { readonly id: string; readonly clinic_id: string | null },
  payload: EventPayload<Name>,
): DomainEvent => ({ name, entityId: row.id, clinicId: row.clinic_id, payload }) as DomainEvent;
export type StoredEvent<Name extends EventName = EventName> = {
  [Each in Name]: {
    readonly id: string;
    readonly name: Each;
    readonly payload: EventPayload<Each> & Subject;
    readonly actor_user_id: string | null;
    readonly created_at: Date;
  };
}[Name];

export const events: {
  readonly [Name in EventName]: EventDefinition<
    Parts[Name]['entity'],
    Parts[Name]['facts'],
    EventDetails<Name>,
    Parts[Name]['email']
  >;
} = table;
export const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

/** @returns The users of a client who are notified of an event, without the one who caused it. */
export function recipientsOf<Name extends EventName, User extends Grantee>(
  { name, payload, actor_user_id }: Pick<StoredEvent<Name>, 'name' | 'payload' | 'actor_user_id'>,
  users: Iterable<User>,
): readonly User[] {
  const { notification } = events[name];
  if (!notification) return [];
  return [...users].filter(
    (user) => user.user_id !== actor_user_id && notification.recipients(payload, user),
  );
}
