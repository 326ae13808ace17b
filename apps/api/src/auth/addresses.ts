import { isIPv6 } from 'node:net';
import type { Session } from '@operatory/engine';
import type { SignedIn } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';
import type { Account } from './accounts.ts';

/**
 * @returns True if the IP Settings contain this address, for one of the user's clinics or for the whole
 * client. Without a user, any clinic counts.
 */
export async function isAddressAllowed(sql: Sql, address: string, userId: string | null): Promise<boolean> {
  const rows = await sql(
    `select 1 from ip_settings i
     where i.status = 'ACTIVE' and $1::inet <<= i.ip_address::inet and ($2::uuid is null or i.clinic_id is null
       or i.clinic_id in (select clinic_id from j_users_clinics where user_id = $2))
     limit 1`,
    [plainAddress(address), userId],
  );
  return rows.length > 0;
}

/**
 * @returns True if the account may sign in from this address. With a password, people who can correct the
 *   IP Settings are exempt from the client's requirement but not from their own, because otherwise a wrong
 *   address would lock out everybody.
 */
export async function maySignInFrom(
  sql: Sql,
  account: Account,
  address: string,
  method: 'password' | 'pin',
): Promise<boolean> {
  const exempt = method === 'password' && account.keeps_settings;
  const required = account.ip_required || (account.client_ip_required && !exempt);
  return !required || isAddressAllowed(sql, address, account.id);
}

/**
 * @returns The network by which failures are counted: the IPv4 address, or the first 64 bits of an IPv6
 *   address, because one subscriber has all addresses that begin with them.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const after = tail === undefined ? [] : groups(tail);
  // An IPv4 part at the end is counted as one group although it has the length of two, which cannot change
  // the first 64 bits.
  const missing = 8 - groups(head).length - after.length;
  const whole = [
    ...groups(head),
    ...Array.from({ length: tail === undefined ? 0 : missing }, () => '0'),
    ...after,
  ];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Settings by which database triggers know who writes, and from which address. */
export const actingSettings = (session: Session): Readonly<Record<string, string>> => ({
  'app.writer': session.variables['x-hasura-user-id'] ?? '',
  'app.address': (session as Partial<SignedIn>).address ?? '',
});

/**
 * @returns Plain IPv4 for IPv4 written as IPv6 (`::ffff:1.2.3.4`), and any address without its network
 *   interface (`%eth0`).
 */
export const plainAddress = (address: string | undefined): string =>
  // A closed connection has no address.
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
