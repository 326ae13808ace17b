import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { type NightJob, planDay } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';

const platform = { client_id: PLATFORM_CLIENT_ID, user_id: null };

/**
 * Notifies the platform's admins that a nightly job failed again for a client when it was retried: once a
 * day, whichever processes run the job. A report that fails is logged, and written at the next retry.
 */
export async function reportFailedNight(
  { prisma, clock, log }: Pick<AppContext, 'prisma' | 'clock' | 'log'>,
  job: NightJob,
  clientId: string,
): Promise<void> {
  const group = `job_failed:${job}:${clientId}:${planDay(clock.now())}`;
  await withTenant({ clientId: PLATFORM_CLIENT_ID, now: clock.setting() }, () =>
    prisma.$transaction(async (db) => {
      await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${group}, 0))`;
      const reported = await db.outbox.findFirst({
        where: {
          client_id: PLATFORM_CLIENT_ID,
          event: 'job_failed',
          payload: { path: ['group'], equals: group },
        },
        select: { id: true },
      });
      if (reported) return;
      await writeEvents(db, platform, [
        { name: 'job_failed', entityId: clientId, clinicId: null, payload: { job, group } },
      ]);
    }),
  ).catch((error) =>
    log.warn({ err: error, job, client: clientId }, 'a failed nightly job was not reported'),
  );
}
