import { type Tx, withTenant } from '@operatory/db';
import type { NightJob } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import type { NightOptions } from './each-night.ts';
import { reportFailedNight } from './report-failed-night.ts';

/** The timeout in milliseconds is long, because nobody waits for a nightly job. */
const timeoutMs = 60_000;

/** What a nightly job processes in one transaction: a client, or one of its clinics. */
interface NightItem {
  readonly id: string;
  readonly client_id: string;
}
type App = Pick<AppContext, 'pools' | 'clock' | 'prisma' | 'log'>;

/**
 * Each item has its own transaction, so that a failure does not affect the others. A failure is logged, and
 * one of a retry is also reported to the platform's admins.
 * @returns the ids of the items that failed
 */
export async function eachInTurn<Item extends NightItem>(
  app: App,
  { only, end }: NightOptions,
  job: NightJob,
  items: readonly Item[],
  turn: (db: Tx, item: Item, now: Date) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  for (const item of items) {
    const { id, client_id } = item;
    if (only && !only.has(id)) continue;
    if (end?.aborted) break;
    await withTenant({ clientId: client_id, now: app.clock.setting() }, () =>
      app.prisma.$transaction((db) => turn(db, item, app.clock.now()), {
        maxWait: timeoutMs,
        timeout: timeoutMs,
      }),
    ).catch(async (error) => {
      left.add(id);
      app.log.warn({ err: error, job, client: client_id, id }, 'a nightly job failed for a client or clinic');
      if (only) await reportFailedNight(app, job, client_id);
    });
  }
  return left;
}

/** `eachInTurn` for all clients. @returns the ids of the clients that failed */
export async function eachClient(
  app: App,
  options: NightOptions,
  job: NightJob,
  turn: (db: Tx, clientId: string, now: Date) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const { rows } = await app.pools.tenant.query<NightItem>(
    'select id, id as client_id from app.client_ids() as id',
  );
  return eachInTurn(app, options, job, rows, (db, { id }, now) => turn(db, id, now));
}
