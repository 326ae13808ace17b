import type { PreparedMail } from '../events/prepared-mail.ts';
import { addDays, wallToInstant } from '../time/zoned-time.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Whether a user has turned on the daily summary (preference `daily_digest`, `{on}`); it is off by default. */
export const wantsDigest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'on') === true;

/** The hour at which it is sent to those without quiet hours. */
const usualHour = '07:00';

/** The summary sent on a day covers the day before, by the organisation's time. */
export const digestPeriod = (today: string, zone: string): { readonly from: Date; readonly until: Date } => ({
  from: wallToInstant(addDays(today, -1), '00:00', zone),
  until: wallToInstant(today, '00:00', zone),
});
/** The summary is sent when quiet hours end in the morning; quiet hours that end later in the day don't delay it. */
export const digestTime = (today: string, zone: string, { from, to }: QuietHours): Date =>
  wallToInstant(today, from === to || to > '12:00' ? usualHour : to, zone);

/** The maximum number of notifications that a summary lists. */
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
