import type { Sql } from '../database/tenant.ts';
import { generateKey, hashKey } from './tokens.ts';

/** The number of days for which a device is known, and for which its cookie lives. */
export const deviceDays = 400;

/**
 * @returns True if the user has signed in on this device with a password, so that their PIN is accepted
 *   there. Devices of other users do not count, because those users could guess PINs on them. While a
 *   user is blocked, none of their devices is known.
 */
export async function isKnownDevice(sql: Sql, key: string | null, userId: string): Promise<boolean> {
  if (!key) return false;
  const rows = await sql(
    `update known_devices d set last_used_at = now() where d.device_hash = $1 and d.user_id = $2 and (d.expires_at is null or d.expires_at > now())
       and exists (select 1 from users u join j_users_user_roles l on l.user_id = u.id and l.blocked_status = 'UN_BLOCKED'
         where u.id = d.user_id and u.profile_status <> 'INACTIVE') returning id`,
    [hashKey(key), userId],
  );
  return rows.length > 0;
}

/** @returns True if any user of the client has signed in on this device with a password. */
export async function isAnyonesDevice(sql: Sql, key: string | null): Promise<boolean> {
  if (!key) return false;
  return (await sql('select 1 from known_devices where device_hash = $1 limit 1', [hashKey(key)])).length > 0;
}

/**
 * Stores that the user has signed in on this device with a password. @returns the cookie's value: `shared`,
 * if the device already has a key, otherwise a new key
 */
export async function rememberDevice(
  sql: Sql,
  clientId: string,
  userId: string,
  label: string,
  shared: string | null,
): Promise<string> {
  const key = shared ?? generateKey();
  await sql(
    `insert into known_devices (client_id, user_id, device_hash, label, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))
     on conflict (client_id, device_hash, user_id) do update set expires_at = excluded.expires_at, last_used_at = now()`,
    [clientId, userId, hashKey(key), label.slice(0, 200), deviceDays],
  );
  return key;
}

/** Forgets the user's known devices, except the one with the key `keep`. */
export async function forgetDevices(sql: Sql, userId: string, keep: string | null): Promise<void> {
  await sql('delete from known_devices where user_id = $1 and device_hash is distinct from $2', [
    userId,
    keep && hashKey(keep),
  ]);
}
