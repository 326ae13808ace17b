import type { Subject } from '../events/definition.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

/** Events of one group share a notification for this many minutes, while it is unread. */
export const groupMinutes = 10;

/** Notifications are grouped by this key: the event's own, or else its row. */
export const notificationGroup = ({ group, entity, entity_id }: Subject): string =>
  group ?? `${entity}:${entity_id}`;

/**
 * When an event may be emailed or pushed; null for immediately. Urgent events do not wait for quiet hours to
 * end.
 */
export const deliveredAfter = (
  { urgent }: Pick<Subject, 'urgent'>,
  now: Date,
  zone: string,
  quietHours: QuietHours,
): Date | null => (urgent ? null : quietUntil(now, zone, quietHours));
