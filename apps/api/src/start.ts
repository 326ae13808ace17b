import type { AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog, createPrisma, migrate, seed, startEmbedded } from '@operatory/db';
import { permissionsOf, register } from '@operatory/domain';
import { createEngine, createPool, startFeed } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { createAuthenticator } from './auth/session.ts';
import { createClock } from './clock.ts';
import type { AppContext } from './context.ts';
import { type Env, StartError } from './env.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Operatory {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly port: number;
  /** Stops all that was started, in order: no new work, sockets, jobs, pools, the embedded database. */
  stop(): Promise<void>;
}
