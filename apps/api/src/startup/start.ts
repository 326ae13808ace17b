import type { AddressInfo } from 'node:net';
import { catalog, createPrisma, demoTenants } from '@operatory/db';
import { permissionsOf, register } from '@operatory/domain';
import { createEngine } from '@operatory/engine';
import { startFeed } from '@operatory/engine/live/feed';
import { installFeed } from '@operatory/engine/live/feed-install';
import { Pool as EnginePool, type PoolOptions as EnginePoolOptions } from '@operatory/engine/run/pool';
import type { FastifyInstance } from 'fastify';
import { actingSettings } from '../auth/addresses.ts';
import { loadSecrets } from '../auth/secrets.ts';
import { createAuthenticator } from '../auth/session.ts';
import { createClock } from '../context/clock.ts';
import type { AppContext } from '../context/context.ts';
import { createLog } from '../context/log.ts';
import { createChanges } from '../database/changes.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createDatabasePool } from '../database/database-pool.ts';
import { startPulse } from '../database/pulse.ts';
import { addDemoDocuments } from '../demo/demo-library.ts';
import { addDemoLogo, demoLogos } from '../demo/demo-logo.ts';
import { addDemoPictures } from '../demo/demo-pictures.ts';
import { columnCipherOf, createCipher } from '../encryption/column-cipher.ts';
import { reencrypt } from '../encryption/reencrypt.ts';
import type { Env } from '../env.ts';
import { expireFiles } from '../files/expire.ts';
import { internet } from '../files/fetch-outside.ts';
import { assertSharedFolder } from '../files/marker.ts';
import { fileSettings } from '../files/named-files.ts';
import { createScanner } from '../files/scanner.ts';
import { createStorage } from '../files/storage.ts';
import { baseSchema, offersTo } from '../graphql/base-schema.ts';
import { IntrospectionCache } from '../graphql/introspection.ts';
import { LargeBodies } from '../graphql/large-bodies.ts';
import { watchClocks } from '../jobs/clock-watch.ts';
import { watchCredentialNights } from '../jobs/credential-nights.ts';
import { watchDigestNights } from '../jobs/digest-nights.ts';
import { watchDocumentNights } from '../jobs/document-nights.ts';
import { watchDueNewsfeeds } from '../jobs/due-newsfeeds.ts';
import { watchInductionNights } from '../jobs/induction-nights.ts';
import { watchLeaveNights } from '../jobs/leave-nights.ts';
import { outboxTable, startOutbox } from '../jobs/outbox-worker.ts';
import { watchPlanNights } from '../jobs/plan-nights.ts';
import { applyRetention } from '../jobs/retention.ts';
import { watchSettledCourses } from '../jobs/settle-courses.ts';
import { watchStockNights } from '../jobs/stock-nights.ts';
import { watchTrainingNights } from '../jobs/training-nights.ts';
import { createMailer } from '../mail/mailer.ts';
import { exportsAtOnce } from '../routes/export.ts';
import { buildServer } from '../server.ts';
import { assertFolderWritable } from './data-folder.ts';
import { assertPortFree, portError } from './port.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { warmUp } from './warm-up.ts';

export interface Operatory {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: Database;
  readonly port: number;
  /**
   * Stops everything in order. For `drainSeconds` before that, requests are still answered while the
   * readiness check fails, so that a proxy turns to another process.
   */
  stop(options?: { readonly drainSeconds?: number }): Promise<void>;
}

const fileExpiryPeriod = 3_600_000;
const permissions = permissionsOf(register);

