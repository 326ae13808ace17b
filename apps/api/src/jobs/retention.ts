import type { AppContext } from '../context/context.ts';
import { acrossTenants, inTenant } from '../database/tenant.ts';

/**
 * Retention periods by table, by the real clock. Without them every password attempt, token and relayed event would be stored forever.
 */
const stale: readonly (readonly [table: string, where: string])[] = [
  // A failure is forgotten after at most six hours, and the longest wait is one hour.
  [
    'login_attempts',
    "coalesce(locked_until, last_failed_at, created_at) < now() - interval '7 days' and last_failed_at < now() - interval '7 days'",
  ],
  ['auth_keys', "expires_at < now() - interval '30 days'"],
  ['known_devices', 'expires_at < now()'],
  [
    'push_subscriptions',
    'exists (select 1 from sessions s where s.id = session_id and coalesce(s.ended_at, s.expires_at) < now())',
  ],
  ['sessions', "coalesce(ended_at, expires_at) < now() - interval '90 days'"],
  ['supplier_sessions', "coalesce(ended_at, expires_at) < now() - interval '90 days'"],
  ['idempotency_keys', "created_at < now() - interval '2 days'"],
  ['outbox', "relayed_at < now() - interval '30 days'"],
];

/** The form of an unfinished sign-up belongs to no client, and is needed only until it is finished or has expired. */
const staleSignUps =
  "delete from sign_ups where coalesce(finished_at, expires_at, created_at) < now() - interval '30 days' returning 1";

/** Deletes rows past their retention period: sign-ups, then client by client. Returns the number of deleted rows. */
export async function applyRetention({ pools }: Pick<AppContext, 'pools'>): Promise<number> {
  let removed = (await acrossTenants(pools.platform, (sql) => sql(staleSignUps))).length;
  const { rows: clients } = await pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  for (const { id } of clients) {
    for (const [table, where] of stale) {
      const gone = await inTenant(pools.tenant, id, (sql) =>
        sql(`delete from ${table} where client_id = $1 and ${where} returning 1`, [id]),
      );
      removed += gone.length;
    }
  }
  return removed;
}
