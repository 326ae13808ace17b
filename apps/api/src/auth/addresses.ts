import { isIPv6 } from 'node:net';
import type { Session } from '@operatory/engine';
import type { SignedIn } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';
import type { Account } from './accounts.ts';

/** Whether IP Settings name the connection's address, for one clinic of the user or for the whole client. */
export async function addressAllowed(sql: Sql, address: string, userId: string | null): Promise<boolean> {
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
 * The client's or the person's "sign in only from our addresses". The owner and the client's admins are held by it
 * for a PIN and by their own setting only: else a wrong address would shut out those who can mend it.
 */
export async function mayComeFrom(
  sql: Sql,
  account: Account,
  address: string,
  method: 'password' | 'pin',
): Promise<boolean> {
  const exempt = method === 'password' && account.keeps_settings;
  const required = account.ip_required || (account.client_ip_required && !exempt);
  return !required || addressAllowed(sql, address, account.id);
}

/**
 * What failures from an address are counted by: an IPv4 address, or an IPv6 network of 64 bits, of which one subscriber
 * has all the addresses.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const after = tail === undefined ? [] : groups(tail);
  // An IPv4 ending counts as two groups; it is beyond the 64 bits of the routed prefix.
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

/** Triggers ask who writes, and from where. */
export const actingSettings = (session: Session): Readonly<Record<string, string>> => ({
  'app.writer': session.variables['x-hasura-user-id'] ?? '',
  'app.address': (session as Partial<SignedIn>).address ?? '',
});

/** IPv4 written as IPv6 (`::ffff:1.2.3.4`) is that IPv4; which of our cards it came in by (`%eth0`) is no part of it. */
export const plainAddress = (address: string | undefined): string =>
  // Of a connection that is gone there is none.
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
