import { type AddressInfo, createServer } from 'node:net';
import { catalog, createPrisma } from '@operatory/db';
import { permissionsOf, register } from '@operatory/domain';
import { createEngine } from '@operatory/engine';
import { startFeed } from '@operatory/engine/live/feed';
import { installFeed } from '@operatory/engine/live/feed-install';
import { Pool as EnginePool, type PoolOptions as EnginePoolOptions } from '@operatory/engine/run/pool';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { loadSecrets } from './auth/secrets.ts';
import { createAuthenticator } from './auth/session.ts';
import { createClock } from './clock.ts';
import type { AppContext } from './context.ts';
import { type Database, openDatabase } from './database.ts';
import { giveDemoLogo } from './demo-logo.ts';
import { type Env, StartError } from './env.ts';
import { expireFiles } from './files/expire.ts';
import { createStorage } from './files/storage.ts';
import { baseSchema } from './graphql/base-schema.ts';
import { createChanges } from './live/changes.ts';
import { watchMidnight } from './live/midnight.ts';
import { startPulse } from './live/pulse.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { startOutbox } from './outbox/worker.ts';
import { demandFreePort } from './port.ts';
import { exportsAtOnce } from './routes/export.ts';
import { reseal } from './sealed/reseal.ts';
import { createCipher, sealOf } from './sealed/seal.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { buildServer } from './server.ts';
import { tidy } from './tidy.ts';
import { warmUp } from './warm-up.ts';

export interface Operatory {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: Database;
  readonly port: number;
  /**
   * Stops all that was started, in order: sockets and requests, feed, jobs, pools, the embedded database. For
   * `drainSeconds` before that it answers while readiness fails, so that a proxy looks elsewhere.
   */
  stop(options?: { readonly drainSeconds?: number }): Promise<void>;
}

const fileExpiryPeriod = 3_600_000;
/** A whole table may take its time to be sorted; a reader who takes nothing for twice as long is dropped. */
const ofExports = { name: 'operatory-exports', statementTimeoutMs: 60_000 };

export interface StartOptions {
  /** Makes ready what the first of each role would wait for. Tests have few roles, and wait. */
  readonly warm?: boolean;
}

