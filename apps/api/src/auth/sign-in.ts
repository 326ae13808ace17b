import { messages } from '@operatory/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { type Account, accountByPin, accountsByLogin, loginKey } from './accounts.ts';
import { isAddressAllowed, maySignInFrom, networkOf } from './addresses.ts';
import { auditAndWarn } from './audit.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { isAnyonesDevice, isKnownDevice, rememberDevice } from './devices.ts';
import { verifyPassword } from './passwords.ts';
import { loadPerson, type Person } from './rights.ts';
import { type StartedSession, startSession } from './sessions.ts';
import type { Tenant } from './sub-domain.ts';
import {
  type Attempt,
  hasAttemptLeft,
  recordAttempt,
  recordAttempts,
  releaseAttempt,
  releaseAttempts,
} from './throttle.ts';
import { pepperedHash, signAccess } from './tokens.ts';

export interface SignInResponse {
  readonly message: string;
  readonly access_token: string;
  /** An ISO time by the real clock, which tests cannot set. */
  readonly expires_at: string;
  readonly user: { id: string; display_name: string; email: string; role: string; client_id: string };
}

const failed = () => new HttpError(401, 'login_failed', messages.login_failed);
const elsewhere = () => new HttpError(403, 'address_not_allowed', messages.address_not_allowed);
const wrongPin = () => new HttpError(401, 'login_failed', messages.passcode_wrong);

/**
 * Signs in by password. An unknown account and a wrong password give the same message and status. Attempts
 * are counted by typed login, so that unknown accounts show the same wait as known ones, and by user, so
 * that email and phone do not get five guesses each. The wait of a user is not shown, because it would
 * reveal that an email and a phone number belong to the same user.
 */
