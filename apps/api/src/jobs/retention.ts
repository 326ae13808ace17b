import type { AppContext } from '../context/context.ts';
import { acrossTenants, inTenant } from '../database/tenant.ts';

/**
 * Rows are deleted after these times, by the real clock. Without this, password attempts, keys and relayed
 * events would stay forever.
 */
const stale: readonly (readonly [table: string, where: string])[] = [
  // Failures are forgotten within six hours, and the longest wait is an hour, so seven days are plenty.
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

/** A sign-up belongs to no client. It is useless once it is finished or has expired. */
const staleSignUps =
  "delete from sign_ups where coalesce(finished_at, expires_at, created_at) < now() - interval '30 days' returning 1";

/** @returns the number of deleted rows */
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
