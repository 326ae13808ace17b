import { type Tx, withTenant } from '@operatory/db';
import { addDays, type DomainEvent, expiresSoonDays, localDate } from '@operatory/domain';
import { lowStockEvents } from '../commands/inventory/low-stock.ts';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { eachInTurn } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

interface Clinic {
  readonly client_id: string;
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}
type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Handles each clinic's stock after its day has changed. Expired lots no longer count, which can make a
 * product low. One event a day names the products that ran low and the lots that expire soon. Running again
 * changes nothing more. @returns the ids of the clinics that failed
 */
export const stockNight = async (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachInTurn(app, options, 'stock', await clinicsOf(app), (db, clinic, now) =>
    nightOf(db, clinic.client_id, clinic, now),
  );

async function clinicsOf({ pools, prisma, clock }: App): Promise<Clinic[]> {
  const { rows: clients } = await pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  const found: Clinic[] = [];
  for (const { id: clientId } of clients)
    found.push(
      ...(await withTenant(
        { clientId, now: clock.setting() },
        () => prisma.$queryRaw<Clinic[]>`
          select c.client_id, c.id, c.name, c.zone from clinics c
          where c.client_id = ${clientId}::uuid and exists (select from clinic_im_products p
            where p.client_id = c.client_id and p.clinic_id = c.id and p.deleted_at is null)
          order by c.id`,
      )),
    );
  return found;
}

async function nightOf(db: Tx, clientId: string, clinic: Clinic, now: Date): Promise<void> {
  const today = localDate(now, clinic.zone);
  // Keeps other processes from handling this clinic at the same time. Products are locked as in commands.
  await db.$queryRaw`select 1 from clinics where id = ${clinic.id}::uuid and client_id = ${clientId}::uuid for no key update`;
  const products = await db.$queryRaw<{ id: string }[]>`
    select id from clinic_im_products p
    where p.client_id = ${clientId}::uuid and p.clinic_id = ${clinic.id}::uuid and p.deleted_at is null
      and (p.next_expiry_date < ${today}::date or p.is_low_stock and p.low_stock_alerted_at is null)
    order by p.id for no key update`;
  const ids = products.map(({ id }) => id);
  // This update has no effect of its own: a trigger calculates today's stock.
  await db.$executeRaw`
    update clinic_im_products set stock_in_hand = stock_in_hand
    where client_id = ${clientId}::uuid and id = any(${ids}::uuid[]) and next_expiry_date < ${today}::date`;
  const low = await lowStockEvents(db, clientId, ids);
  const day = await dayOf(db, clientId, clinic, today);
  const events = [...low, ...(day ? [day] : [])];
  if (events.length > 0) await writeEvents(db, { client_id: clientId, user_id: null }, events);
}

/**
 * @returns The day's event: products that ran low since the last such event, or since yesterday, and lots
 * that expire soon and were not reported. Null if there are none, or the event was written today.
 */
async function dayOf(
  db: Tx,
  clientId: string,
  clinic: Clinic,
  today: string,
): Promise<DomainEvent<'stock_today'> | null> {
  const [{ done } = { done: false }] = await db.$queryRaw<{ done: boolean }[]>`
    select exists (select from outbox where client_id = ${clientId}::uuid and event = 'stock_today'
      and payload ->> 'clinic_id' = ${clinic.id} and payload ->> 'day' = ${today}) as done`;
  if (done) return null;
  const low = await db.$queryRaw<{ name: string }[]>`
    select name from clinic_im_products
    where client_id = ${clientId}::uuid and clinic_id = ${clinic.id}::uuid and deleted_at is null and is_low_stock
      and low_stock_alerted_at > coalesce(
        (select max(created_at) from outbox where client_id = ${clientId}::uuid and event = 'stock_today'
          and payload ->> 'clinic_id' = ${clinic.id}),
        ${addDays(today, -1)}::date::timestamp at time zone ${clinic.zone})
    order by name`;
  const expiring = await db.$queryRaw<{ name: string; expiry_date: string }[]>`
    with notified as (
      update clinic_im_product_stocks s set told_expiry_date = s.expiry_date
      from clinic_im_products p
      where p.client_id = s.client_id and p.id = s.clinic_im_product_id and p.status = 'ACTIVE'
        and s.client_id = ${clientId}::uuid and s.clinic_id = ${clinic.id}::uuid and s.current_quantity > 0
        and s.expiry_date between ${today}::date and ${addDays(today, expiresSoonDays)}::date
        and s.told_expiry_date is distinct from s.expiry_date
      returning p.name, s.expiry_date)
    select name, min(expiry_date)::text as expiry_date from notified group by name order by 2, 1`;
  if (low.length + expiring.length === 0) return null;
  return {
    name: 'stock_today',
    entityId: clinic.id,
    clinicId: clinic.id,
    payload: {
      group: `stock_today:${clinic.id}`,
      clinic_name: clinic.name,
      day: today,
      low: low.map(({ name }) => name),
      expiring: expiring.map(({ name, expiry_date }) => `${name} (${expiry_date})`),
    },
  };
}

export const watchStockNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'stock', (options) => stockNight(app, options));
