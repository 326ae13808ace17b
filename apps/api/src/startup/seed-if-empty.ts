import { type Credentials, demoPassword, seed } from '@operatory/db';
import pg from 'pg';
import { hashPassword } from '../auth/passwords.ts';
import { pinKey } from '../auth/sign-in.ts';
import type { Secrets } from '../context/context.ts';
import type { Env } from '../env.ts';

/**
 * Updates the rows that a release defines (modules, roles). Fills an empty database with the seed of SEED,
 * except in production. @returns the seed that was used
 */
export async function seedIfEmpty(env: Env, secrets: Secrets, ownerUrl: string): Promise<Env['SEED']> {
  const now = env.OPERATORY_NOW ? new Date(env.OPERATORY_NOW) : new Date();
  const wanted = env.production || !(await isEmpty(ownerUrl)) ? 'none' : env.SEED;
  await seed(
    ownerUrl,
    wanted,
    wanted === 'none' ? { now } : { now, credentials: await demoCredentials(secrets) },
  );
  return wanted;
}

async function isEmpty(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from clients');
    return Number(rows[0]?.count) <= 1;
  } finally {
    await client.end();
  }
}

const demoCredentials = async (secrets: Secrets): Promise<Credentials> => ({
  passwordHash: await hashPassword(secrets.pepper, demoPassword),
  pinKey: (clientId, pin) => pinKey({ secrets }, clientId, pin),
});
