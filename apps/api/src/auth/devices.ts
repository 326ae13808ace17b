import type { Sql } from './tenant.ts';
import { drawKey, hashKey } from './tokens.ts';

/** Days that a device is remembered: its cookie's life. */
export const deviceDays = 400;

/**
 * A device that somebody has signed in on with a password: from it a PIN is enough. One whose person has been blocked
 * since is known no more, or who was sent away could still guess colleagues' PINs.
 */
export async function isKnownDevice(sql: Sql, key: string | null): Promise<boolean> {
  if (!key) return false;
  const rows = await sql(
    `update known_devices d set last_used_at = now() where d.device_hash = $1 and (d.expires_at is null or d.expires_at > now())
       and exists (select 1 from users u join j_users_user_roles l on l.user_id = u.id and l.blocked_status = 'UN_BLOCKED'
         where u.id = d.user_id and u.profile_status <> 'INACTIVE') returning id`,
    [hashKey(key)],
  );
  return rows.length > 0;
}

/** Makes this device known to the client; the key is for its cookie. */
export async function rememberDevice(
  sql: Sql,
  clientId: string,
  userId: string,
  label: string,
): Promise<string> {
  const key = drawKey();
  await sql(
    `insert into known_devices (client_id, user_id, device_hash, label, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
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
