import { type Tx, withTenant } from '@operatory/db';
import { addDays, expiresSoonDays, localDate } from '@operatory/domain';
import type { NewEvent } from '../commands/define.ts';
import { lowStockEvents } from '../commands/stock/low-stock.ts';
import type { AppContext } from '../context.ts';
import { writeEvents } from '../outbox/store.ts';
import { eachMinute } from './each-minute.ts';
import { daysAt } from './midnight.ts';

interface Clinic {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}
type App = Pick<AppContext, 'pools' | 'prisma' | 'clock'>;

/** Milliseconds: nobody waits for a night, on however busy a machine. */
const patience = 60_000;

/**
 * What a night does to the stock of each clinic, once its own day has turned: what expired is in hand no more, and may be
 * low by that alone; what expires soon is told of, once; and what is new of both is mailed once a day. Done again, or by
 * several processes at once, it changes nothing.
 */
export async function stockNight({ pools, prisma, clock }: App): Promise<void> {
  const { rows: clients } = await pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  for (const { id: clientId } of clients)
    await withTenant({ clientId, now: clock.setting() }, async () => {
      const clinics = await prisma.$queryRaw<Clinic[]>`
        select c.id, c.name, c.zone from clinics c
        where c.client_id = ${clientId}::uuid and exists (select from clinic_im_products p
          where p.client_id = c.client_id and p.clinic_id = c.id and p.deleted_at is null)
        order by c.id`;
      for (const clinic of clinics)
        await prisma.$transaction((db) => nightOf(db, clientId, clinic, clock.now()), {
          maxWait: patience,
          timeout: patience,
        });
    });
}

async function nightOf(db: Tx, clientId: string, clinic: Clinic, now: Date): Promise<void> {
  const today = localDate(now, clinic.zone);
  // One process at a time, whose products are locked as commands lock them.
  await db.$queryRaw`select 1 from clinics where id = ${clinic.id}::uuid and client_id = ${clientId}::uuid for no key update`;
  const products = await db.$queryRaw<{ id: string }[]>`
    select id from clinic_im_products p
    where p.client_id = ${clientId}::uuid and p.clinic_id = ${clinic.id}::uuid and p.deleted_at is null
      and (p.next_expiry_date < ${today}::date or p.is_low_stock and p.low_stock_alerted_at is null)
    order by p.id for no key update`;
  const ids = products.map(({ id }) => id);
  // The trigger adds up anew what is in hand today.
  await db.$executeRaw`
    update clinic_im_products set stock_in_hand = stock_in_hand
    where client_id = ${clientId}::uuid and id = any(${ids}::uuid[]) and next_expiry_date < ${today}::date`;
  const low = await lowStockEvents(db, clientId, ids);
  const day = await dayOf(db, clientId, clinic, now, today);
  const events = [...low, ...(day ? [day] : [])];
  if (events.length > 0) await writeEvents(db, { client_id: clientId, user_id: null }, events);
}

const dayMillis = 86_400_000;

/** What ran low since yesterday and what expires soon and was not told yet; null where nothing did, or it was told today. */
async function dayOf(
  db: Tx,
  clientId: string,
  clinic: Clinic,
  now: Date,
  today: string,
): Promise<NewEvent | null> {
  const [{ told } = { told: false }] = await db.$queryRaw<{ told: boolean }[]>`
    select exists (select from outbox where client_id = ${clientId}::uuid and event = 'stock_today'
      and payload ->> 'clinic_id' = ${clinic.id} and payload ->> 'day' = ${today}) as told`;
  if (told) return null;
  const low = await db.$queryRaw<{ name: string }[]>`
    select name from clinic_im_products
    where client_id = ${clientId}::uuid and clinic_id = ${clinic.id}::uuid and deleted_at is null and is_low_stock
      and low_stock_alerted_at > ${new Date(now.getTime() - dayMillis)}
    order by name`;
  const expiring = await db.$queryRaw<{ name: string; expiry_date: string }[]>`
    with told as (
      update clinic_im_product_stocks s set told_expiry_date = s.expiry_date
      where s.client_id = ${clientId}::uuid and s.clinic_id = ${clinic.id}::uuid and s.current_quantity > 0
        and s.expiry_date between ${today}::date and ${addDays(today, expiresSoonDays)}::date
        and s.told_expiry_date is distinct from s.expiry_date
      returning s.clinic_im_product_id, s.expiry_date)
    select p.name, min(told.expiry_date)::text as expiry_date
    from told join clinic_im_products p on p.client_id = ${clientId}::uuid and p.id = told.clinic_im_product_id
    where p.status = 'ACTIVE' group by p.name order by 2, 1`;
  if (low.length + expiring.length === 0) return null;
  return {
    name: 'stock_today',
    entity: 'clinics',
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

/** Looks when it starts, when some clinic's day turns, and when the clock was set. */
export function watchStockNights(app: App & Pick<AppContext, 'pulse' | 'log'>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let days = '';
  const look = () => {
    const before = days;
    days = daysAt(app.clock.now());
    if (days !== before)
      running = running.then(() =>
        stockNight(app).catch((error) => {
          // The next minute tries again.
          days = '';
          app.log.warn({ err: error }, 'the night of the stock was not done');
        }),
      );
  };
  look();
  const stop = eachMinute(app, look);
  return async () => {
    stop();
    await running;
  };
}
