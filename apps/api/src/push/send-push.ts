import { createECDH } from 'node:crypto';
import webpush from 'web-push';
import { z } from 'zod';
import type { AppContext, Secrets } from '../context/context.ts';
import { AddressRefused, postOutside } from '../files/fetch-outside.ts';
import { forgetSubscription, markUsed, type PushTarget, subscriptionsOf } from './push-subscriptions.ts';

/** A push notification that waits in a job. Its texts are those that the list of notifications shows. */
export const queuedPush = z.object({
  client_id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  body: z.string().nullable(),
  /** The page that the notification opens. */
  link: z.string().nullable(),
  /** On the device, a newer notification with this tag replaces it. */
  tag: z.string(),
});
export type QueuedPush = z.output<typeof queuedPush>;

/** The push service keeps a notification for this many seconds while the device is off. */
const seconds = 24 * 60 * 60;

/** Browsers need this public key to subscribe. */
export function publicPushKey({ push_key }: Pick<Secrets, 'push_key'>): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(push_key, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/**
 * Sends a notification to all of the user's browsers, and deletes subscriptions that have ended. @throws an
 * error if it should be tried again; browsers that have the notification then replace it, because its tag is
 * the same
 */
export async function sendPush(
  app: Pick<AppContext, 'pools' | 'secrets' | 'env' | 'network' | 'log'>,
  { client_id, user_id, ...shown }: QueuedPush,
): Promise<void> {
  const payload = JSON.stringify({
    ...shown,
    title: shown.title.slice(0, 200),
    body: shown.body?.slice(0, 500) ?? null,
  });
  const failures: unknown[] = [];
  for (const { id, ...target } of await subscriptionsOf(app, client_id, user_id)) {
    const status = await post(app, target, payload).catch((error: unknown) => {
      if (error instanceof AddressRefused) return 410;
      failures.push(error);
      return null;
    });
    if (status === null) continue;
    if (status === 404 || status === 410) await forgetSubscription(app, client_id, id);
    else if (status >= 200 && status < 300) await markUsed(app, client_id, id);
    else if (status === 429 || status >= 500) failures.push(new Error(`a push service answered ${status}`));
    else app.log.warn({ status }, 'a push service refused a notification');
  }
  if (failures.length > 0) throw failures[0];
}

function post(
  { secrets, env, network }: Pick<AppContext, 'secrets' | 'env' | 'network'>,
  target: PushTarget,
  payload: string,
): Promise<number> {
  const { headers, body } = webpush.generateRequestDetails(target, payload, {
    TTL: seconds,
    vapidDetails: {
      subject: `mailto:${/<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM}`,
      publicKey: publicPushKey(secrets),
      privateKey: secrets.push_key,
    },
  });
  return postOutside(target.endpoint, { ...headers }, body ?? Buffer.alloc(0), network);
}
