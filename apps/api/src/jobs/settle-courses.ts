import { type Tx, withTenant } from '@operatory/db';
import { lockRow } from '../commands/training/enrollment-row.ts';
import { resultOf, settleAttempt } from '../commands/training/settle-attempt.ts';
import type { AppContext } from '../context/context.ts';
import { watchMinutes } from './each-minute.ts';
import { runNight, type TrainingNight } from './training/night-run.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/** The number of attempts that are settled in one transaction, so that it stays short. */
const batch = 100;
const timeoutMs = 60_000;

/**
 * Settles open attempts of courses of which an item was removed: those that waited only for that item are
 * completed or failed. Completed ones stay. Several processes may run it at the same time. A client that
 * fails is tried again in a minute and does not delay others.
 */
export async function settleCourses(app: App): Promise<void> {
  const { rows } = await app.pools.tenant.query<{ id: string }>(
    'select app.unsettled_training_clients() as id',
  );
  for (const { id } of rows)
    await settleClient(app, id).catch((error) => {
      app.log.warn({ err: error, client: id }, 'attempts were not settled after an item was removed');
    });
}

/** `items_removed_at` is read so that the mark is removed only if no other item was removed since. */
interface Course {
  readonly id: string;
  readonly items_removed_at: string;
}

async function settleClient({ prisma, clock }: App, clientId: string): Promise<void> {
  const together = <Of>(work: (db: Tx) => Promise<Of>): Promise<Of> =>
    withTenant({ clientId, now: clock.setting() }, () =>
      prisma.$transaction(work, { maxWait: timeoutMs, timeout: timeoutMs }),
    );
  const courses = await together(
    (db) => db.$queryRaw<Course[]>`
      select id, items_removed_at::text from training_courses
      where client_id = ${clientId}::uuid and items_removed_at is not null order by id`,
  );
  const ids = courses.map(({ id }) => id);
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after: string | null = last || null;
    last = await together((db) => settleBatch(db, clientId, clock.now(), ids, after));
  }
  // The mark is removed last, so that an interrupted run is found again.
  await together(async (db) => {
    for (const { id, items_removed_at } of courses)
      await db.$executeRaw`update training_courses set items_removed_at = null
        where client_id = ${clientId}::uuid and id = ${id}::uuid and items_removed_at = ${items_removed_at}::timestamptz`;
  });
}

/** @returns the id of the last attempt in this batch; undefined after the last batch */
async function settleBatch(
  db: Tx,
  clientId: string,
  now: Date,
  courses: readonly string[],
  after: string | null,
): Promise<string | undefined> {
  const open = await db.$queryRaw<{ id: string }[]>`
    select id from training_course_enrollments
    where client_id = ${clientId}::uuid and training_course_id = any(${courses}::uuid[])
      and status in ('IN_PROGRESS', 'SUBMITTED') and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${batch}`;
  await runNight(db, clientId, now, async (run) => {
    for (const { id } of open) await settle(run, id);
  });
  return open.length < batch ? undefined : open.at(-1)?.id;
}

async function settle(run: TrainingNight, id: string): Promise<void> {
  const enrollment = await lockRow(run, id);
  if (enrollment?.status !== 'IN_PROGRESS' && enrollment?.status !== 'SUBMITTED') return;
  const { kind } = await resultOf(run, enrollment);
  const stays = kind === 'goes_on' || (kind === 'waits' && enrollment.status === 'SUBMITTED');
  if (!stays) await settleAttempt(run, enrollment);
}

export const watchSettledCourses = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  watchMinutes(app, () => settleCourses(app), 'attempts were not settled after an item was removed');
