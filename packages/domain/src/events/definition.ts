import type { RecipientRule } from './recipients.ts';

/** What each stored payload says beside the event's own. */
export interface Subject {
  /** The table and row that the event is about. */
  readonly entity: string;
  readonly entity_id: string;
  /** Null: no clinic of the client more than another. */
  readonly clinic_id: string | null;
  /** What its notifications are grouped by; without it the row. */
  readonly group?: string;
}

/** The only email that an event may cause. */
export type Email =
  /** To each recipient of its notification, after their quiet hours. */
  | 'recipients'
  /** To the clinic's side of an order's chat, for what it has not seen after a while. */
  | 'clinic_chat'
  /** The same to the supplier's side. */
  | 'supplier_chat'
  /** To the supplier: the order with a new link, or what became of it. */
  | 'supplier_link'
  | 'supplier'
  /** To the user about their own account; no preference turns it off. */
  | 'account'
  /** Emails that were written with the event. */
  | 'prepared';

export interface NotificationText {
  readonly title: string;
  readonly body?: string;
  /** Null: what it was about is gone. */
  readonly link: string | null;
}
export interface TextContext {
  /** Name of who caused the event. */
  readonly actor: string;
  /** Id of the user who reads the text. */
  readonly reader: string;
  /** Name of the `newAssignee`. */
  readonly newAssignee: string;
}
/** A line in the bell of each recipient. */
export interface NotificationDefinition<Payload> {
  /** What users turn on and off, under the event's name. */
  readonly label: string;
  readonly recipients: RecipientRule<Payload & Subject>;
  /** Id of the user to whom a task was reassigned, if the text names them. */
  readonly newAssignee?: (payload: Payload) => string | null;
  readonly text: (payload: Payload & Subject, context: TextContext) => NotificationText;
}

export interface EventDefinition<Entity, Facts, Details, Sent> {
  readonly entity: Entity;
  readonly notification: NotificationDefinition<Facts & Details> | null;
  readonly email: Sent;
}

/** Types an event's own part of the payload. */
export const details = <Details extends object = object>() => undefined as Details | undefined;

/** Defines events about rows of one table, whose payloads have these facts in common. */
export const eventsAbout =
  <Entity extends string, Facts extends object = object>(entity: Entity) =>
  <Details extends object, const Sent extends Email | null>(definition: {
    readonly details: Details | undefined;
    readonly notification: NotificationDefinition<Facts & Details> | null;
    readonly email: Sent;
  }): EventDefinition<Entity, Facts, Details, Sent> => ({
    entity,
    notification: definition.notification,
    email: definition.email,
  });
