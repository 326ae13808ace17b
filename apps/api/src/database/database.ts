import { createHmac } from 'node:crypto';
import { DatabaseStartError, type Embedded, migrate, startEmbedded, stopUnlessUsed } from '@operatory/db';
import pg from 'pg';
import type { Secrets } from '../context/context.ts';
import { type Env, StartError } from '../env.ts';

/** The database's addresses, each for its own role. */
export interface Database {
  readonly ownerUrl: string;
  readonly apiUrl: string;
  readonly platformUrl: string;
  stop(): Promise<void>;
}

/** The given PostgreSQL, or an embedded one that is started (and stopped again); migrated either way. */
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

/** The embedded server, kept from being stopped by another process that is on it until this one stops it. */
async function useEmbedded(env: Env): Promise<Pick<Embedded, 'ownerUrl' | 'stop'>> {
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

/** Every process with the same secrets knows the roles' passwords; nobody else does. */
export const rolePassword = (secrets: Secrets, role: 'api' | 'platform'): string =>
  createHmac('sha256', secrets.pepper).update(`database role ${role}`).digest('base64url');
