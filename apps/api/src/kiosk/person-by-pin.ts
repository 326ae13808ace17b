import { messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { type Account, accountByPin } from '../auth/accounts.ts';
import { mayComeFrom, networkOf } from '../auth/addresses.ts';
import { auditAndWarn } from '../auth/audit.ts';
import { pinKey } from '../auth/sign-in.ts';
import { giveBack, type Try, takeTry } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { openPin } from './kiosk-keys.ts';
import type { Kiosk } from './kiosks.ts';

/** A PIN as it was typed, or encrypted on the device while it waited. */
export interface TypedPin {
  readonly pin?: string | undefined;
  readonly sealed_pin?: string | undefined;
}

const wrongPin = () => new HttpError(401, 'wrong_pin', messages.passcode_wrong);
const elsewhere = () => new HttpError(403, 'address_not_allowed', messages.address_not_allowed);

/**
 * The person of the kiosk's clinic who has this PIN. Guesses are counted with those of sign-in: by kiosk, by address and for the whole
 * tenant, before anything is checked. @throws HttpError
 */
export async function personByPin(
  context: Pick<AppContext, 'pools' | 'secrets'>,
  kiosk: Kiosk,
  typed: TypedPin,
  request: FastifyRequest,
): Promise<Account> {
  const { pools, secrets } = context;
  const tries: Try[] = [
    { kind: 'pin', subject: pepperedHash(secrets, 'address', networkOf(request.ip)) },
    { kind: 'pin', subject: pepperedHash(secrets, 'kiosk', kiosk.id) },
    { kind: 'pin_tenant', subject: pepperedHash(secrets, 'pins', kiosk.client_id) },
  ];
  const locks = await takeTry(pools.tenant, kiosk.client_id, tries);
  const pin = typed.sealed_pin === undefined ? typed.pin : openPin(secrets, kiosk, typed.sealed_pin);
  const found = await inTenant(pools.tenant, kiosk.client_id, async (sql) => {
    const account =
      pin != null && /^\d{4}$/.test(pin)
        ? await accountByPin(sql, pinKey(context, kiosk.client_id, pin))
        : null;
    if (!account || account.blocked) return null;
    const [works] = await sql('select 1 from j_users_clinics where user_id = $1 and clinic_id = $2', [
      account.id,
      kiosk.clinic.id,
    ]);
    if (!works) return null;
    return (await mayComeFrom(sql, account, request.ip, 'pin')) ? account : 'elsewhere';
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
  await giveBack(pools.tenant, kiosk.client_id, tries);
  if (found === 'elsewhere') throw elsewhere();
  return found;
}