export async function signInByPassword(
  context: AppContext,
  tenant: Tenant,
  typed: { login: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInResponse> {
  const { pools, secrets, env } = context;
  // The address comes first: attempts from a locked address must not count as failures of the account.
  const tries: Attempt[] = [
    { kind: 'address', subject: pepperedHash(secrets, 'address', networkOf(request.ip)) },
    { kind: 'account', subject: pepperedHash(secrets, 'account', tenant.id, loginKey(typed.login).key) },
  ];
  await recordAttempts(pools.tenant, tenant.id, tries);
  const fitting = await inTenant(pools.tenant, tenant.id, (sql) => accountsByLogin(sql, typed.login));
  const people: Attempt[] = [];
  const right: Account[] = [];
  for (const account of fitting.length > 0 ? fitting : [null]) {
    const person: Attempt = {
      kind: 'account',
      subject: pepperedHash(secrets, 'person', account?.id ?? loginKey(typed.login).key),
    };
    const open = await hasAttemptLeft(pools.tenant, tenant.id, person);
    const fits = await verifyPassword(secrets.pepper, account?.password_hash ?? null, typed.password);
    people.push(person);
    if (account && open && fits) right.push(account);
  }
  const found = right.length === 1 ? right[0] : undefined;
  const started = await inTenant(pools.tenant, tenant.id, async (sql) => {
    if (!found) return null;
    // Only somebody who knows the password gets here, so this does not reveal that the account exists.
    if (!(await maySignInFrom(sql, found, request.ip, 'password'))) return 'elsewhere';
    return begin(context, sql, tenant, found, 'password', request);
  });
  if (!started) throw failed();
  const own = people.filter((_, index) => fitting[index] === found);
  await releaseAttempts(pools.tenant, tenant.id, [...tries, ...own]);
  await releaseAttempt(
    pools.tenant,
    tenant.id,
    people.filter((person) => !own.includes(person)),
  );
  if (started === 'elsewhere') throw elsewhere();
  if (started.device) writeCookie(env, request, reply, 'device', started.device);
  return signInResponse(context, started, request, reply);
}

/**
 * Signs in by PIN, without a user name. So it works only on a device that is known as the person's own, or
 * from an address of the IP Settings.
 */
export async function signInByPin(
  context: AppContext,
  tenant: Tenant,
  pin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInResponse> {
  const { pools, secrets, env } = context;
  const device = readCookie(env, request, 'device');
  // The attempt is counted by device too, because its user could otherwise keep guessing from other
  // addresses.
  const tries: Attempt[] = [
    { kind: 'pin', subject: pepperedHash(secrets, 'address', networkOf(request.ip)) },
    ...(device ? [{ kind: 'pin', subject: pepperedHash(secrets, 'device', device) } as const] : []),
  ];
  // The attempt is also counted for the whole client, but only where a PIN could be accepted: strangers must
  // not be able to lock everybody's PIN.
  const couldBe = await inTenant(
    pools.tenant,
    tenant.id,
    async (sql) => (await isAnyonesDevice(sql, device)) || (await isAddressAllowed(sql, request.ip, null)),
  );
  if (couldBe) tries.push({ kind: 'pin_tenant', subject: pepperedHash(secrets, 'pins', tenant.id) });
  const locks = await recordAttempts(pools.tenant, tenant.id, tries);
  const started = await inTenant(pools.tenant, tenant.id, async (sql) => {
    const found = await accountByPin(sql, pinKey(context, tenant.id, pin));
    const known = found !== null && (await isKnownDevice(sql, device, found.id));
    const place = known || (await isAddressAllowed(sql, request.ip, null));
    const allowed = found !== null && (await maySignInFrom(sql, found, request.ip, 'pin'));
    if (!place || !found) return null;
    if (!allowed) return 'elsewhere';
    return begin(context, sql, tenant, found, 'pin', request);
  });
  if (!started) {
    if (locks)
      await inTenant(pools.tenant, tenant.id, (sql) =>
        auditAndWarn(sql, {
          client_id: tenant.id,
          actor: null,
          action: 'pins_locked',
          user_id: null,
          address: request.ip,
        }),
      );
    throw wrongPin();
  }
  await releaseAttempts(pools.tenant, tenant.id, tries);
  if (started === 'elsewhere') throw elsewhere();
  return signInResponse(context, started, request, reply);
}

/** A PIN is looked up by this hash. It is unique within the client, and useless without the pepper. */
export const pinKey = ({ secrets }: Pick<AppContext, 'secrets'>, clientId: string, pin: string): string =>
  pepperedHash(secrets, 'pin', clientId, pin);

interface Begun {
  readonly session: StartedSession;
  readonly person: Person;
  readonly device: string | null;
}

async function begin(
  { env, clock, secrets }: AppContext,
  sql: Sql,
  tenant: Tenant,
  account: Account,
  method: 'password' | 'pin',
  request: FastifyRequest,
): Promise<Begun | null> {
  const userAgent = request.headers['user-agent'] ?? '';
  const session = await startSession(sql, secrets, tenant.id, account.id, { address: request.ip, userAgent });
  const person = await loadPerson(sql, session.id, clock.now());
  // Without a person, all of the user's roles are blocked, or the client is closed and the user cannot renew
  // its plan.
  if (!person) {
    await sql('delete from sessions where id = $1', [session.id]);
    return null;
  }
  const key = readCookie(env, request, 'device');
  const known = method === 'pin' || (await isKnownDevice(sql, key, account.id));
  if (known) return { session, person, device: null };
  // The password was right, so the sign-in succeeds. If the user has registered too many devices, this one is
  // just not remembered for their PIN.
  const { wait, locks } = await recordAttempt(sql, tenant.id, {
    kind: 'device',
    subject: pepperedHash(secrets, 'devices', account.id),
  });
  if (locks)
    await auditAndWarn(sql, {
      client_id: tenant.id,
      actor: account.id,
      action: 'devices_limited',
      user_id: account.id,
      address: request.ip,
    });
  if (wait !== null) return { session, person, device: null };
  const shared = (await isAnyonesDevice(sql, key)) ? key : null;
  return { session, person, device: await rememberDevice(sql, tenant.id, account.id, userAgent, shared) };
}

export async function signInResponse(
  context: Pick<AppContext, 'env' | 'secrets'>,
  { session, person }: Pick<Begun, 'session' | 'person'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInResponse> {
  writeCookie(context.env, request, reply, 'refresh', session.refresh_token);
  return accessOf(context, person);
}

/** Signs a new access token for an active session, whose refresh token stays the same. */
export async function accessOf(
  { secrets }: Pick<AppContext, 'secrets'>,
  { who, display_name, email, session_version }: Person,
): Promise<SignInResponse> {
  const { token, expires_at } = await signAccess(secrets, { ...who, version: session_version }, new Date());
  const user = { id: who.user_id, display_name, email, role: who.role, client_id: who.client_id };
  return { message: messages.login_done, access_token: token, expires_at, user };
}
