import { randomInt } from 'node:crypto';
import { isWeakPin, messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Sender } from '../mail/letter.ts';
import { sendLater } from '../mail/mailer.ts';
import { passwordChangedMail, pinMail, resetMail, verifyMail } from '../mail/templates.ts';
import { type Account, accountByEmail, accountById, storePassword, storePinKey } from './accounts.ts';
import { audit } from './audit.ts';
import { readCookie } from './cookies.ts';
import { forgetDevices } from './devices.ts';
import { mailOrigin } from './host.ts';
import { consumeKey, findKey, type KeyKind, makeKey, makeKeyOnRequest, revokeKeys } from './keys.ts';
import { hashPassword, passwordFault, verifyPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { pinKey } from './sign-in.ts';
import { logoAddress, type Tenant } from './sub-domain.ts';
import { type Attempt, recordAttempts, releaseAttempts } from './throttle.ts';
import { pepperedHash } from './tokens.ts';

const linkUsed = () => new HttpError(400, 'link_used', messages.link_used);
const senderOf = ({ env }: Pick<AppContext, 'env'>, tenant: Tenant, request: FastifyRequest): Sender => ({
  client_name: tenant.name,
  origin: mailOrigin(env, request, tenant.sub_domain),
  logo: logoAddress(tenant)?.url ?? null,
});

/**
 * Emails a key to the account. The caller cannot see whether the account exists. If the account is found by
 * email address, and a recent key is unused or the limit of the hour is reached, nothing is sent.
 */
export async function emailKey(
  context: AppContext,
  tenant: Tenant,
  find: { email: string } | { id: string },
  kind: KeyKind,
  request: FastifyRequest,
): Promise<void> {
  const { pools, mail, log } = context;
  const made = await inTenant(pools.tenant, tenant.id, async (sql) => {
    const account = await ('email' in find ? accountByEmail(sql, find.email) : accountById(sql, find.id));
    if (!account || account.blocked) return null;
    // Somebody who has never had a password cannot reset it, so they get the verification link again.
    const fitting = kind === 'RESET' && account.password_hash === null ? 'VERIFY' : kind;
    const make = 'email' in find ? makeKeyOnRequest : makeKey;
    const key = await make(sql, tenant.id, account.id, fitting);
    return key === null ? null : { account, kind: fitting, key };
  });
  if (!made) return;
  const write = { VERIFY: verifyMail, RESET: resetMail, PIN: pinMail }[made.kind];
  sendLater(mail, log, write(made.account, senderOf(context, tenant, request), made.key));
}

/**
 * @returns The account of a valid key, without using the key up, so that the page can say that a link is bad
 * before anybody types. @throws HttpError for any other key
 */
export async function accountOfKey(
  { pools }: Pick<AppContext, 'pools'>,
  tenant: Tenant,
  kind: KeyKind,
  key: string,
): Promise<Account> {
  const account = await inTenant(pools.tenant, tenant.id, async (sql) => {
    const userId = await findKey(sql, kind, key);
    return userId === null ? null : accountById(sql, userId);
  });
  if (!account || account.blocked) throw linkUsed();
  return account;
}

/** Sets a password by an emailed key, which works once. Ends all of the user's sessions. */
export async function setPasswordByKey(
  context: AppContext,
  tenant: Tenant,
  kind: 'VERIFY' | 'RESET',
  key: string,
  password: string,
  request: FastifyRequest,
): Promise<void> {
  const { pools, secrets, mail, log } = context;
  const account = await accountOfKey(context, tenant, kind, key);
  refuseWeak(password, account);
  const hash = await hashPassword(secrets.pepper, password);
  await inTenant(pools.tenant, tenant.id, async (sql) => {
    // One transaction uses the key up and stores the password, so that either both happen or neither.
    if ((await consumeKey(sql, kind, key)) !== account.id) throw linkUsed();
    await storePassword(sql, tenant.id, account.id, hash);
    await revokeKeys(sql, account.id);
    await endSessionsOf(sql, account.id, 'password');
    await forgetDevices(sql, account.id, null);
    await audit(sql, {
      ...lineOf(tenant, account, request),
      actor: account.id,
      action: 'password_set_by_link',
    });
    await markVerified(sql, account.id);
  });
  if (kind === 'RESET')
    sendLater(mail, log, passwordChangedMail(account, senderOf(context, tenant, request)));
}

/**
 * Confirms an account by an emailed key. Somebody without a password gets a key to choose one. @returns null
 * if the key is not valid
 */
export async function verifyAccount(
  { pools }: Pick<AppContext, 'pools'>,
  tenant: Tenant,
  key: string,
): Promise<{ readonly reset_key: string | null } | null> {
  return inTenant(pools.tenant, tenant.id, async (sql) => {
    const userId = await consumeKey(sql, 'VERIFY', key);
    if (userId === null) return null;
    const account = await accountById(sql, userId);
    if (!account || account.blocked) throw linkUsed();
    await markVerified(sql, account.id);
    const chosen = account.password_hash !== null;
    return { reset_key: chosen ? null : await makeKey(sql, tenant.id, account.id, 'RESET') };
  });
}

async function markVerified(sql: Sql, userId: string): Promise<void> {
  await sql(
    `update users set verified_at = coalesce(verified_at, now()),
       profile_status = case when profile_status = 'INVITED' then 'ACTIVE' else profile_status end where id = $1`,
    [userId],
  );
}

/**
 * Generates a PIN for the user of an emailed key and replaces the old one. People cannot choose their PIN,
 * because a refusal would reveal that a colleague has it.
 */
export async function generatePin(
  context: AppContext,
  tenant: Tenant,
  key: string,
  request: FastifyRequest,
): Promise<string> {
  return inTenant(context.pools.tenant, tenant.id, async (sql) => {
    const userId = await consumeKey(sql, 'PIN', key);
    const account = userId === null ? null : await accountById(sql, userId);
    if (!account || account.blocked) throw linkUsed();
    for (let n = 0; n < 200; n += 1) {
      const pin = String(randomInt(10_000)).padStart(4, '0');
      if (isWeakPin(pin)) continue;
      if (await storePinKey(sql, tenant.id, account.id, pinKey(context, tenant.id, pin))) {
        await audit(sql, { ...lineOf(tenant, account, request), actor: account.id, action: 'pin_drawn' });
        return pin;
      }
    }
    throw new HttpError(503, 'no_pin_left', 'No PIN could be created. Try again.');
  });
}

const ownTries = ({ secrets }: Pick<AppContext, 'secrets'>, who: SignedIn): Attempt[] => [
  { kind: 'account', subject: pepperedHash(secrets, 'change-password', who.user_id) },
];

/**
 * @returns True if this is the caller's own password. Wrong attempts are counted together with those of
 *   changing the password. Uses `pools.beside`, because the caller is in a transaction.
 */
export async function isOwnPassword(
  context: Pick<AppContext, 'pools' | 'secrets'>,
  who: SignedIn,
  typed: string,
): Promise<boolean> {
  const { pools, secrets } = context;
  const tries = ownTries(context, who);
  await recordAttempts(pools.beside, who.client_id, tries);
  const account = await inTenant(pools.beside, who.client_id, (sql) => accountById(sql, who.user_id));
  const right = await verifyPassword(secrets.pepper, account?.password_hash ?? null, typed);
  if (right) await releaseAttempts(pools.beside, who.client_id, tries);
  return right;
}

/**
 * Changes the caller's own password and ends their other sessions. Wrong old passwords are counted together
 * with those of `isOwnPassword`. @throws HttpError 400 for a wrong one, 429 after too many
 */
export async function changePassword(
  context: AppContext,
  who: SignedIn,
  typed: { old: string; new: string },
  tenant: Tenant,
  request: FastifyRequest,
): Promise<void> {
  const { env, pools, secrets, mail, log } = context;
  const account = await inTenant(pools.tenant, who.client_id, (sql) => accountById(sql, who.user_id));
  // A weak new password is refused before an attempt is counted, because it is no guess of the old one.
  if (account) refuseWeak(typed.new, account);
  const tries = ownTries(context, who);
  await recordAttempts(pools.tenant, who.client_id, tries);
  const right = await verifyPassword(secrets.pepper, account?.password_hash ?? null, typed.old);
  if (!account || !right) throw new HttpError(400, 'wrong_password', messages.login_failed);
  const hash = await hashPassword(secrets.pepper, typed.new);
  await inTenant(pools.tenant, who.client_id, async (sql) => {
    await storePassword(sql, who.client_id, who.user_id, hash);
    await endSessionsOf(sql, who.user_id, 'password', who.session_id);
    await forgetDevices(sql, who.user_id, readCookie(env, request, 'device'));
    await audit(sql, { ...lineOf(tenant, account, request), actor: who.user_id, action: 'password_changed' });
    await revokeKeys(sql, who.user_id);
  });
  await releaseAttempts(pools.tenant, who.client_id, tries);
  sendLater(mail, log, passwordChangedMail(account, senderOf(context, tenant, request)));
}

const lineOf = (tenant: Tenant, account: Account, request: FastifyRequest) => ({
  client_id: tenant.id,
  user_id: account.id,
  address: request.ip,
});

function refuseWeak(password: string, account: Account): void {
  const fault = passwordFault(password, [account.email, account.display_name]);
  if (fault) throw new HttpError(400, 'weak_password', fault);
}
