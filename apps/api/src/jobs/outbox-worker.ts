import { withTenant } from '@operatory/db';
import { type AddJobFunction, makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { queuedMail, sendQueued } from '../mail/queued-mail.ts';
import { sendAccountMail } from '../notifications/account-mails.ts';
import { notifyOf } from '../notifications/notify.ts';
import { nextChatMail, sendChatMail, unseenChatsOf } from '../notifications/order-chat-mails.ts';
import { orderMailsOf, sendOrderMail } from '../notifications/order-mails.ts';
import { eventsOfEmail, readEvents } from '../outbox/store.ts';
import { queuedPush, sendPush } from '../push/send-push.ts';
import { JobsPool } from './jobs-pool.ts';
import { Pace } from './pace.ts';
import { quietLogger } from './quiet-logger.ts';

/** The database schema of graphile-worker's tables. */
const schema = 'jobs';
/**
 * Notifications wait this many milliseconds, so that screens with the same change update first and a burst of
 * events becomes one job.
 */
const giveWay = 200;
const batch = 200;

/** GraphQL does not have this table, but the change feed reports it. */
export const outboxTable = { outbox: { name: 'outbox', tenant: true } } as const;

const eventsJob = z.object({ client_id: z.uuid(), event_ids: z.array(z.uuid()).min(1) });
type EventsJob = z.output<typeof eventsJob>;
const accountJob = z.object({ client_id: z.uuid(), event_id: z.uuid() });
const orderJob = z.object({ client_id: z.uuid(), event_id: z.uuid(), to: z.string() });
const chatJob = z.object({ client_id: z.uuid(), order_id: z.uuid(), side: z.enum(['USER', 'SUPPLIER']) });

export interface Outbox {
  stop(): Promise<void>;
}

export interface OutboxTimes {
  readonly sweepMs: number;
  /**
   * Events of one client are relayed at most once in this time, so that a busy chat reads rights once for
   * many events.
   */
  readonly apartMs: number;
}

/**
 * Turns committed events into jobs and runs these. An insert into the outbox starts the relay. Every
 * `sweepMs` it also looks for events of all clients that a crash or another process has left. Several
 * processes may do so at the same time.
 */
export async function startOutbox(
  app: AppContext,
  ownerUrl: string,
  { sweepMs, apartMs }: OutboxTimes,
): Promise<Outbox> {
  const pool = new JobsPool({ connectionString: ownerUrl, max: 3, application_name: 'operatory-jobs' });
  const broken = (error: Error) => app.log.warn({ err: error }, 'a connection of the jobs broke');
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const logger = quietLogger((message) => app.log.warn(message));
  const utils = await makeWorkerUtils({ pgPool: pool, schema, logger });
  await utils.migrate();
  const runner = await startRunner(app, pool);
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let stopped = false;

  const work = async (): Promise<void> => {
    for (const clientId of waiting) {
      waiting.delete(clientId);
      await relay(app, utils, clientId).catch((error) =>
        app.log.warn({ err: error, client_id: clientId }, 'events were not relayed'),
      );
    }
  };
  const wake = (clientId: string) => {
    waiting.add(clientId);
    if (stopped || running) return;
    running = work().finally(() => {
      running = null;
      const [next] = waiting;
      if (next) wake(next);
    });
  };
  const pace = new Pace(giveWay, apartMs, wake);
  const sweep = () => {
    app.pools.tenant.query<{ id: string }>('select app.outbox_clients() as id').then(
      ({ rows }) => {
        for (const { id } of rows) wake(id);
      },
      (error) => app.log.warn({ err: error }, 'the outbox was not swept'),
    );
  };
  const off = app.changes.onChange((changes) => {
    for (const { table, tenant } of changes)
      if (tenant && table === outboxTable.outbox.name) pace.ask(tenant);
  });
  const offReset = app.changes.onReset(sweep);
  const timer = setInterval(sweep, sweepMs);
  timer.unref();
  sweep();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      pace.stop();
      off();
      offReset();
      pool.stop();
      await running;
      await runner.stop();
      await utils.release();
      await pool.end();
    },
  };
}

