import { messageOf } from '@operatory/domain';
import type { Pool } from 'pg';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { pepperedHash } from './tokens.ts';

/**
 * What attempts are counted by: a login, a network, a device and so on. `door` counts calls of a public
 * endpoint.
 */
export type AttemptKind =
  | 'account'
  | 'address'
  | 'pin'
  | 'pin_tenant'
  | 'kiosk_pin'
  | 'kiosk_pin_tenant'
  | 'device'
  | 'door';
export interface Attempt {
  readonly kind: Exclude<AttemptKind, 'door'>;
  /** A peppered hash of the typed login, address, device or user. */
  readonly subject: string;
}

/**
 * `free` is the number of failures before the first wait. IP addresses and kiosks have more, because a
 * whole clinic may share one. One failure is forgotten after `forgets` seconds, because otherwise months of
 * typing errors would lock a clinic out.
 */
const rules = {
  account: { free: 5, forgets: 6 * 3600 },
  address: { free: 20, forgets: 180 },
  pin: { free: 5, forgets: 3600 },
  pin_tenant: { free: 20, forgets: 600 },
  kiosk_pin: { free: 20, forgets: 1800 },
  kiosk_pin_tenant: { free: 150, forgets: 300 },
  device: { free: 10, forgets: 360 },
} as const;
const firstWait = 30;
const maxWaitSeconds = 3600;
/**
 * SQL for the number of failures that are not forgotten yet. `greatest` handles an attempt that began earlier
 * but waited for a later one, whose time is then in the future.
 */
const left =
  'greatest(t.failures - floor(greatest(extract(epoch from now() - t.last_failed_at), 0) / $7)::int, 0)';

/**
 * Records the attempts before anything is checked, so that fifty simultaneous ones count as fifty. Each
 * further failure doubles the wait. @returns whether one of these attempts starts a lock. @throws HttpError
 * 429 with the seconds to wait; none of the attempts is then counted, because nothing was checked
 */
export async function recordAttempts(
  pool: Pool,
  clientId: string,
  tries: readonly Attempt[],
): Promise<boolean> {
  const taken: (Attempt & { readonly locks: boolean })[] = [];
  for (const each of tries) {
    const { wait, locks } = await inTenant(pool, clientId, (sql) => recordAttempt(sql, clientId, each));
    if (wait !== null) {
      // Takes back the attempts that were recorded before, with the locks that they started. Other locks
      // stay.
      for (const one of taken)
        await lower(pool, clientId, [one], oneLess, one.locks ? 'null' : 'locked_until');
      throw locked(wait);
    }
    taken.push({ ...each, locks });
  }
  return taken.some(({ locks }) => locks);
}

/** Records an attempt. @returns false if the subject is locked */
export const hasAttemptLeft = async (pool: Pool, clientId: string, each: Attempt): Promise<boolean> =>
  (await inTenant(pool, clientId, (sql) => recordAttempt(sql, clientId, each))).wait === null;

/**
 * Records an attempt in the caller's transaction. `wait` is the number of seconds until the next attempt is
 * allowed, null if this one is. `locks` says whether this attempt starts a lock.
 */
export async function recordAttempt(
  sql: Sql,
  clientId: string,
  { kind, subject }: Attempt,
): Promise<{ readonly wait: number | null; readonly locks: boolean }> {
  const [taken] = await sql<{ locks: boolean }>(
    `insert into login_attempts as t (client_id, kind, subject, failures, total_failures, last_failed_at)
         values ($1, $2, $3, 1, 1, now())
         on conflict (client_id, kind, subject) do update set
           failures = ${left} + 1,
           total_failures = t.total_failures + 1,
           last_failed_at = now(),
           locked_until = case when ${left} + 1 >= $4
             then now() + make_interval(secs => least($5 * 2 ^ least(${left} + 1 - $4, 20), $6)) end
         where t.locked_until is null or t.locked_until <= now() returning locked_until is not null as locks`,
    [clientId, kind, subject, rules[kind].free, firstWait, maxWaitSeconds, rules[kind].forgets],
  );
  if (taken) return { wait: null, locks: taken.locks };
  const [row] = await sql<{ wait: number }>(
    `select ceil(extract(epoch from locked_until - now()))::int as wait from login_attempts
         where client_id = $1 and kind = $2 and subject = $3`,
    [clientId, kind, subject],
  );
  return { wait: Math.max(1, row?.wait ?? 1), locks: false };
}

const oneLess = 'greatest(failures - 1, 0)';

/** After a success, resets the account's count. From other counts it subtracts only this attempt. */
export const releaseAttempts = (pool: Pool, clientId: string, tries: readonly Attempt[]): Promise<void> =>
  lower(pool, clientId, tries, "case kind when 'account' then 0 else greatest(failures - 1, 0) end");

/** Subtracts only this attempt, for an account that shares the typed login with the one that signed in. */
export const releaseAttempt = (pool: Pool, clientId: string, tries: readonly Attempt[]): Promise<void> =>
  lower(pool, clientId, tries, oneLess);

async function lower(
  pool: Pool,
  clientId: string,
  tries: readonly Attempt[],
  failures: string,
  lockedUntil = 'null',
): Promise<void> {
  if (tries.length === 0) return;
  await inTenant(pool, clientId, async (sql) => {
    for (const { kind, subject } of tries) {
      await sql(
        `update login_attempts set locked_until = ${lockedUntil}, failures = ${failures}
         where client_id = $1 and kind = $2 and subject = $3`,
        [clientId, kind, subject],
      );
    }
  });
}

/**
 * Allows `perMinute` calls a minute for the subject, across all processes. `holder` is the client under which
 * they are counted. @throws HttpError 429
 */
export async function limitRate(
  pool: Pool,
  holder: string,
  subject: string,
  perMinute: number,
): Promise<void> {
  const calls = await inTenant(pool, holder, async (sql) => {
    const [row] = await sql<{ failures: number }>(
      `insert into login_attempts as t (client_id, kind, subject, failures, last_failed_at) values ($1, 'door', $2, 1, now())
       on conflict (client_id, kind, subject) do update set last_failed_at = now(),
         failures = case when date_trunc('minute', t.last_failed_at) = date_trunc('minute', now()) then t.failures + 1 else 1 end
       returning failures`,
      [holder, subject],
    );
    return row?.failures ?? 0;
  });
  if (calls > perMinute) throw locked(60 - (Math.floor(Date.now() / 1000) % 60));
}

export const limitPerson = (
  { pools, secrets }: Pick<AppContext, 'pools' | 'secrets'>,
  { client_id, user_id }: Pick<SignedIn, 'client_id' | 'user_id'>,
  what: string,
  perMinute: number,
): Promise<void> => limitRate(pools.tenant, client_id, pepperedHash(secrets, what, user_id), perMinute);

export const waitInWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

function locked(seconds: number): HttpError {
  return new HttpError(429, 'locked', messageOf('login_locked', { wait: waitInWords(seconds) }), seconds);
}
