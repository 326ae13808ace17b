import type { Sql } from '../database/tenant.ts';
import { generateKey, hashKey } from './tokens.ts';

/** The number of hours for which an emailed key of each purpose is valid. */
export const keyHours = { VERIFY: 72, RESET: 1, PIN: 24 } as const;
export type KeyKind = keyof typeof keyHours;

/**
 * Limits for keys that anybody can request: no new key is made within `keptMinutes` of an unused one, nor
 * more than `hourly` in an hour.
 */
const keptMinutes = 10;
const hourly = 3;

/**
 * Creates a single-use key of 256 bits, and ends the user's earlier keys of the same purpose. Only its hash
 * is stored.
 */
export async function makeKey(sql: Sql, clientId: string, userId: string, kind: KeyKind): Promise<string> {
  const key = generateKey();
  await revokeKeys(sql, userId, kind);
  await sql(
    `insert into auth_keys (client_id, user_id, kind, key_hash, expires_at)
     values ($1, $2, $3::auth_key_kind, $4, now() + make_interval(hours => $5))`,
    [clientId, userId, kind, hashKey(key), keyHours[kind]],
  );
  return key;
}

/**
 * Creates a key that anybody can request. @returns null if a recent key is unused or the limit of the hour
 * is reached, because otherwise strangers could keep ending the key that the user is about to use
 */
export async function makeKeyOnRequest(
  sql: Sql,
  clientId: string,
  userId: string,
  kind: KeyKind,
): Promise<string | null> {
  // The lock makes the second of two simultaneous requests see the first one's key.
  await sql('select 1 from users where id = $1 for update', [userId]);
  const [{ enough } = { enough: false }] = await sql<{ enough: boolean }>(
    `select count(*) >= $3
         or coalesce(bool_or(used_at is null and created_at > now() - make_interval(mins => $4)), false) as enough
     from auth_keys where user_id = $1 and kind = $2::auth_key_kind and created_at > now() - interval '1 hour'`,
    [userId, kind, hourly, keptMinutes],
  );
  return enough ? null : makeKey(sql, clientId, userId, kind);
}

/** Ends the user's unused keys of one purpose, or of all. */
export async function revokeKeys(sql: Sql, userId: string, kind: KeyKind | null = null): Promise<void> {
  await sql(
    `update auth_keys set used_at = now()
     where user_id = $1 and used_at is null and ($2::text is null or kind = $2::auth_key_kind)`,
    [userId, kind],
  );
}

/**
 * @returns The user of a valid key, without using the key up. Null if it was used, has expired, or is unknown
 * to this client.
 */
export async function findKey(sql: Sql, kind: KeyKind, key: string): Promise<string | null> {
  const rows = await sql<{ user_id: string }>(
    `select user_id from auth_keys
     where key_hash = $1 and kind = $2::auth_key_kind and used_at is null and expires_at > now()`,
    [hashKey(key), kind],
  );
  return rows[0]?.user_id ?? null;
}

/** Uses a key up. @returns the user's id; null if the key is not valid, or another call has used it first */
export async function consumeKey(sql: Sql, kind: KeyKind, key: string): Promise<string | null> {
  const rows = await sql<{ user_id: string }>(
    `update auth_keys set used_at = now()
     where key_hash = $1 and kind = $2::auth_key_kind and used_at is null and expires_at > now() returning user_id`,
    [hashKey(key), kind],
  );
  return rows[0]?.user_id ?? null;
}
