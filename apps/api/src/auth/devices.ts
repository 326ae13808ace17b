import type { Sql } from './tenant.ts';
import { drawKey, hashKey } from './tokens.ts';

/** A device that somebody has signed in on with a password: from it a PIN is enough. */
export async function isKnownDevice(sql: Sql, key: string | null): Promise<boolean> {
  if (!key) return false;
  const rows = await sql(
    'update known_devices set last_used_at = now() where device_hash = $1 and (expires_at is null or expires_at > now()) returning id',
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
  await sql('insert into known_devices (client_id, user_id, device_hash, label) values ($1, $2, $3, $4)', [
    clientId,
    userId,
    hashKey(key),
    label.slice(0, 200),
  ]);
  return key;
}
