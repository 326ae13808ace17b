import pg from 'pg';
import { forgetOldDataKeys, loadSecrets, replaceDataKey } from '../auth/secrets.ts';
import { createLog } from '../context/log.ts';
import { openDatabase } from '../database/database.ts';
import { createDatabasePool } from '../database/database-pool.ts';
import { type Env, StartError } from '../env.ts';
import { createCipher } from './column-cipher.ts';
import { reencrypt } from './reencrypt.ts';

export interface RotationResult {
  /** Number of rows that were re-encrypted. */
  readonly rows: number;
  /** Number of rows with values that no key decrypts. */
  readonly lost: number;
  /** Whether a new key was generated; otherwise the key is DATA_KEY from the environment. */
  readonly drawn: boolean;
}

/**
 * Re-encrypts all encrypted columns with a new key, which is generated in `secrets.json` or is DATA_KEY
 * from the environment. @throws StartError if the key is to be generated while another process uses the
 * database, because that process could not decrypt the new values
 */
export async function rotateDataKey(env: Env): Promise<RotationResult> {
  const log = createLog(env.LOG_LEVEL);
  const before = loadSecrets(env);
  const drawn = env.DATA_KEY === undefined;
  if (!drawn && before.old_data_keys.length === 0)
    throw new StartError('DATA_KEY is set: put the key that it replaces in OLD_DATA_KEYS');
  const database = await openDatabase(env, before);
  try {
    if (drawn) await assertNoOtherConnection(database.ownerUrl);
    const secrets = drawn ? replaceDataKey(env) : before;
    const cipher = createCipher([secrets.data_key, ...secrets.old_data_keys]);
    const tenant = createDatabasePool(database.apiUrl, 1, log);
    try {
      const { written, lost } = await reencrypt({ pools: { tenant }, log }, cipher);
      if (drawn && lost === 0) forgetOldDataKeys(env);
      return { rows: written, lost, drawn };
    } finally {
      await tenant.end();
    }
  } finally {
    await database.stop();
  }
}

async function assertNoOtherConnection(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and usename <> current_user`,
    );
    if ((rows[0]?.others ?? 0) > 0)
      throw new StartError('the database is in use: stop every Operatory process, then rotate the key');
  } finally {
    await client.end();
  }
}
