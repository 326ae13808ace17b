import { messages } from '@operatory/domain';
import { generateKey, hashKey } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { acrossTenants } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { type SignUpDetails, signUpDetails } from './sign-up-input.ts';

/** An emailed link works for this many hours. */
const keyHours = 72;
/** The email of the same form is sent again only after this many seconds. */
const againAfter = 55;
const hourly = 5;

export interface PendingSignUp {
  readonly id: string;
  readonly email: string;
  readonly details: SignUpDetails;
  readonly made_client_id: string | null;
  readonly made_user_id: string | null;
}

type App = Pick<AppContext, 'pools'>;

/**
 * Stores the form. @returns a key for its email, which ends the link of an earlier one. Null if the sign-up
 * is finished, or this form's email was sent a moment ago, so that pressing the button twice sends only
 * one. @throws HttpError after too many emails to one address
 */
export const storeSignUp = (
  { pools }: App,
  formKey: string,
  email: string,
  details: SignUpDetails,
): Promise<string | null> =>
  acrossTenants(pools.platform, async (sql) => {
    await sql('select pg_advisory_xact_lock(hashtext($1))', [`sign-up ${email}`]);
    const [row] = await sql<{ id: string; is_done: boolean; was_mailed: boolean }>(
      `insert into sign_ups as s (form_key, email, details) values ($1, $2, $3)
       on conflict (form_key) do update set
         details = case when s.finished_at is null then excluded.details else s.details end,
         mailed_at = case when s.email = excluded.email then s.mailed_at end,
         email = case when s.finished_at is null then excluded.email else s.email end
       returning id, finished_at is not null as is_done,
         coalesce(mailed_at > now() - make_interval(secs => $4), false) as was_mailed`,
      [formKey, email, details, againAfter],
    );
    if (!row || row.is_done || row.was_mailed) return null;
    const [{ sent } = { sent: 0 }] = await sql<{ sent: number }>(
      `select count(*)::int as sent from sign_ups where email = $1 and mailed_at > now() - interval '1 hour'`,
      [email],
    );
    if (sent >= hourly) throw new HttpError(429, 'mailed_enough', messages.mailed_enough);
    const key = generateKey();
    await sql(
      `update sign_ups set key_hash = $2, mailed_at = now(), expires_at = now() + make_interval(hours => $3) where id = $1`,
      [row.id, hashKey(key), keyHours],
    );
    return key;
  });

const signUpLinkEnded = () =>
  new HttpError(404, 'sign_up_link_ended', messages.sign_up_link_ended, undefined, 'key');

export interface SignUpRow {
  readonly id: string;
  readonly email: string;
  readonly details: unknown;
  readonly made_client_id: string | null;
  readonly made_user_id: string | null;
}
/** @throws HttpError if there is no row, because the key is unknown or has expired */
export function pendingSignUpOf(row: SignUpRow | undefined): PendingSignUp {
  if (!row) throw signUpLinkEnded();
  return { ...row, details: signUpDetails.parse(row.details) };
}

/** @returns The sign-up of an emailed key, finished or not. @throws HttpError */
export const findSignUp = ({ pools }: App, key: string): Promise<PendingSignUp> =>
  acrossTenants(pools.platform, async (sql) => {
    const [row] = await sql<SignUpRow>(
      `select id, email, details, made_client_id, made_user_id from sign_ups where key_hash = $1 and expires_at > now()`,
      [hashKey(key)],
    );
    return pendingSignUpOf(row);
  });
