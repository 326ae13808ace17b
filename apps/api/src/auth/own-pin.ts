import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { accountByPin } from './accounts.ts';
import { pinKey } from './sign-in.ts';
import { type Attempt, recordAttempts, releaseAttempts } from './throttle.ts';
import { pepperedHash } from './tokens.ts';

/**
 * @returns True if this is the caller's own PIN. Wrong attempts are counted for the caller. Uses
 *   `pools.beside`, because the caller is in a transaction. @throws HttpError 429 after too many
 */
export async function isOwnPin(
  context: Pick<AppContext, 'pools' | 'secrets'>,
  { client_id, user_id }: Pick<SignedIn, 'client_id' | 'user_id'>,
  typed: string,
): Promise<boolean> {
  const { pools, secrets } = context;
  const tries: Attempt[] = [{ kind: 'pin', subject: pepperedHash(secrets, 'own-pin', user_id) }];
  await recordAttempts(pools.beside, client_id, tries);
  const found = /^\d{4}$/.test(typed)
    ? await inTenant(pools.beside, client_id, (sql) => accountByPin(sql, pinKey(context, client_id, typed)))
    : null;
  const right = found?.id === user_id;
  if (right) await releaseAttempts(pools.beside, client_id, tries);
  return right;
}
