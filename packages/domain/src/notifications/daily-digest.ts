import type { PreparedMail } from '../events/prepared-mail.ts';
import { addDays, wallToInstant } from '../time/zoned-time.ts';
import type { QuietHours } from './quiet-hours.ts';

/** @returns True if a user turned on the daily summary. The preference is stored as `{ on: true }`. */
export const wantsDigest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'on') === true;

/** When the summary is sent to users without quiet hours in the morning. */
const usualHour = '07:00';

/** A summary covers the day before, in the organisation's time zone. */
export const digestPeriod = (today: string, zone: string): { readonly from: Date; readonly until: Date } => ({
  from: wallToInstant(addDays(today, -1), '00:00', zone),
  until: wallToInstant(today, '00:00', zone),
});
/**
 * The summary is sent when quiet hours end in the morning. Without quiet hours, or if they end after noon,
 * it is sent at the usual time.
 */
export const digestTime = (today: string, zone: string, { from, to }: QuietHours): Date =>
  wallToInstant(today, from === to || to > '12:00' ? usualHour : to, zone);

const maxListed = 20;
export function digestMail(
  titles: readonly string[],
): Pick<PreparedMail, 'kind' | 'subject' | 'parts' | 'link'> {
  const more = titles.length > maxListed ? [`and ${titles.length - maxListed} more`] : [];
  const count = titles.length === 1 ? '1 unread notification' : `${titles.length} unread notifications`;
  return {
    kind: 'daily_digest',
    subject: `${count} from yesterday`,
    parts: [{ items: [...titles.slice(0, maxListed), ...more] }],
    link: { label: 'See your notifications', path: '/dashboard/notifications' },
  };
}
