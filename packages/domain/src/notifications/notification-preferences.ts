import { type EventName, events } from '../events/events.ts';

const isEmailed = (event: EventName): boolean =>
  events[event].email === 'recipients' || events[event].email === 'clinic_chat';

/** What a user may turn off, in words, and whether it is emailed to them as well. */
export const notificationPreferences = (Object.keys(events) as EventName[]).flatMap((event) => {
  const { notification } = events[event];
  return notification ? [{ event, label: notification.label, mail: isEmailed(event) }] : [];
});

export interface Channels {
  /** Off: it is listed among the notifications, already read. */
  readonly bell: boolean;
  readonly mail: boolean;
}

/** By which channels a user is notified of an event: all that it has, unless their preference turned one off. */
export function channelsOf(preference: unknown, event: EventName): Channels {
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: isEmailed(event) && !off('mail') };
}
