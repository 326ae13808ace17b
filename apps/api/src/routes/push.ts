import { createECDH } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertOwnPage } from '../auth/host.ts';
import { limitPerson } from '../auth/throttle.ts';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { AddressRefused, assertOutside, FetchRefused } from '../files/fetch-outside.ts';
import { addSubscription, hasSubscription, removeSubscription } from '../push/push-subscriptions.ts';
import { publicPushKey } from '../push/send-push.ts';

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === length);
const subscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: bytes(65).refine(isPoint), auth: bytes(16) }),
});
const perMinute = 20;
const readsPerMinute = 60;

/** Endpoints to turn push messages on and off in the browser of the caller's session. */
export function registerPushRoutes(app: FastifyInstance, context: AppContext): void {
  const { auth, secrets } = context;

  app.get('/api/v1/push', async (request) => {
    const who = await auth.authenticate(request);
    await limitPerson(context, who, 'push-state', readsPerMinute);
    return { key: publicPushKey(secrets), on: await hasSubscription(context, who) };
  });

  app.post('/api/v1/push', async (request) => {
    assertOwnPage(request);
    const who = await auth.authenticate(request);
    const target = subscription.parse(request.body);
    await limitPerson(context, who, 'push', perMinute);
    await assertOutside(target.endpoint, context.network).catch((error: unknown) => {
      // All refused addresses get the same answer, so that it reveals nothing about internal addresses.
      if (error instanceof AddressRefused || error instanceof FetchRefused)
        throw new HttpError(400, 'push_address', 'Notifications can’t be sent to this browser');
      throw error;
    });
    await addSubscription(context, who, target, String(request.headers['user-agent'] ?? ''));
    return { message: 'Notifications are on for this device' };
  });

  app.delete('/api/v1/push', async (request) => {
    assertOwnPage(request);
    await removeSubscription(context, await auth.authenticate(request));
    return { message: 'Notifications are off for this device' };
  });
}

function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
