import { PLATFORM_CLIENT_ID, type Tx } from '@operatory/db';
import { openLeadStatuses, sameLeadDays } from '@operatory/domain';
import { z } from 'zod';
import { leadEvent } from '../commands/leads/lead-row.ts';
import { transact } from '../commands/transact.ts';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { type Campaign, sourceOf } from './campaign.ts';

export interface Enquiry {
  readonly kind: 'REGISTER' | 'ENQUIRY';
  readonly name: string;
  readonly business_name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly message: string | null;
  readonly package_id?: number;
  readonly team_id?: number;
  readonly coupon_code?: string | null;
  readonly campaign: Campaign;
}

/** Stores an enquiry as a new lead and notifies sales, or adds it to the open lead of the same person. */
export const recordLead = (app: AppContext, enquiry: Enquiry): Promise<{ readonly id: string }> =>
  transact(
    {
      app,
      actor: { client_id: PLATFORM_CLIENT_ID, user_id: PLATFORM_CLIENT_ID },
      name: 'enquiry',
      input: null,
      key: null,
      answer: z.object({ id: z.string() }),
      login: 'platform',
      timeoutMilliseconds: 10_000,
    },
    async (db) => {
      const known = await openLeadOf(db, enquiry);
      if (known) {
        await addHistory(db, known, 'asked_again', enquiry.message ?? `${enquiry.name} asked again`);
        return { id: known };
      }
      return addLead(db, enquiry);
    },
  );

/**
 * @returns The newest open lead of the last `sameLeadDays` days with this email or phone. The lock makes
 *   two simultaneous enquiries of a person one lead.
 */
async function openLeadOf(db: Tx, { email, phone }: Enquiry): Promise<string | null> {
  await db.$executeRaw`select pg_advisory_xact_lock(hashtext('enquiries'))`;
  const [lead] = await db.$queryRaw<{ id: string }[]>`
    select id from website_cms_leads
    where status::text = any(${[...openLeadStatuses]}) and created_at > app.now() - make_interval(days => ${sameLeadDays})
      and (lower(email) = lower(${email})
        or right(regexp_replace(phone, '\\D', '', 'g'), 9) = right(regexp_replace(${phone}, '\\D', '', 'g'), 9))
    order by created_at desc, id desc limit 1 for no key update`;
  return lead?.id ?? null;
}

async function addLead(db: Tx, enquiry: Enquiry): Promise<{ readonly id: string }> {
  const { campaign, package_id = null, team_id = null, coupon_code = null, ...row } = enquiry;
  const { id } = await db.website_cms_leads.create({
    data: {
      ...row,
      website_cms_lead_source_id: await sourceOf(db, 'website_cms_lead_sources', campaign),
      package_id,
      team_id,
      coupon_code,
    },
    select: { id: true },
  });
  await addHistory(db, id, 'added', enquiry.message);
  await writeEvents(db, { client_id: PLATFORM_CLIENT_ID, user_id: null }, [
    leadEvent(
      'lead_new',
      { id, name: enquiry.name, assigned_to_user_id: null },
      { message: enquiry.message },
    ),
  ]);
  return { id };
}

const addHistory = (db: Tx, website_cms_lead_id: string, action: string, note: string | null) =>
  db.website_cms_lead_history.create({
    data: { website_cms_lead_id, action, note },
    select: { id: true },
  });
