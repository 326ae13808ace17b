import { PLATFORM_CLIENT_ID, type Tx } from '@operatory/db';
import { openLeadStatuses } from '@operatory/domain';
import { z } from 'zod';
import { hashKey } from '../auth/tokens.ts';
import { type AddedClient, addClient } from '../commands/clients/add-client.ts';
import { changeLead, type LeadRow } from '../commands/leads/lead-row.ts';
import { transact } from '../commands/transact.ts';
import type { AppContext } from '../context/context.ts';
import { sourceOf } from './campaign.ts';
import { type PendingSignUp, pendingSignUpOf, type SignUpRow } from './pending-sign-up.ts';
import { assertSignUp, type corrections } from './sign-up-input.ts';

const added = z.object({ id: z.string(), admin_user_id: z.string() });

/**
 * Creates the client of a confirmed sign-up in one transaction. A second call waits for the first and returns
 * the same client. After a refusal, the person can correct the sign-up and try again.
 */
export const finishSignUp = (
  app: AppContext,
  key: string,
  changes: z.output<typeof corrections>,
): Promise<AddedClient> =>
  transact(
    {
      app,
      actor: { client_id: PLATFORM_CLIENT_ID, user_id: PLATFORM_CLIENT_ID },
      name: 'sign-up',
      input: null,
      key: null,
      answer: added,
      login: 'platform',
      timeoutMilliseconds: 15_000,
    },
    async (db) => {
      const [row] = await db.$queryRaw<SignUpRow[]>`
        select id, email, details, made_client_id, made_user_id from sign_ups
        where key_hash = ${hashKey(key)} and expires_at > now() for update`;
      const pending = pendingSignUpOf(row);
      const { made_client_id, made_user_id } = pending;
      if (made_client_id !== null && made_user_id !== null)
        return { id: made_client_id, admin_user_id: made_user_id };
      return makeClient(db, app.clock.now(), pending, changes);
    },
  );

async function makeClient(
  db: Tx,
  now: Date,
  { id, email, details }: PendingSignUp,
  changes: z.output<typeof corrections>,
): Promise<AddedClient> {
  const whole = { ...details, ...changes };
  assertSignUp({ ...whole, email });
  const made = await addClient(
    db,
    { client_id: PLATFORM_CLIENT_ID, user_id: null },
    {
      name: whole.organisation,
      business_name: null,
      sub_domain: whole.sub_domain,
      state: whole.state,
      abn: whole.abn || null,
      package_id: whole.package_id,
      team_id: whole.team_id,
      coupon_code: whole.coupon_code || null,
      account_manager_user_id: null,
      client_source_id: await sourceOf(db, 'client_sources', whole.utm),
      admin: {
        first_name: whole.first_name,
        last_name: whole.last_name,
        email,
        phone: whole.phone,
        // The key was emailed, so its holder reads that address.
        isVerified: true,
      },
    },
  );
  await convertLeadOf(db, email, made.id, now);
  await db.sign_ups.update({
    where: { id },
    data: { finished_at: now, made_client_id: made.id, made_user_id: made.admin_user_id, details: whole },
    select: { id: true },
  });
  return made;
}

/** Marks the person's newest open lead as converted to this client. */
async function convertLeadOf(db: Tx, email: string, clientId: string, now: Date): Promise<void> {
  const [lead] = await db.$queryRaw<LeadRow[]>`
    select id, name, status::text, assigned_to_user_id, lost_reason from website_cms_leads
    where lower(email) = lower(${email}) and status::text = any(${[...openLeadStatuses]})
    order by created_at desc, id desc limit 1 for no key update`;
  if (lead)
    await changeLead(db, lead, null, 'converted', {
      status: 'CONVERTED',
      converted_client_id: clientId,
      converted_at: now,
    });
}
