import { withTenant } from '@operatory/db';
import { z } from 'zod';
import { logoAddress } from '../auth/sub-domain.ts';
import type { AppContext } from '../context/context.ts';
import { addressOf } from './address-of.ts';
import { type MailKind, mailOf, type Sender } from './letter.ts';

/**
 * An email that waits in a job. Its layout is made when it is sent, with the client's name, logo and address
 * of that time.
 */
export const queuedMail = z.object({
  client_id: z.uuid(),
  kind: z.string().transform((kind) => kind as MailKind),
  to: z.string(),
  name: z.string().optional(),
  subject: z.string(),
  parts: z.array(
    z.union([z.string(), z.object({ title: z.string().optional(), items: z.array(z.string()) })]),
  ),
  /** `path` is appended to the client's address. */
  link: z.object({ label: z.string(), path: z.string().startsWith('/') }).optional(),
});
export type QueuedMail = z.output<typeof queuedMail>;

type App = Pick<AppContext, 'prisma' | 'clock' | 'env'>;

/** @returns The client as the sender; null if it does not exist. */
export async function senderOf({ prisma, clock, env }: App, clientId: string): Promise<Sender | null> {
  const client = await withTenant({ clientId, now: clock.setting() }, () =>
    prisma.clients.findFirst({
      where: { id: clientId },
      select: { name: true, sub_domain: true, logo_image: true },
    }),
  );
  return (
    client && { client_name: client.name, origin: addressOf(env, client.sub_domain), logo: logoOf(client) }
  );
}

export const logoOf = (client: Parameters<typeof logoAddress>[0]): string | null =>
  logoAddress(client)?.url ?? null;

export async function sendQueued(
  app: App & Pick<AppContext, 'mail'>,
  { client_id, to, name, link, ...letter }: QueuedMail,
): Promise<void> {
  const from = await senderOf(app, client_id);
  if (!from) return;
  await app.mail.send(
    mailOf({
      ...letter,
      to: { email: to, ...(name === undefined ? {} : { display_name: name }) },
      from,
      ...(link ? { link: { label: link.label, href: `${from.origin}${link.path}` } } : {}),
    }),
  );
}
