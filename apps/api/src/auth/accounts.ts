import type { Sql } from '../database/tenant.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly password_hash: string | null;
  /** Whether the profile is inactive, or the user has no unblocked role link. */
  readonly blocked: boolean;
  readonly ip_required: boolean;
  readonly client_ip_required: boolean;
  /**
   * Whether the user has a role that can correct the IP Settings: `client`, `client_admin` or
   * `super_admin`, without a custom role.
   */
  readonly keeps_settings: boolean;
}

const columns = `u.id, u.email, u.display_name, k.password_hash,
  u.profile_status = 'INACTIVE' or not exists (select 1 from j_users_user_roles l
    where l.user_id = u.id and l.blocked_status = 'UN_BLOCKED') as blocked,
  coalesce(u.ip_required, false) as ip_required,
  coalesce(c.ip_required, false) as client_ip_required,
  exists (select 1 from j_users_user_roles l join user_roles r on r.id = l.user_role_id
    where l.user_id = u.id and l.blocked_status = 'UN_BLOCKED'
      and r.name in ('client', 'client_admin', 'super_admin') and l.user_custom_role_id is null) as keeps_settings
  from users u join clients c on c.id = u.client_id left join user_credentials k on k.user_id = u.id`;

const one = (rows: readonly Account[]): Account | null => (rows.length === 1 ? (rows[0] ?? null) : null);

/**
 * @returns The key by which a typed login is found and its failures are counted: an email in lower case, or
 * the last nine digits of a phone number, which are the same for 0412…, +61 412… and 61412….
 */
export function loginKey(typed: string): { readonly kind: 'email' | 'phone' | 'none'; readonly key: string } {
  const login = typed.trim().toLowerCase();
  if (login.includes('@')) return { kind: 'email', key: login };
  const digits = login.replace(/\D/g, '');
  return digits.length < 9 ? { kind: 'none', key: login } : { kind: 'phone', key: digits.slice(-9) };
}

/**
 * Up to this many people can share a phone number, such as a clinic's, and sign in with it. If more share it,
 * none of them can.
 */
const maxAccountsPerPhone = 4;

/**
 * @returns The accounts with this email or phone number. Several may share a phone number, so that nobody can
 * lock out a colleague by saving that colleague's number as their own; the password decides who signs in.
 */
export async function accountsByLogin(sql: Sql, typed: string): Promise<readonly Account[]> {
  const { kind, key } = loginKey(typed);
  if (kind === 'none') return [];
  const where =
    kind === 'email'
      ? 'lower(u.email) = $1'
      : "u.phone is not null and right(regexp_replace(u.phone, '\\D', '', 'g'), 9) = $1";
  const found = await sql<Account>(`select ${columns} where ${where} limit ${maxAccountsPerPhone + 1}`, [
    key,
  ]);
  return found.length > maxAccountsPerPhone ? [] : found;
}

export const accountByEmail = async (sql: Sql, email: string): Promise<Account | null> =>
  one(await sql<Account>(`select ${columns} where lower(u.email) = lower($1)`, [email.trim()]));

export const accountById = async (sql: Sql, id: string): Promise<Account | null> =>
  one(await sql<Account>(`select ${columns} where u.id = $1`, [id]));

export const accountByPin = async (sql: Sql, pinKey: string): Promise<Account | null> =>
  one(await sql<Account>(`select ${columns} where k.pin_key = $1`, [pinKey]));

export async function storePassword(sql: Sql, clientId: string, userId: string, hash: string): Promise<void> {
  await sql(
    `insert into user_credentials (client_id, user_id, password_hash, password_changed_at) values ($1, $2, $3, now())
     on conflict (user_id, client_id) do update set password_hash = $3, password_changed_at = now(), updated_at = now()`,
    [clientId, userId, hash],
  );
}

/** @returns False if a user of the client (this one included) already has this PIN. */
export async function storePinKey(
  sql: Sql,
  clientId: string,
  userId: string,
  pinKey: string,
): Promise<boolean> {
  const taken = await sql('select 1 from user_credentials where pin_key = $1', [pinKey]);
  if (taken.length > 0) return false;
  await sql(
    `insert into user_credentials (client_id, user_id, pin_key, pin_changed_at) values ($1, $2, $3, now())
     on conflict (user_id, client_id) do update set pin_key = $3, pin_changed_at = now(), updated_at = now()`,
    [clientId, userId, pinKey],
  );
  return true;
}
