import type { RecipientRule } from './recipients.ts';

/** The fields that every stored payload has besides the event's own. */
export interface Subject {
  /** The table and row that the event is about. */
  readonly entity: string;
  readonly entity_id: string;
  /** Null if the event does not belong to a particular clinic. */
  readonly clinic_id: string | null;
  /** The key by which its notifications are grouped; by default the row. */
  readonly group?: string;
  /** Its subject is near, so its emails are sent in quiet hours too. */
  readonly urgent?: boolean;
  /** This is the copy for the platform's staff, who are users of another tenant than the client. */
  readonly platform?: boolean;
}

/** The only email that an event may cause. */
export type Email =
  /** To each recipient of the event's notification, after their quiet hours. */
  | 'recipients'
  /** To the clinic's users in an order's chat, about messages they have not read after a while. */
  | 'clinic_chat'
  /** The same email for the supplier. */
  | 'supplier_chat'
  /** To the supplier: the order with a new link, or the order's outcome. */
  | 'supplier_link'
  | 'supplier'
  /** To users about their own account; it cannot be turned off. */
  | 'account'
  /** Emails that were prepared together with the event. */
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
  /** The id of the user who reads the text. */
  readonly reader: string;
  /** The name of the `newAssignee`. */
  readonly newAssignee: string;
}
/** A notification in each recipient's list. */
export interface NotificationDefinition<Payload> {
  /** The label in the user's settings, where the event's notifications are turned on and off. */
  readonly label: string;
  /** `chat`: it rings the chat bell, one line for each conversation, instead of being listed among the notifications. */
  readonly bell?: 'chat';
  readonly recipients: RecipientRule<Payload & Subject>;
  /** The id of the user to whom a task was reassigned, if the text names them. */
  readonly newAssignee?: (payload: Payload) => string | null;
  readonly text: (payload: Payload & Subject, context: TextContext) => NotificationText;
}

export interface EventDefinition<Entity, Facts, Details, Sent> {
  readonly entity: Entity;
  readonly notification: NotificationDefinition<Facts & Details> | null;
  readonly email: Sent;
  /** Whether the platform's staff are among the recipients, so that they get a copy in their own outbox. */
  readonly platform: boolean;
}

/** Declares the type of the payload fields that are specific to an event. */
export const details = <Details extends object = object>() => undefined as Details | undefined;

/** Defines events about rows of one table, whose payloads share these fields. */
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
