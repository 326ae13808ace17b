import { accountById } from '../auth/accounts.ts';
import { type KeyKind, makeKey } from '../auth/keys.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { senderOf } from '../mail/queued-mail.ts';
import { emailChangedMail, pinMail, resetMail, unblockedMail, verifyMail } from '../mail/templates.ts';
import { eventsOfEmail, readEvents } from '../outbox/store.ts';

type App = Pick<AppContext, 'prisma' | 'clock' | 'env' | 'pools' | 'mail'>;

const mailOfKey = { VERIFY: verifyMail, RESET: resetMail, PIN: pinMail } as const;

/**
 * Emails a user about their account. The key in its link is made here, so that neither the outbox nor a job
 * contains one that works. A retried email has a new key.
 */
export async function sendAccountMail(app: App, clientId: string, eventId: string): Promise<void> {
  const [event] = eventsOfEmail(await readEvents(app, clientId, [eventId]), 'account');
  const from = await senderOf(app, clientId);
  if (!event || !from) return;
  const { user_id } = event.payload;
  const what = event.name === 'security' ? event.payload.what : 'invited';
  const made = await inTenant(app.pools.tenant, clientId, async (sql) => {
    const account = await accountById(sql, user_id);
    if (!account || account.blocked) return null;
    if (event.name === 'security' && what === 'email')
      return { account: { ...account, email: event.payload.old_email ?? account.email }, kind: null };
    if (what === 'unblocked') return { account, kind: null };
    // Somebody who has never had a password cannot reset it, so they get the verification link again.
    const kind: KeyKind = what === 'pin' ? 'PIN' : account.password_hash === null ? 'VERIFY' : 'RESET';
    return { account, kind, key: await makeKey(sql, clientId, account.id, kind) };
  });
  if (!made) return;
  await app.mail.send(
    made.kind === null
      ? (what === 'email' ? emailChangedMail : unblockedMail)(made.account, from)
      : mailOfKey[made.kind](made.account, from, made.key),
  );
}
