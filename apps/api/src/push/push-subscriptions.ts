import { createHash } from 'node:crypto';
import type { AppContext, Secrets, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { createCipher } from '../encryption/column-cipher.ts';

/** A browser is reached by this data, in the form of the Push API. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
type App = Pick<AppContext, 'pools' | 'secrets'>;

const table = 'push_subscriptions';
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');
const cipherOf = ({ data_key, old_data_keys }: Secrets) => createCipher([data_key, ...old_data_keys]);

/**
 * Stores that the caller's notifications are pushed to this browser until the session ends. Each browser
 * has one subscription.
 */
export async function addSubscription(
  { pools, secrets }: App,
  who: SignedIn,
  { endpoint, keys }: PushTarget,
  userAgent: string,
): Promise<void> {
  const cipher = cipherOf(secrets);
  await inTenant(pools.tenant, who.client_id, async (sql) => {
    const [made] = await sql<{ id: string }>('select app.uuid_v7() as id');
    const id = made?.id ?? '';
    const encrypted = (column: string, plain: string) =>
      cipher.encrypt(plain, { table, column, key: id, client: who.client_id });
    await sql('delete from push_subscriptions where session_id = $1 or endpoint_hash = $2', [
      who.session_id,
      hashOf(endpoint),
    ]);
    await sql(
      `insert into push_subscriptions (id, client_id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth, user_agent)
       select $1, $2, $3, s.id, $5, $6, $7, $8, $9 from sessions s where s.id = $4 and s.ended_at is null
       on conflict (client_id, endpoint_hash) do nothing`,
      [
        id,
        who.client_id,
        who.user_id,
        who.session_id,
        hashOf(endpoint),
        encrypted('endpoint', endpoint),
        encrypted('p256dh', keys.p256dh),
        encrypted('auth', keys.auth),
        userAgent.slice(0, 300),
      ],
    );
  });
}

export const removeSubscription = ({ pools }: Pick<App, 'pools'>, who: SignedIn): Promise<unknown> =>
  inTenant(pools.tenant, who.client_id, (sql) =>
    sql('delete from push_subscriptions where session_id = $1', [who.session_id]),
  );

export const hasSubscription = async ({ pools }: Pick<App, 'pools'>, who: SignedIn): Promise<boolean> =>
  (
    await inTenant(pools.tenant, who.client_id, (sql) =>
      sql('select 1 from push_subscriptions where session_id = $1', [who.session_id]),
    )
  ).length > 0;

/** @returns The browsers of a user who can still sign in. Those that cannot be decrypted are left out. */
export async function subscriptionsOf(
  { pools, secrets }: App,
  client: string,
  userId: string,
): Promise<readonly (PushTarget & { readonly id: string })[]> {
  const cipher = cipherOf(secrets);
  const rows = await inTenant(pools.tenant, client, (sql) =>
    sql<{ id: string; endpoint: string; p256dh: string; auth: string }>(
      `select p.id, p.endpoint, p.p256dh, p.auth from push_subscriptions p
         join sessions s on s.client_id = p.client_id and s.id = p.session_id
         join users u on u.client_id = p.client_id and u.id = p.user_id
       where p.user_id = $1 and s.ended_at is null and s.expires_at > now() and u.profile_status <> 'INACTIVE'
         and exists (select 1 from j_users_user_roles l
           where l.client_id = u.client_id and l.user_id = u.id and l.blocked_status = 'UN_BLOCKED')`,
      [userId],
    ),
  );
  return rows.flatMap(({ id, ...row }) => {
    const plain = (column: 'endpoint' | 'p256dh' | 'auth') =>
      cipher.decrypt(row[column], { table, column, key: id, client });
    const [endpoint, p256dh, auth] = [plain('endpoint'), plain('p256dh'), plain('auth')];
    return endpoint === null || p256dh === null || auth === null
      ? []
      : [{ id, endpoint, keys: { p256dh, auth } }];
  });
}

export const forgetSubscription = (
  { pools }: Pick<App, 'pools'>,
  client: string,
  id: string,
): Promise<unknown> =>
  inTenant(pools.tenant, client, (sql) => sql('delete from push_subscriptions where id = $1', [id]));

export const markUsed = ({ pools }: Pick<App, 'pools'>, client: string, id: string): Promise<unknown> =>
  inTenant(pools.tenant, client, (sql) =>
    sql('update push_subscriptions set last_used_at = now() where id = $1', [id]),
  );
