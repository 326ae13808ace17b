import { hasGrant, messages, type PunchOfPin } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { type Account, accountByPin } from '../auth/accounts.ts';
import { maySignInFrom } from '../auth/addresses.ts';
import { auditAndWarn } from '../auth/audit.ts';
import { pinKey } from '../auth/sign-in.ts';
import { type Attempt, recordAttempts, releaseAttempts } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError, noPermission } from '../errors/http-error.ts';
import { granteesOf } from '../rights/grantees.ts';
import { decryptPin } from './kiosk-keys.ts';
import type { Kiosk } from './kiosks.ts';

/** A typed PIN, or the one that the kiosk encrypted for a punch that it could not send at once. */
export type TypedPin = { readonly pin: string } | { readonly sealed_pin: string; readonly punch: PunchOfPin };

const wrongPin = () => new HttpError(401, 'wrong_pin', messages.passcode_wrong);
const elsewhere = () => new HttpError(403, 'address_not_allowed', messages.address_not_allowed);

/**
 * @returns The person with this PIN, who must be of the kiosk's clinic and allowed to clock in. Attempts are
 * counted before anything is checked: for the kiosk, and for all kiosks of the client. Attempts to sign in
 * are counted apart, so that typing errors at a kiosk never block signing in from its address. @throws
 * HttpError
 */
export async function personByPin(
  context: Pick<AppContext, 'pools' | 'secrets' | 'prisma' | 'clock'>,
  kiosk: Kiosk,
  typed: TypedPin,
  request: FastifyRequest,
): Promise<Account> {
  const { pools, secrets } = context;
  const tries: Attempt[] = [
    // The kiosk comes first: a locked kiosk must not use up the attempts of the others.
    { kind: 'kiosk_pin', subject: pepperedHash(secrets, 'kiosk', kiosk.id) },
    { kind: 'kiosk_pin_tenant', subject: pepperedHash(secrets, 'kiosks', kiosk.client_id) },
  ];
  const locks = await recordAttempts(pools.tenant, kiosk.client_id, tries);
  const pin = 'pin' in typed ? typed.pin : decryptPin(secrets, kiosk, typed.sealed_pin, typed.punch);
  const found = await inTenant(pools.tenant, kiosk.client_id, async (sql) => {
    const account =
      pin !== null && /^\d{4}$/.test(pin)
        ? await accountByPin(sql, pinKey(context, kiosk.client_id, pin))
        : null;
    if (!account || account.blocked) return null;
    const [works] = await sql('select 1 from j_users_clinics where user_id = $1 and clinic_id = $2', [
      account.id,
      kiosk.clinic.id,
    ]);
    if (!works) return null;
    return (await maySignInFrom(sql, account, request.ip, 'pin')) ? account : 'elsewhere';
  });
  if (!found) {
    if (locks)
      await inTenant(pools.tenant, kiosk.client_id, (sql) =>
        auditAndWarn(sql, {
          client_id: kiosk.client_id,
          actor: null,
          action: 'pins_locked',
          user_id: null,
          address: request.ip,
        }),
      );
    throw wrongPin();
  }
  await releaseAttempts(pools.tenant, kiosk.client_id, tries);
  if (found === 'elsewhere') throw elsewhere();
  if (!(await mayClockIn(context, kiosk, found.id))) throw noPermission();
  return found;
}

/** Clocking in needs VIEW on my-roster in one of the person's roles. */
async function mayClockIn(
  { prisma, clock }: Pick<AppContext, 'prisma' | 'clock'>,
  { client_id }: Kiosk,
  userId: string,
): Promise<boolean> {
  const people = await granteesOf(prisma, client_id, clock.setting(), [userId]);
  return people.get(userId)?.roleGrants.some(({ grants }) => hasGrant(grants, 'my-roster', 'VIEW')) ?? false;
}