async function relay(app: AppContext, utils: WorkerUtils, clientId: string): Promise<void> {
  for (;;) {
    const count = await withTenant({ clientId, now: app.clock.setting() }, () =>
      app.prisma.$transaction(async (db) => {
        const events = await db.$queryRaw<{ id: string }[]>`select id from outbox
          where client_id = ${clientId}::uuid and relayed_at is null order by created_at limit ${batch}::int for update skip locked`;
        // One job handles all waiting events, so that those of a command for many rows stay together.
        // Handling events twice, after a crash between the two commits, changes nothing more.
        if (events.length > 0)
          await addEvents(utils.addJob, { client_id: clientId, event_ids: events.map(({ id }) => id) });
        if (events.length > 0) {
          await db.outbox.updateMany({
            where: { id: { in: events.map(({ id }) => id) } },
            data: { relayed_at: new Date() },
          });
        }
        return events.length;
      }),
    );
    if (count < batch) return;
  }
}

/** With the same key, adding the same events twice results in one job. */
const addEvents = (addJob: AddJobFunction, events: EventsJob) =>
  addJob('events', events, {
    jobKey: `events:${events.event_ids[0]}:${events.event_ids.length}`,
    maxAttempts: 12,
  });

async function notify(app: AppContext, clientId: string, eventIds: readonly string[], again: boolean) {
  const events = await readEvents(app, clientId, eventIds);
  return { events, ...(await notifyOf(app, clientId, events, again)) };
}

function startRunner(app: AppContext, pool: pg.Pool): Promise<Runner> {
  return run({
    pgPool: pool,
    schema,
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    logger: quietLogger((message) => app.log.warn(message)),
    taskList: {
      events: async (payload, { addJob, addJobs, job }) => {
        const { client_id, event_ids } = eventsJob.parse(payload);
        const notified = await notify(app, client_id, event_ids, job.attempts > 1).catch(async (error) => {
          if (event_ids.length === 1) throw error;
          // An event that fails must not prevent the notifications of the others.
          app.log.warn({ err: error, job: job.id }, 'events are notified one by one');
          for (const id of event_ids) await addEvents(addJob, { client_id, event_ids: [id] });
          return null;
        });
        if (notified === null) return;
        const { events, mails, pushes } = notified;
        for (const { key, ...mail } of await orderMailsOf(app, client_id, events))
          await addJob('order_mail', mail, { jobKey: `order:${key}`, maxAttempts: 8 });
        for (const chat of unseenChatsOf(events))
          await addJob(
            'order_chat_mail',
            { client_id, ...chat },
            {
              jobKey: `order-chat:${chat.order_id}:${chat.side}`,
              jobKeyMode: 'preserve_run_at',
              runAt: await nextChatMail(app, client_id, chat),
              maxAttempts: 8,
            },
          );
        for (const { id } of eventsOfEmail(events, 'account'))
          await addJob(
            'account_mail',
            { client_id, event_id: id },
            { jobKey: `account:${id}`, maxAttempts: 8 },
          );
        for (const { id, payload } of eventsOfEmail(events, 'prepared'))
          for (const [index, { not_before, ...mail }] of payload.mails.entries())
            await addJob(
              'mail',
              { client_id, ...mail },
              {
                jobKey: `list:${id}:${index}`,
                ...at(app, not_before === undefined ? null : new Date(not_before)),
              },
            );
        // Adding these jobs is the last step and happens completely or not at all, so a retry of this job
        // sends no email twice. An email that fails is retried by its own job.
        await addJobs([
          ...mails.map(({ key, mail, after }) => ({
            identifier: 'mail',
            payload: mail,
            jobKey: key,
            ...at(app, after),
          })),
          ...pushes.map(({ key, push, after }) => ({
            identifier: 'push',
            payload: push,
            jobKey: key,
            ...at(app, after),
          })),
        ]);
      },
      push: async (payload) => sendPush(app, queuedPush.parse(payload)),
      mail: async (payload) => sendQueued(app, queuedMail.parse(payload)),
      order_mail: async (payload) => sendOrderMail(app, orderJob.parse(payload)),
      order_chat_mail: async (payload, { addJob }) =>
        sendChatMail(app, chatJob.parse(payload), async ({ key, mail, after }) => {
          await addJob('mail', mail, { jobKey: key, ...at(app, after) });
        }),
      account_mail: async (payload) => {
        const { client_id, event_id } = accountJob.parse(payload);
        await sendAccountMail(app, client_id, event_id);
      },
    },
  });
}

/** `after` is in the product's time, but jobs run in real time. */
const at = ({ clock }: Pick<AppContext, 'clock'>, after: Date | null) => ({
  maxAttempts: 8,
  ...(after ? { runAt: new Date(Date.now() + after.getTime() - clock.now().getTime()) } : {}),
});
