import { createHmac } from 'node:crypto';
import {
  type EventPayload,
  messageOf,
  messages,
  passcodeLength,
  passcodeLetters,
  readPasscode,
} from '@operatory/domain';
import type { Pool } from 'pg';
import type { AppContext, Secrets } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { insertEvent } from '../outbox/store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { waitInWords } from './throttle.ts';
import { hashKey } from './tokens.ts';

/**
 * Wrong passcodes before a link is locked, minutes for which it is locked, and wrong passcodes in total after
 * which it is dead.
 */
const [free, restMinutes, most] = [5, 15, 10];

const drawn = (
  { url_key }: Pick<Secrets, 'url_key'>,
  what: 'order-link' | 'order-passcode',
  clientId: string,
  linkId: string,
): Buffer =>
  createHmac('sha256', Buffer.from(url_key, 'base64url'))
    .update(JSON.stringify([what, clientId, linkId]))
    .digest();

/**
 * @returns The secret of a link, 128 bits. It is calculated with the server's key instead of being stored, so
 * that an email that is sent again contains the same link.
 */
export const linkSecret = (secrets: Pick<Secrets, 'url_key'>, clientId: string, linkId: string): string =>
  drawn(secrets, 'order-link', clientId, linkId).subarray(0, 16).toString('base64url');

/**
 * @returns The link's passcode, calculated like its secret. 32 letters divide 256 evenly, so all are equally
 * likely.
 */
export const linkPasscode = (secrets: Pick<Secrets, 'url_key'>, clientId: string, linkId: string): string =>
  Array.from(
    drawn(secrets, 'order-passcode', clientId, linkId).subarray(0, passcodeLength),
    (byte) => passcodeLetters[byte % passcodeLetters.length],
  ).join('');

/** The link's id is part of what is hashed, so that a passcode opens no other link. */
const passcodeText = (linkId: string, passcode: string): string => `${linkId} ${passcode}`;
export const hashPasscode = ({ pepper }: Secrets, linkId: string, passcode: string): Promise<string> =>
  hashPassword(pepper, passcodeText(linkId, passcode));

interface Taken {
  readonly id: string;
  readonly passcode_hash: string;
  /** Whether this is the last attempt: a wrong passcode then makes the link dead. */
  readonly last: boolean;
}
interface Typed {
  readonly order_id: string;
  readonly link: string;
  readonly passcode: string;
}

const notFound = () => new HttpError(404, 'not_found', messages.order_not_found);
const wrong = () => new HttpError(401, 'wrong_passcode', messages.passcode_wrong);

/**
 * Checks the secret and the passcode. @returns the link's id. The attempt is counted before the check, so
 * that fifty simultaneous ones count as fifty; a right passcode resets the count. An unknown order, a wrong
 * link and a replaced link get the same answer in the same time. @throws HttpError 401 wrong, 404 no such
 * order, 410 dead, 429 locked
 */
export async function openLink(
  { pools, secrets }: Pick<AppContext, 'pools' | 'secrets'>,
  clientId: string,
  { order_id, link, passcode }: Typed,
): Promise<string> {
  const found = await inTenant(pools.tenant, clientId, (sql) => takeTry(sql, order_id, link));
  const taken = 'passcode_hash' in found ? found : null;
  const typed = readPasscode(passcode);
  const right = await verifyPassword(
    secrets.pepper,
    taken?.passcode_hash ?? null,
    passcodeText(taken?.id ?? '', typed ?? ''),
  );
  if (!taken) throw 'refusal' in found ? found.refusal : notFound();
  if (typed === null || !right) {
    if (taken.last) await notifyDead(pools.tenant, clientId, order_id);
    throw wrong();
  }
  const [open] = await inTenant(pools.tenant, clientId, (sql) =>
    sql<{ id: string }>(
      `update order_links set wrong_tries = 0, locked_until = null, last_used_at = now(),
         dead_at = case when $2 then null else dead_at end
       where id = $1 and voided_at is null and ($2 or dead_at is null) returning id`,
      [taken.id, taken.last],
    ),
  );
  if (!open) throw notFound();
  return open.id;
}

async function takeTry(
  sql: Sql,
  orderId: string,
  link: string,
): Promise<Taken | { readonly refusal: HttpError } | Record<never, never>> {
  const key = [orderId, hashKey(link)];
  const [taken] = await sql<Taken>(
    `update order_links set wrong_tries = wrong_tries + 1,
       locked_until = case when (wrong_tries + 1) % $3 = 0 then now() + make_interval(mins => $4) end,
       dead_at = case when wrong_tries + 1 >= $5 then now() end
     where clinic_im_product_order_id = $1 and link_hash = $2 and voided_at is null and dead_at is null
       and (locked_until is null or locked_until <= now())
     returning id, passcode_hash, dead_at is not null as last`,
    [...key, free, restMinutes, most],
  );
  if (taken) return taken;
  const [resting] = await sql<{ dead: boolean; wait: number }>(
    `select dead_at is not null as dead, ceil(extract(epoch from locked_until - now()))::int as wait
     from order_links where clinic_im_product_order_id = $1 and link_hash = $2 and voided_at is null`,
    key,
  );
  if (!resting) return {};
  if (resting.dead) return { refusal: new HttpError(410, 'link_dead', messages.order_link_dead) };
  const wait = Math.max(1, resting.wait);
  const words = messageOf('order_passcode_locked', { wait: waitInWords(wait) });
  return { refusal: new HttpError(429, 'locked', words, wait) };
}

/** Notifies the clinic that the link is dead, so that somebody sends a new one. */
const notifyDead = (pool: Pool, clientId: string, orderId: string): Promise<unknown> =>
  inTenant(pool, clientId, async (sql) => {
    const [order] = await sql<EventPayload<'order_link_dead'> & { clinic_id: string }>(
      `select o.clinic_id, o.short_id, v.name as vendor_name, o.raised_by_user_id, o.approved_by_user_id
       from clinic_im_product_orders o join clinic_im_vendors v on v.id = o.vendor_id and v.client_id = o.client_id
       where o.id = $1`,
      [orderId],
    );
    if (!order) return;
    const { clinic_id: clinicId, ...payload } = order;
    const event = { name: 'order_link_dead', entityId: orderId, clinicId, payload } as const;
    await insertEvent(sql, { client_id: clientId, user_id: null }, event);
  });