/** Starts everything but the web's build: database, seed, engine, feed, jobs, server. Throws StartError in one line. */
export async function startOperatory(env: Env, { warm = true }: StartOptions = {}): Promise<Operatory> {
  const undo: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    for (const stop of undo.reverse()) await stop().catch((error) => console.error(error));
  };
  try {
    return await start(env, warm, undo, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function start(
  env: Env,
  warm: boolean,
  undo: (() => Promise<unknown>)[],
  stopAll: () => Promise<void>,
): Promise<Operatory> {
  const log = createLog(env.LOG_LEVEL);
  await checkPort(env);
  const secrets = loadSecrets(env);
  await demandFreePort(env.PORT, env.HOST);
  const database = await openDatabase(env, secrets);
  undo.push(() => database.stop());
  const seeded = await seedIfEmpty(env, secrets, database.ownerUrl);

  const pool = (connectionString: string, max: number) => {
    const made = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 3_000,
      // Kept: who comes after a quiet minute does not wait for a handshake.
      idleTimeoutMillis: 0,
      statement_timeout: 5_000,
      application_name: 'operatory-api',
    });
    // Once we close it, a connection that the database ends first is no news.
    made.on('error', (error) => made.ending || log.warn({ err: error }, 'a connection broke'));
    undo.push(() => made.end());
    return made;
  };
  const pools = { tenant: pool(database.apiUrl, 6), platform: pool(database.platformUrl, 2) };
  const enginePool = (connectionString: string, size: number, more: Partial<EnginePoolOptions> = {}) => {
    const made = new EnginePool({
      connectionString,
      size,
      name: 'operatory-engine',
      statementTimeoutMs: env.GRAPHQL_LIMITS.statementMilliseconds,
      ...more,
    });
    undo.push(() => made.end());
    return made;
  };

  const clock = createClock(pools.tenant, !env.production);
  if (env.OPERATORY_NOW) await clock.set(new Date(env.OPERATORY_NOW));
  await clock.refresh();

  const cipher = createCipher([secrets.data_key, ...env.OLD_DATA_KEYS.split(',').filter(Boolean)]);
  const engine = createEngine({
    catalog,
    permissions: permissionsOf(register),
    pools: {
      tenant: enginePool(database.apiUrl, 4),
      platform: enginePool(database.platformUrl, 1),
      exports: {
        tenant: enginePool(database.apiUrl, exportsAtOnce, ofExports),
        platform: enginePool(database.platformUrl, exportsAtOnce, ofExports),
      },
    },
    settings: () => ({ 'app.now': clock.setting() }),
    limits: env.GRAPHQL_LIMITS,
    stringifyNumeric: true,
    seal: sealOf(cipher),
  });
  undo.push(async () => engine.live.close());
  const prisma = createPrisma(pools.tenant);
  undo.push(() => prisma.$disconnect());
  engine.extend(baseSchema(prisma));

  const changes = createChanges();
  changes.onChange((told) => engine.live.changed(told));
  changes.onReset(() => engine.live.resetAll());
  // As the owner: the API's own role may neither replicate nor change the tables.
  await installFeed({ ownerUrl: database.ownerUrl, catalog, readers: [] });
  const feed = await startFeed({
    connectionString: database.ownerUrl,
    catalog,
    onChange: (told) => changes.tell(told),
    onReset: () => changes.reset(),
  });
  undo.push(() => feed.stop());

  const pulse = startPulse(pools.tenant, log, env.production ? null : clock.adopt);
  undo.push(async () => pulse.stop());

  const mail = await createMailer(env);
  undo.push(() => mail.close());
  const auth = createAuthenticator({ pools, env, secrets, clock });
  const context: AppContext = {
    env,
    pools,
    prisma,
    engine,
    clock,
    secrets,
    mail,
    storage: createStorage(env),
    auth,
    changes,
    pulse,
    log,
  };
  if (seeded === 'demo') await giveDemoLogo(context);
  const outbox = await startOutbox(context, database.ownerUrl);
  repeat(undo, fileExpiryPeriod, () =>
    expireFiles(context).catch((error) => log.warn({ err: error }, 'stale files were not removed')),
  );
  repeat(undo, fileExpiryPeriod, () =>
    tidy(context).catch((error) => log.warn({ err: error }, 'rows that have served were not removed')),
  );
  const resealing = () =>
    reseal(context, cipher).catch((error) => log.warn({ err: error }, 'sealed columns were not rewritten'));
  repeat(undo, fileExpiryPeriod, resealing);
  const resealed = resealing();
  undo.push(() => resealed);
  undo.push(() => outbox.stop());

  const stopWatching = watchMidnight(context);
  undo.push(async () => stopWatching());

  const server = buildServer(context);
  undo.push(() => server.app.close());
  const port = await listen(server.app, env);
  const warmed = (warm ? warmUp(context) : Promise.resolve()).then(server.warm);
  undo.push(() => warmed);
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

function repeat(undo: (() => Promise<unknown>)[], period: number, run: () => unknown): void {
  const timer = setInterval(run, period);
  timer.unref();
  undo.push(async () => clearInterval(timer));
}

/** Asked before anything is started, so that a second start by mistake says so at once and touches nothing. */
async function checkPort(env: Env): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(env.PORT, env.HOST, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw portError(error, env);
  }
}

async function listen(app: FastifyInstance, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    throw portError(error, env);
  }
  return (app.server.address() as AddressInfo).port;
}

function portError(error: unknown, { PORT, HOST }: Env): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new StartError(`port ${PORT} is in use; set PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`port ${PORT} is not allowed to this user; set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${HOST} is no address of this machine.`);
  return error;
}
