import type { Tx } from '@operatory/db';
import { credentialWarning, domainEvent, localDate } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Warns of credentials that expire soon, with each warning only once. @returns the ids of the clients that
 * failed
 */
export const credentialNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'credentials', turn);

interface Expiring {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly name: string;
  readonly expires_on: string;
  readonly reminded_days: number | null;
  readonly clinic_ids: readonly string[];
  readonly zone: string;
}

/**
 * Reads the credentials of active people that expire within about three months and have no verified
 * renewal. They are locked, so that a second run sees the marks of the first.
 */
const readExpiring = (db: Tx, clientId: string, now: Date): Promise<Expiring[]> => db.$queryRaw<Expiring[]>`
  select q.id, q.user_id, u.display_name as user_name, q.name, q.expires_on::text, q.reminded_days,
    array(select j.clinic_id from j_users_clinics j where j.client_id = q.client_id and j.user_id = q.user_id) as clinic_ids,
    coalesce(h.zone, k.zone) as zone
  from user_qualifications q
    join users u on u.client_id = q.client_id and u.id = q.user_id and u.profile_status <> 'INACTIVE'
    join clients k on k.id = q.client_id
    left join clinics h on h.client_id = q.client_id and h.id = u.clinicid
  where q.client_id = ${clientId}::uuid and q.deleted_at is null
    and exists (select from j_users_user_roles l where l.client_id = q.client_id and l.user_id = q.user_id
      and l.blocked_status = 'UN_BLOCKED')
    and q.expires_on between ${now}::date - 1 and ${now}::date + 92
    and not exists (select from user_qualifications r where r.client_id = q.client_id and r.user_id = q.user_id
      and r.type = q.type and lower(r.name) = lower(q.name) and r.deleted_at is null and r.id <> q.id and r.verified_at is not null
      and coalesce(r.expires_on, 'infinity') > q.expires_on)
  order by q.id for no key update of q`;

async function turn(db: Tx, clientId: string, now: Date): Promise<void> {
  const due = (await readExpiring(db, clientId, now)).flatMap((each) => {
    const days = credentialWarning(each.expires_on, localDate(now, each.zone), each.reminded_days);
    return days === null ? [] : [{ ...each, days }];
  });
  if (due.length === 0) return;
  await db.$executeRaw`
    update user_qualifications q set reminded_days = w.days, updated_at = ${now}
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ days }) => days)}::int[]) as w (id, days)
    where q.client_id = ${clientId}::uuid and q.id = w.id`;
  const events = due.map(({ id, user_id, user_name, name, expires_on, clinic_ids, days }) =>
    domainEvent(
      'credential_expiring',
      { id, clinic_id: null },
      { user_id, user_name, name, expires_on, clinic_ids, days },
    ),
  );
  await writeEvents(db, { client_id: clientId, user_id: null }, events);
}

export const watchCredentialNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'credentials', (options) => credentialNight(app, options));
