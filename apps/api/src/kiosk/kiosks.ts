import { messageOf, messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../auth/cookies.ts';
import type { Tenant } from '../auth/sub-domain.ts';
import { generateKey, hashKey } from '../auth/tokens.ts';
import { editsRosterAt } from '../commands/clock/roster-editor.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError, noPermission } from '../errors/http-error.ts';
import { generateKioskKeys } from './kiosk-keys.ts';

export interface Kiosk {
  readonly id: string;
  readonly client_id: string;
  readonly name: string;
  readonly opened_by_user_id: string;
  readonly public_key: Readonly<Record<string, unknown>>;
  readonly private_key: string;
  readonly clinic: {
    readonly id: string;
    readonly name: string;
    readonly zone: string;
    readonly is_unrostered_clock_in_allowed: boolean;
  };
}

/** The kiosk's device may know only these facts. The private key must not be sent. */
export const kioskForDevice = ({ id, name, clinic, public_key }: Kiosk) => ({
  id,
  name,
  clinic: { id: clinic.id, name: clinic.name, zone: clinic.zone },
  public_key,
});

export const kioskClosed = () => new HttpError(401, 'kiosk_closed', messageOf('kiosk_closed'));

/** `$1` is the hash of the device's key, `$2` the client, `$3` the product's time. */
const kioskText = `
  select app.client_standing($2, $3::timestamptz) = 'active' as is_active, k.id, k.client_id, k.name, k.opened_by_user_id, k.public_key, k.private_key,
    json_build_object('id', c.id, 'name', c.name, 'zone', c.zone,
      'is_unrostered_clock_in_allowed', c.is_unrostered_clock_in_allowed) as clinic
  from clinic_kiosks k join clinics c on c.client_id = k.client_id and c.id = k.clinic_id and c.status = 'ACTIVE'
  where k.device_hash = $1 and k.closed_at is null`;

/**
 * @returns The open kiosk that the request's cookie belongs to. The cookie allows nothing else, and ends with
 * the kiosk. After the client's plan has ended, no punch is accepted. @throws HttpError
 */
export async function kioskOf(
  { pools, env, clock }: Pick<AppContext, 'pools' | 'env' | 'clock'>,
  tenant: Tenant,
  request: FastifyRequest,
): Promise<Kiosk> {
  const key = readCookie(env, request, 'kiosk');
  if (key === null) throw kioskClosed();
  const [kiosk] = await inTenant(pools.tenant, tenant.id, (sql) =>
    sql<Kiosk & { readonly is_active: boolean }>(kioskText, [hashKey(key), tenant.id, clock.now()]),
  );
  if (!kiosk) throw kioskClosed();
  if (!kiosk.is_active) throw new HttpError(403, 'read_only', messages.read_only);
  return kiosk;
}

export async function openKiosk(
  { pools, env, secrets, clock }: Pick<AppContext, 'pools' | 'env' | 'secrets' | 'clock'>,
  who: SignedIn,
  { clinic_id, name }: { readonly clinic_id: string; readonly name: string },
  request: FastifyRequest,
): Promise<{ readonly kiosk: Kiosk; readonly key: string }> {
  const mayOpen = editsRosterAt(who, clinic_id);
  const [place] = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<{ id: string }>(
      `select app.uuid_v7() as id from clinics where id = $1 and status = 'ACTIVE' and $2`,
      [clinic_id, mayOpen],
    ),
  );
  if (!place) throw noPermission();
  const keys = await generateKioskKeys(secrets, who.client_id, place.id);
  const key = generateKey();
  const former = readCookie(env, request, 'kiosk');
  const kiosk = await inTenant(pools.tenant, who.client_id, async (sql) => {
    if (former) await closeFormer(sql, who, hashKey(former), clock.now(), request);
    await sql(
      `insert into clinic_kiosks (id, client_id, clinic_id, name, device_hash, public_key, private_key, opened_by_user_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        place.id,
        who.client_id,
        clinic_id,
        name,
        hashKey(key),
        JSON.stringify(keys.public_key),
        keys.private_key,
        who.user_id,
      ],
    );
    await sql(
      `insert into audit_log (client_id, user_id, action, table_name, row_id, to_value, ip_address)
       values ($1, $2, 'kiosk_opened', 'clinic_kiosks', $3, $4, $5)`,
      [who.client_id, who.user_id, place.id, JSON.stringify({ name, clinic_id }), request.ip],
    );
    const [row] = await sql<Kiosk>(kioskText, [hashKey(key), who.client_id, clock.now()]);
    return row;
  });
  if (!kiosk) throw kioskClosed();
  return { kiosk, key };
}

/**
 * Closes the kiosk that this device already is. @throws HttpError for somebody who cannot edit its clinic's
 * roster
 */
async function closeFormer(
  sql: Sql,
  who: SignedIn,
  deviceHash: string,
  now: Date,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  const [closed] = await sql<{ id: string; clinic_id: string; name: string }>(
    `update clinic_kiosks set closed_at = $2 where device_hash = $1 and closed_at is null returning id, clinic_id, name`,
    [deviceHash, now],
  );
  if (!closed) return;
  if (!editsRosterAt(who, closed.clinic_id)) throw noPermission();
  await sql(
    `insert into audit_log (client_id, user_id, action, table_name, row_id, from_value, ip_address)
     values ($1, $2, 'kiosk_closed', 'clinic_kiosks', $3, $4, $5)`,
    [who.client_id, who.user_id, closed.id, JSON.stringify({ name: closed.name }), ip],
  );
}
