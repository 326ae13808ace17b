import type { RecipientRule } from './recipients.ts';

/** Fields that all stored payloads have in addition to the event's own. */
export interface Subject {
  /** The table of the row that the event is about. */
  readonly entity: string;
  readonly entity_id: string;
  /** Null if the event belongs to no single clinic. */
  readonly clinic_id: string | null;
  /** The key by which notifications are grouped. Default: the row. */
  readonly group?: string;
  /** Emails and push messages are sent even in quiet hours, for example because a shift starts soon. */
  readonly urgent?: boolean;
  /** This is the copy for the platform's staff, who belong to another tenant than the client. */
  readonly platform?: boolean;
}

/** Each event causes at most one kind of email. */
export type Email =
  /** To each recipient of the notification, after their quiet hours. */
  | 'recipients'
  /** To the clinic's users in an order's chat, if they have not read the messages after a while. */
  | 'clinic_chat'
  /** To the supplier in an order's chat, if they have not read the messages after a while. */
  | 'supplier_chat'
  /** To the supplier, with a new link to the order. */
  | 'supplier_link'
  | 'supplier'
  /** To users about their own account. Users cannot turn these off. */
  | 'account'
  /** Emails whose text was prepared when the event was written. */
  | 'prepared';

export interface NotificationText {
  readonly title: string;
  readonly body?: string;
  /** Null if the record no longer exists. */
  readonly link: string | null;
}
export interface TextContext {
  /** The name of the user who caused the event. */
  readonly actor: string;
  /** The id of the user who will read the text. */
  readonly reader: string;
  /** The name that belongs to the id from `newAssignee`. */
  readonly newAssignee: string;
}
export interface NotificationDefinition<Payload> {
  /** The label in the users' notification settings. */
  readonly label: string;
  /** `chat` shows the notification in the chat bell, as one line for each conversation. */
  readonly bell?: 'chat';
  readonly recipients: RecipientRule<Payload & Subject>;
  /** The id of the new assignee of a task, if the text needs their name. */
  readonly newAssignee?: (payload: Payload) => string | null;
  readonly text: (payload: Payload & Subject, context: TextContext) => NotificationText;
}

export interface EventDefinition<Entity, Facts, Details, Sent> {
  readonly entity: Entity;
  readonly notification: NotificationDefinition<Facts & Details> | null;
  readonly email: Sent;
  /** The platform's staff are notified too, by a copy of the event in the outbox of their tenant. */
  readonly platform: boolean;
}

/** Declares the type of an event's own payload fields; the value is never used. */
export const details = <Details extends object = object>() => undefined as Details | undefined;

/** Defines events about rows of one table, whose payloads all contain `Facts`. */
export const eventsAbout =
  <Entity extends string, Facts extends object = object>(entity: Entity, { platform = false } = {}) =>
  <Details extends object, const Sent extends Email | null>(definition: {
    readonly details: Details | undefined;
    readonly notification: NotificationDefinition<Facts & Details> | null;
    readonly email: Sent;
  }): EventDefinition<Entity, Facts, Details, Sent> => ({
    entity,
    notification: definition.notification,
    email: definition.email,
    platform,
  });
