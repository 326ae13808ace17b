import { type EventName, events } from '../events/events.ts';

const isEmailed = (event: EventName): boolean =>
  events[event].email === 'recipients' || events[event].email === 'clinic_chat';

/** The notifications that a user may turn off, with their labels and whether they are also emailed. */
export const notificationPreferences = (Object.keys(events) as EventName[]).flatMap((event) => {
  const { notification } = events[event];
  return notification ? [{ event, label: notification.label, mail: isEmailed(event) }] : [];
});

export interface Channels {
  /** If false, the notification is still listed, but already marked as read. */
  readonly bell: boolean;
  readonly mail: boolean;
  /** To the browsers on which the user has turned notifications on. */
  readonly push: boolean;
}

/** The channels by which a user is notified of an event: all that the event has, except those the user turned off. */
export function channelsOf(preference: unknown, event: EventName): Channels {
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: isEmailed(event) && !off('mail'), push: !off('push') };
}
