import { withTenant } from '@operatory/db';
import { accountById } from '../auth/accounts.ts';
import { type KeyKind, makeKey } from '../auth/keys.ts';
import { inTenant } from '../auth/tenant.ts';
import type { AppContext } from '../context.ts';
import {
  emailChangedMail,
  pinMail,
  resetMail,
  type Sender,
  unblockedMail,
  verifyMail,
} from '../mail/templates.ts';
import { addressOf } from './address-of.ts';

type App = Pick<AppContext, 'prisma' | 'clock' | 'env' | 'pools' | 'mail'>;

const mailed = ['user_invited', 'security'];
const mailOfKey = { VERIFY: verifyMail, RESET: resetMail, PIN: pinMail } as const;

/** Those of the events that are mailed to the person whom they are about. */
export async function accountMailsOf(
  app: Pick<App, 'prisma' | 'clock'>,
  clientId: string,
  eventIds: readonly string[],
): Promise<readonly string[]> {
  const events = await withTenant({ clientId, now: app.clock.setting() }, () =>
    app.prisma.outbox.findMany({
      where: { client_id: clientId, id: { in: [...eventIds] }, event: { in: mailed } },
      select: { id: true },
    }),
  );
  return events.map(({ id }) => id);
}

/**
 * Mails a person what happened to their account. A key is drawn here and never kept: what lies in the outbox and among
 * the jobs opens nothing, and a mail that is tried again bears a new one.
 */
export async function sendAccountMail(app: App, clientId: string, eventId: string): Promise<void> {
  const [event, client] = await withTenant({ clientId, now: app.clock.setting() }, () =>
    Promise.all([
      app.prisma.outbox.findFirst({ where: { client_id: clientId, id: eventId } }),
      app.prisma.clients.findFirst({ where: { id: clientId }, select: { name: true, sub_domain: true } }),
    ]),
  );
  const { user_id, what, old_email } = (event?.payload ?? {}) as Readonly<Record<string, string | undefined>>;
  if (!event || !client || !user_id) return;
  const made = await inTenant(app.pools.tenant, clientId, async (sql) => {
    const account = await accountById(sql, user_id);
    if (!account || account.blocked) return null;
    if (what === 'email') return { account: { ...account, email: old_email ?? account.email }, kind: null };
    if (what === 'unblocked') return { account, kind: null };
    // Who has never chosen a password is not resetting one: the first link stands in.
    const kind: KeyKind = what === 'pin' ? 'PIN' : account.password_hash === null ? 'VERIFY' : 'RESET';
    return { account, kind, key: await makeKey(sql, clientId, account.id, kind) };
  });
  if (!made) return;
  const from: Sender = { client_name: client.name, origin: addressOf(app.env, client.sub_domain) };
  await app.mail.send(
    made.kind === null
      ? (what === 'email' ? emailChangedMail : unblockedMail)(made.account, from)
      : mailOfKey[made.kind](made.account, from, made.key),
  );
}