export interface StartOptions {
  /** Does the work at the start that would delay the first user of each role. Tests skip it. */
  readonly warm?: boolean;
  /** Leave accrues automatically. Tests that run this job themselves turn it off. */
  readonly accruesLeave?: boolean;
  /**
   * The time in milliseconds after which events of all clients that the relay has missed are looked for
   * again.
   */
  readonly outboxSweepMs?: number;
  /** The least time between two relays of one client's events. */
  readonly outboxApartMs?: number;
  /** When aborted, everything that has started is stopped and the start fails. */
  readonly signal?: AbortSignal;
  /**
   * Makes the Prisma client. Tests start many servers in one process, and use the client of a stopped one
   * again.
   */
  readonly makePrisma?: typeof createPrisma;
}
/** Registers how to stop a part. @throws an error if the start was aborted */
type Keep = (stop: () => Promise<unknown>) => void;

/** Starts database, seed, engine, feed, jobs and server. @throws StartError with a one-line message */
export async function startOperatory(
  env: Env,
  {
    warm = true,
    accruesLeave = true,
    outboxSweepMs = 5_000,
    outboxApartMs = 1_000,
    signal,
    makePrisma = createPrisma,
  }: StartOptions = {},
): Promise<Operatory> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop().catch((error) => console.error(error));
  };
  const keep: Keep = (stop) => {
    stops.push(stop);
    signal?.throwIfAborted();
  };
  try {
    return await start(env, { warm, accruesLeave, outboxSweepMs, outboxApartMs, makePrisma }, keep, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function start(
  env: Env,
  { warm, accruesLeave, outboxSweepMs, outboxApartMs, makePrisma }: Required<Omit<StartOptions, 'signal'>>,
  keep: Keep,
  stopAll: () => Promise<void>,
): Promise<Operatory> {
  const log = createLog(env.LOG_LEVEL);
  await assertPortFree(env);
  assertFolderWritable(env.DATA_DIR);
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, secrets);
  keep(() => database.stop());
  await assertSharedFolder(env, database.ownerUrl);
  const seeded = await seedIfEmpty(env, secrets, database.ownerUrl);

  const pool = (connectionString: string, max: number) => {
    const made = createDatabasePool(connectionString, max, log);
    keep(() => made.end());
    return made;
  };
  const pools = {
    tenant: pool(database.apiUrl, 6),
    platform: pool(database.platformUrl, 4),
    beside: pool(database.apiUrl, 2),
  };
  const enginePool = (connectionString: string, size: number, more: Partial<EnginePoolOptions> = {}) => {
    const made = new EnginePool({
      connectionString,
      size,
      name: 'operatory-engine',
      statementTimeoutMs: env.GRAPHQL_LIMITS.statementMilliseconds,
      ...more,
    });
    keep(() => made.end());
    return made;
  };

  const ofExports = {
    name: 'operatory-exports',
    statementTimeoutMs: env.GRAPHQL_LIMITS.exportMilliseconds,
    beginMs: env.GRAPHQL_LIMITS.statementMilliseconds,
  };
  const clock = createClock(pools.tenant, !env.production);
  if (env.OPERATORY_NOW) await clock.set(new Date(env.OPERATORY_NOW));
  await clock.refresh();

  const cipher = createCipher([secrets.data_key, ...secrets.old_data_keys]);
  const introspections = new IntrospectionCache();
  const engine = createEngine({
    catalog,
    permissions,
    pools: {
      // One tenant gets at most half of the eight connections. More than four are not faster for a single
      // tenant.
      tenant: enginePool(database.apiUrl, 8, { writers: 12, fair: true }),
      // With two connections, one slow statement does not block everybody else on the platform.
      platform: enginePool(database.platformUrl, 2),
      exports: {
        tenant: enginePool(database.apiUrl, exportsAtOnce, ofExports),
        platform: enginePool(database.platformUrl, exportsAtOnce, ofExports),
      },
    },
    settings: () => ({ 'app.now': clock.setting(), ...fileSettings() }),
    writerSettings: actingSettings,
    limits: {
      ...env.GRAPHQL_LIMITS,
      introspection: env.GRAPHQL_INTROSPECTION ? env.GRAPHQL_INTROSPECTION === 'on' : !env.production,
    },
    beforeIntrospection: ({ variables }) =>
      introspections.countParsed(variables['x-hasura-user-id'] ?? '', performance.now()),
    stringifyNumeric: true,
    cipher: columnCipherOf(cipher),
  });
  keep(async () => engine.live.close());
  const prisma = makePrisma(pools.tenant, pools.platform);
  keep(() => prisma.$disconnect());
  engine.extend(baseSchema(prisma), offersTo);

  const changes = createChanges();
  changes.onChange((rows) => engine.live.changed(rows));
  changes.onReset(() => engine.live.resetAll());
  // The owner of the database installs the feed, because the API's login may neither replicate nor change
  // tables.
  const heard = { ...catalog, tables: { ...catalog.tables, ...outboxTable } };
  await installFeed({ ownerUrl: database.ownerUrl, catalog: heard, readers: [] });
  const feed = await startFeed({
    connectionString: database.ownerUrl,
    catalog: heard,
    onChange: (rows) => changes.notify(rows),
    onReset: () => changes.reset(),
  });
  keep(() => feed.stop());

  const pulse = startPulse(pools.tenant, log, env.production ? null : clock.adopt);
  keep(async () => pulse.stop());

  const mail = await createMailer(env);
  keep(() => mail.close());
  const auth = createAuthenticator({ pools, env, secrets, clock });
  const context: AppContext = {
    env,
    pools,
    prisma,
    engine,
    introspections,
    largeBodies: new LargeBodies(),
    clock,
    secrets,
    mail,
    storage: createStorage(env),
    network: internet,
    scanner: createScanner(env, log),
    auth,
    changes,
    pulse,
    log,
  };
  if (seeded === 'demo') {
    for (const { sub_domain } of demoTenants) {
      const drawing = demoLogos[sub_domain];
      if (drawing) await addDemoLogo(context, sub_domain, drawing);
      await addDemoPictures(context, sub_domain);
      await addDemoDocuments(context, sub_domain);
    }
  }
  const outbox = await startOutbox(context, database.ownerUrl, {
    sweepMs: outboxSweepMs,
    apartMs: outboxApartMs,
  });
  keep(() => outbox.stop());
  repeat(keep, fileExpiryPeriod, () =>
    expireFiles(context).catch((error) => log.warn({ err: error }, 'stale files were not removed')),
  );
  repeat(keep, fileExpiryPeriod, () =>
    applyRetention(context).catch((error) =>
      log.warn({ err: error }, 'rows that have served were not removed'),
    ),
  );
  const reencrypting = () =>
    reencrypt(context, cipher).catch((error) =>
      log.warn({ err: error }, 'encrypted columns were not rewritten'),
    );
  repeat(keep, fileExpiryPeriod, reencrypting);
  const reencrypted = reencrypting();
  keep(() => reencrypted);

  keep(watchDueNewsfeeds(context));
  keep(watchClocks(context));
  keep(watchStockNights(context));
  keep(watchPlanNights(context));
  keep(watchDigestNights(context));
  keep(watchDocumentNights(context));
  keep(watchTrainingNights(context));
  keep(watchSettledCourses(context));
  keep(watchInductionNights(context));
  keep(watchCredentialNights(context));
  if (accruesLeave) keep(watchLeaveNights(context));

  const server = buildServer(context);
  keep(() => server.app.close());
  const port = await listen(server.app, env);
  const warmed = (warm ? warmUp(context) : Promise.resolve()).then(server.warm);
  keep(() => warmed);
  return {
    app: server.app,
    context,
    database,
    port,
    async stop({ drainSeconds = 0 } = {}) {
      server.drain();
      await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1_000));
      await stopAll();
    },
  };
}

function repeat(keep: Keep, period: number, run: () => unknown): void {
  const timer = setInterval(run, period);
  timer.unref();
  keep(async () => clearInterval(timer));
}

async function listen(app: FastifyInstance, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    throw portError(error, env);
  }
  return (app.server.address() as AddressInfo).port;
}
