import { withTenant } from '@operatory/db';
import { newsfeedEvent } from '../commands/newsfeeds/newsfeed-row.ts';
import type { AppContext } from '../context/context.ts';
import { outboxRow } from '../outbox/store.ts';
import { watchMinutes } from './each-minute.ts';

interface Due {
  readonly id: string;
  readonly title: string;
  readonly clinic_id: string | null;
  readonly user_id: string;
  readonly audience_roles: readonly string[];
  readonly must_read: boolean;
}

/**
 * Publishes news that is due, each item only once even if several processes run this. The publishing time is
 * the scheduled one, however late the job runs.
 */
export async function publishDue({
  pools,
  prisma,
  clock,
}: Pick<AppContext, 'pools' | 'prisma' | 'clock'>): Promise<number> {
  const { rows: clients } = await pools.tenant.query<{ id: string }>(
    'select app.newsfeed_clients($1) as id',
    [clock.now()],
  );
  let published = 0;
  for (const { id: clientId } of clients) {
    published += await withTenant({ clientId, now: clock.setting() }, () =>
      prisma.$transaction(async (db) => {
        const due = await db.$queryRaw<Due[]>`
          update clinic_newsfeeds n set status = 'PUBLISHED', published_at = n.scheduled_at, version = n.version + 1
          where n.client_id = ${clientId}::uuid and n.id in (
            select id from clinic_newsfeeds where client_id = ${clientId}::uuid and status = 'SCHEDULED'
              and scheduled_at <= ${clock.now()} and deleted_at is null for update skip locked)
          returning n.id, n.title, n.clinic_id, n.user_id, n.audience_roles, n.must_read`;
        if (due.length === 0) return 0;
        await db.audit_log.createMany({
          data: due.map(({ id, title }) => ({
            client_id: clientId,
            action: 'newsfeed_status',
            table_name: 'clinic_newsfeeds',
            row_id: id,
            from_value: { status: 'SCHEDULED' },
            to_value: { status: 'PUBLISHED', title },
          })),
        });
        // The author counts as the actor, so that they are not notified.
        await db.outbox.createMany({
          data: due.map((news) =>
            outboxRow({ client_id: clientId, user_id: news.user_id }, newsfeedEvent(news)),
          ),
        });
        return due.length;
      }),
    );
  }
  return published;
}

export const watchDueNewsfeeds = (
  app: Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'pulse' | 'log'>,
): (() => Promise<void>) => watchMinutes(app, () => publishDue(app), 'news that is due was not published');
