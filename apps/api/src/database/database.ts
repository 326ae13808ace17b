import { createHmac } from 'node:crypto';
import {
  DatabaseStartError,
  type EmbeddedServer,
  migrate,
  startEmbedded,
  stopUnlessUsed,
} from '@operatory/db';
import pg from 'pg';
import type { Secrets } from '../context/context.ts';
import { type Env, StartError } from '../env.ts';

/** A database, with one URL for each database role. */
export interface Database {
  readonly ownerUrl: string;
  readonly apiUrl: string;
  readonly platformUrl: string;
  stop(): Promise<void>;
}

/** Connects to the configured PostgreSQL or starts an embedded one. Runs the migrations. */
export async function openDatabase(env: Env, secrets: Secrets): Promise<Database> {
  try {
    const embedded = env.DATABASE_URL ? null : await useEmbedded(env);
    const ownerUrl = env.DATABASE_URL ?? embedded?.ownerUrl ?? '';
    try {
      const { apiUrl, platformUrl } = await migrate(ownerUrl, {
        apiPassword: rolePassword(secrets, 'api'),
        platformPassword: rolePassword(secrets, 'platform'),
        appUrl: env.APP_DATABASE_URL,
        platformUrl: env.PLATFORM_DATABASE_URL,
      });
      return { ownerUrl, apiUrl, platformUrl, stop: async () => embedded?.stop() };
    } catch (error) {
      await embedded?.stop();
      throw error;
    }
  } catch (error) {
    if (error instanceof DatabaseStartError) throw new StartError(error.message);
    throw error;
  }
}

/**
 * The connection stays open to show other processes that the server is in use, so that they do not stop it.
 */
async function useEmbedded(env: Env): Promise<Pick<EmbeddedServer, 'ownerUrl' | 'stop'>> {
  const embedded = await startEmbedded({ dataDir: `${env.DATA_DIR}/postgres`, endsWithProcess: true });
  const held = new pg.Client({ connectionString: embedded.ownerUrl, application_name: 'operatory' });
  held.on('error', () => {});
  await held.connect();
  return {
    ownerUrl: embedded.ownerUrl,
    async stop() {
      await held.end().catch(() => {});
      if (!(await stopUnlessUsed(embedded)))
        console.error('PostgreSQL keeps running: another process is using it.');
    },
  };
}

/**
 * @returns The password of a login role, calculated from the secrets so that only processes with the same
 * secrets know it.
 */
export const rolePassword = (secrets: Secrets, role: 'api' | 'platform'): string =>
  createHmac('sha256', secrets.pepper).update(`database role ${role}`).digest('base64url');
