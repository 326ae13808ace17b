import { type EventName, events } from '../events/events.ts';

const isEmailed = (event: EventName): boolean =>
  events[event].email === 'recipients' || events[event].email === 'clinic_chat';

/** The notifications that users can turn off. `mail` says whether the event is also emailed. */
export const notificationPreferences = (Object.keys(events) as EventName[]).flatMap((event) => {
  const { notification } = events[event];
  return notification ? [{ event, label: notification.label, mail: isEmailed(event) }] : [];
});

export interface Channels {
  /** If false, the notification is listed, but already marked as read. */
  readonly bell: boolean;
  readonly mail: boolean;
  /** Push messages to the browsers in which the user turned them on. */
  readonly push: boolean;
}

/** The channels by which an event reaches a user: all that it has, except those that the user turned off. */
export function channelsOf(preference: unknown, event: EventName): Channels {
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: isEmailed(event) && !off('mail'), push: !off('push') };
}
