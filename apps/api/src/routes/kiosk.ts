import { rosterBreakTypes } from '@operatory/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeCookie } from '../auth/cookies.ts';
import { assertOwnPage } from '../auth/host.ts';
import { tenantOf } from '../auth/sub-domain.ts';
import { assertWritableStorage } from '../auth/subscription-status.ts';
import { limitPerson, limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { Refusal } from '../errors/refusal.ts';
import { plainText } from '../http/reject-nul.ts';
import { type KioskPunch, punchAtKiosk, storedResponse } from '../kiosk/kiosk-punch.ts';
import { kioskState } from '../kiosk/kiosk-state.ts';
import { type Kiosk, kioskClosed, kioskForDevice, kioskOf, openKiosk } from '../kiosk/kiosks.ts';
import { personByPin } from '../kiosk/person-by-pin.ts';

/** The kiosks that one person may open in a minute. Opening one generates a key pair, which takes time. */
const openedPerMinute = 5;
/**
 * Punches of one kiosk in a minute, and separately PINs that it looks up. A kiosk with more waiting punches
 * sends them in parts.
 */
const askedPerMinute = 60;
const photoBytes = 200 * 1024;
const photoStart = 'data:image/jpeg;base64,';

const opening = z.object({ clinic_id: z.uuid().toLowerCase(), name: plainText.trim().min(1).max(100) });
const pin = plainText.max(20);
const encryptedPin = plainText.max(1000).regex(/^[A-Za-z0-9+/]+=*$/);
const asking = z.object({ pin });
const punching = z
  .object({
    key: z.uuid().toLowerCase(),
    pin: pin.optional(),
    sealed_pin: encryptedPin.optional(),
    action: z.enum(['clock_in', 'clock_out', 'start_break', 'end_break']),
    break_type: z.enum(rosterBreakTypes.map(({ value }) => value)).nullish(),
    message: plainText.trim().max(500).nullish(),
    at: z.iso.datetime({ offset: true }).nullish(),
    photo: z
      .string()
      .max(photoStart.length + Math.ceil(photoBytes / 3) * 4)
      .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/)
      .nullish(),
  })
  .refine((given) => (given.pin === undefined) !== (given.sealed_pin === undefined))
  .refine(({ action, break_type }) => action !== 'start_break' || break_type != null);

/** Endpoints of a shared device on which people clock in by PIN. See docs/security.md. */
export function registerKioskRoutes(app: FastifyInstance, context: AppContext): void {
  const { env, pools, secrets, clock } = context;

  app.post('/api/v1/kiosks', async (request, reply) => {
    assertOwnPage(request);
    const who = await context.auth.authenticate(request);
    const asked = opening.parse(request.body);
    assertWritableStorage(who);
    await limitPerson(context, who, 'kiosks', openedPerMinute);
    const { kiosk, key } = await openKiosk(context, who, asked, request);
    writeCookie(env, request, reply, 'kiosk', key);
    reply.header('cache-control', 'no-store');
    return kioskForDevice(kiosk);
  });

  async function kioskAt(request: FastifyRequest): Promise<Kiosk> {
    return kioskOf(context, await tenantOf(context, request), request);
  }

  const limitKiosk = ({ id, client_id }: Kiosk, what: string) =>
    limitRate(pools.tenant, client_id, pepperedHash(secrets, what, id), askedPerMinute);

  app.get('/api/v1/kiosk', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return kioskForDevice(await kioskAt(request));
  });

  app.post('/api/v1/kiosk/who', async (request, reply) => {
    assertOwnPage(request);
    const typed = asking.parse(request.body);
    const kiosk = await kioskAt(request);
    await limitKiosk(kiosk, 'kiosk people');
    const person = await personByPin(context, kiosk, typed, request);
    await inTenant(pools.tenant, kiosk.client_id, async (sql) => {
      const open = await sql(
        'update clinic_kiosks set last_used_at = $2 where id = $1 and closed_at is null returning id',
        [kiosk.id, clock.now()],
      );
      if (open.length === 0) throw kioskClosed();
    });
    const found = await kioskState(context, kiosk, person.id);
    reply.header('cache-control', 'no-store');
    return { user_id: person.id, display_name: person.display_name, ...found };
  });

  app.post('/api/v1/kiosk/punch', async (request, reply) => {
    assertOwnPage(request);
    const {
      key,
      action,
      break_type = null,
      message,
      at = null,
      photo,
      pin,
      sealed_pin,
    } = punching.parse(request.body);
    const kiosk = await kioskAt(request);
    await limitKiosk(kiosk, 'kiosk punches');
    const isClock = action === 'clock_in' || action === 'clock_out';
    const made = {
      key,
      action,
      break_type: action === 'start_break' ? break_type : null,
      at,
      message: message || null,
    };
    const punch: KioskPunch = {
      ...made,
      photo: photo && isClock ? Buffer.from(photo.slice(photoStart.length), 'base64') : null,
    };
    reply.header('cache-control', 'no-store');
    const earlier = await storedResponse(context, kiosk, punch);
    if (earlier) return earlier;
    const typed =
      sealed_pin === undefined
        ? { pin: pin ?? '' }
        : { sealed_pin, punch: { ...made, photo: photo ?? null } };
    const person = await personByPin(context, kiosk, typed, request);
    try {
      return await punchAtKiosk(context, kiosk, person, punch);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new HttpError(409, error.refusal, error.message);
    }
  });
}
