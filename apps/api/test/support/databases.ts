import { demoPassword } from '@operatory/db';
import { onDatabase } from '@operatory/db/testing/on-database';
import { openDatabase } from '../../src/database/database.ts';
import { readEnv } from '../../src/env.ts';
import { seedIfEmpty } from '../../src/startup/seed-if-empty.ts';
import { quickHash, secrets, secretsInEnv } from './secrets.ts';
import { Template } from './template.ts';

const envOf = (DATABASE_URL: string) =>
  readEnv({ NODE_ENV: 'test', SEED: 'small', ...secretsInEnv, DATABASE_URL });

/** This database is as it is before the first start. */
export const empty = new Template('empty', null, async () => {});

/** This database has all tables but no users. */
export const migrated = new Template('migrated', null, async ({ ownerUrl }) => {
  await openDatabase(envOf(ownerUrl), secrets);
});

/**
 * This database is as after a first start with the small seed. Passwords are hashed quickly, because many
 * tests sign in. Plans last until 2099, because some tests set the clock years ahead.
 */
export const small = new Template('small', migrated, async ({ ownerUrl, rootUrl }) => {
  await seedIfEmpty(envOf(ownerUrl), secrets, ownerUrl);
  const hash = await quickHash(demoPassword);
  await onDatabase(rootUrl, async (client) => {
    await client.query('update user_credentials set password_hash = $1 where password_hash is not null', [
      hash,
    ]);
    await client.query("update user_subscriptions set expire_at = '2099-12-31'");
  });
});
