import { type Tx, withTenant } from '@operatory/db';
import type { NightJob } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import type { NightOptions } from './each-night.ts';
import { reportFailedNight } from './report-failed-night.ts';

/** The timeout in milliseconds is long, because nobody waits for a nightly job. */
const timeoutMs = 60_000;

/**
 * Each client has its own transaction, so that a failure does not affect the others. A failure is logged, and
 * one of a retry is also reported to the platform's admins.
 * @returns the ids of the clients that failed
 */
export async function eachClient(
  app: Pick<AppContext, 'pools' | 'clock' | 'prisma' | 'log'>,
  { only, end }: NightOptions,
  job: NightJob,
  turn: (db: Tx, clientId: string, now: Date) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  const { rows } = await app.pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  for (const { id } of rows) {
    if (only && !only.has(id)) continue;
    if (end?.aborted) break;
    await withTenant({ clientId: id, now: app.clock.setting() }, () =>
      app.prisma.$transaction((db) => turn(db, id, app.clock.now()), {
        maxWait: timeoutMs,
        timeout: timeoutMs,
      }),
    ).catch(async (error) => {
      left.add(id);
      app.log.warn({ err: error, job, client: id }, 'a nightly job failed for a client');
      if (only) await reportFailedNight(app, job, id);
    });
  }
  return left;
}
