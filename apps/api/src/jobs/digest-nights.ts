import type { Tx } from '@operatory/db';
import {
  digestMail,
  digestPeriod,
  digestTime,
  localDate,
  quietHoursOf,
  wantsDigest,
} from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

interface Reader {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly digest: unknown;
  readonly quiet_hours: unknown;
  readonly titles: readonly string[];
}
type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Queues an email to each subscribed user with a summary of yesterday's unread notifications, only once
 * even if the job runs again. @returns the ids of the clients that failed
 */
export const digestNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'summaries', summarise);

async function summarise(db: Tx, clientId: string, now: Date): Promise<void> {
  // Keeps other processes from summarising this client at the same time.
  const [client] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clients where id = ${clientId}::uuid for no key update`;
  if (!client) return;
  const today = localDate(now, client.zone);
  const { from, until } = digestPeriod(today, client.zone);
  const readers = await db.$queryRaw<Reader[]>`
    select u.id, u.email, u.display_name, p.value as digest, q.value as quiet_hours,
      array(select n.title from user_notifications n
        where n.client_id = u.client_id and n.user_id = u.id and not n.read
          and n.created_at >= ${from} and n.created_at < ${until}
        order by n.created_at, n.id) as titles
    from user_preferences p
      join users u on u.client_id = p.client_id and u.id = p.user_id
      left join user_preferences q on q.client_id = u.client_id and q.user_id = u.id and q.key = 'quiet_hours'
    where p.client_id = ${clientId}::uuid and p.key = 'daily_digest' and u.profile_status <> 'INACTIVE'
      and exists (select from j_users_user_roles l
        where l.client_id = u.client_id and l.user_id = u.id and l.blocked_status = 'UN_BLOCKED')
      and not exists (select from outbox o
        where o.client_id = u.client_id and o.event = 'daily_digest'
          and o.payload ->> 'user_id' = u.id::text and o.payload ->> 'day' = ${today})
    order by u.id`;
  const events = readers
    .filter(({ digest, titles }) => wantsDigest(digest) && titles.length > 0)
    .map(({ id, email, display_name, quiet_hours, titles }) => ({
      name: 'daily_digest' as const,
      entityId: id,
      clinicId: null,
      payload: {
        user_id: id,
        day: today,
        mails: [
          {
            to: email,
            name: display_name,
            ...digestMail(titles),
            not_before: digestTime(today, client.zone, quietHoursOf(quiet_hours)).toISOString(),
          },
        ],
      },
    }));
  if (events.length > 0) await writeEvents(db, { client_id: clientId, user_id: null }, events);
}

export const watchDigestNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'summaries', (options) => digestNight(app, options));
