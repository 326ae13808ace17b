import type { Subject } from '../events/definition.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

/** Events of one group share a notification while it is unread and not older than this. */
export const groupMinutes = 10;

/** The key by which notifications are grouped: the row that the event is about, unless the event names another. */
export const notificationGroup = ({ group, entity, entity_id }: Subject): string =>
  group ?? `${entity}:${entity_id}`;

/** When an event's email may be sent, or it may be pushed; null for immediately. Urgent ones don't wait for the end of quiet hours. */
export const deliveredAfter = (
  { urgent }: Pick<Subject, 'urgent'>,
  now: Date,
  zone: string,
  quietHours: QuietHours,
): Date | null => (urgent ? null : quietUntil(now, zone, quietHours));
