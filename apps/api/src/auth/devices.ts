import type { Sql } from '../database/tenant.ts';
import { drawKey, hashKey } from './tokens.ts';

/** Days that a device is remembered: its cookie's life. */
export const deviceDays = 400;

/**
 * A device on which this user has signed in with a password: on it their PIN is enough. It is known for this user only, or
 * its owner could guess colleagues' PINs there. A device of a user who was blocked since is no longer known.
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

/** Whether anybody of the client has signed in by password on this device. */
export async function isAnyonesDevice(sql: Sql, key: string | null): Promise<boolean> {
  if (!key) return false;
  return (await sql('select 1 from known_devices where device_hash = $1 limit 1', [hashKey(key)])).length > 0;
}

/** Makes this device known as the person's; the key is for its cookie. Colleagues who share a device share its key. */
export async function rememberDevice(
  sql: Sql,
  clientId: string,
  userId: string,
  label: string,
  shared: string | null,
): Promise<string> {
  const key = shared ?? drawKey();
  await sql(
    `insert into known_devices (client_id, user_id, device_hash, label, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))
     on conflict (client_id, device_hash, user_id) do update set expires_at = excluded.expires_at, last_used_at = now()`,
    [clientId, userId, hashKey(key), label.slice(0, 200), deviceDays],
  );
  return key;
}

/** A new password forgets the devices that the old one made known, all but the one it was changed on. */
export async function forgetDevices(sql: Sql, userId: string, keep: string | null): Promise<void> {
  await sql('delete from known_devices where user_id = $1 and device_hash is distinct from $2', [
    userId,
    keep && hashKey(keep),
  ]);
}
