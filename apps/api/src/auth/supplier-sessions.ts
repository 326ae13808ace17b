import {
  basePackageId,
  inPackage,
  moduleOf,
  ordersModule,
  type SubscriptionStatus,
  supplierRole,
} from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';
import { excludedModules } from '../rights/rights-sql.ts';
import type { Person } from './rights.ts';
import { generateKey, hashKey } from './tokens.ts';

/** After this many hours, the supplier must enter the passcode again. */
export const supplierHours = 12;

interface SupplierRow {
  readonly session_id: string;
  readonly link_id: string;
  readonly order_id: string;
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly client_id: string;
  readonly sub_domain: string;
  readonly package_id: number | null;
  readonly package_without: readonly string[];
  readonly subscription_status: SubscriptionStatus;
  readonly stamp: string;
}

// The stamp must be built as in the database function app.session_stamps.
const supplierText = `
  select s.id as session_id, l.id as link_id, o.id as order_id, o.clinic_id, o.vendor_id, v.name as vendor_name, c.id as client_id,
    c.sub_domain, c.package_id, ${excludedModules} as package_without, app.client_standing(c.id, $2::timestamptz) as subscription_status,
    app.rights_stamp(c.id, $2::timestamptz) as stamp
  from supplier_sessions s
    join order_links l on l.id = s.order_link_id and l.client_id = s.client_id and l.voided_at is null
    join clinic_im_product_orders o on o.id = l.clinic_im_product_order_id and o.client_id = s.client_id
      and o.deleted_at is null and o.status not in ('RAISED', 'CANCEL')
    join clinic_im_vendors v on v.id = o.vendor_id and v.client_id = s.client_id
    join clients c on c.id = s.client_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now()`;

/**
 * @returns The supplier of an active session, who may see one order and has no account. Null if the session
 *   or link has ended, the order is not open to suppliers, the client is closed, or its package lacks
 *   orders. `now` is the product's time.
 */
export async function loadSupplier(sql: Sql, sessionId: string, now: Date): Promise<Person | null> {
  const [row] = await sql<SupplierRow>(supplierText, [sessionId, now]);
  const module = moduleOf(ordersModule);
  if (!row || row.subscription_status === 'closed' || !module) return null;
  if (!inPackage(module, row.package_id ?? basePackageId, row.package_without)) return null;
  const who: SignedIn = {
    user_id: row.link_id,
    client_id: row.client_id,
    session_id: row.session_id,
    role: supplierRole,
    custom_role_id: null,
    role_link_id: row.link_id,
    clinic_ids: [row.clinic_id],
    subscriptionStatus: row.subscription_status,
    sub_domain: row.sub_domain,
    version: row.stamp,
    supplier: { order_id: row.order_id, vendor_id: row.vendor_id, vendor_name: row.vendor_name },
    grants: new Set([`package:${ordersModule}` as const]),
    variables: {
      'x-hasura-client-id': row.client_id,
      'x-hasura-clinic-ids': `{${row.clinic_id}}`,
      'x-hasura-order-id': row.order_id,
      'x-hasura-vendor-id': row.vendor_id,
      'x-hasura-role': supplierRole,
    },
  };
  return { who, display_name: row.vendor_name, email: '', session_version: 0 };
}

export interface StartedSupplier {
  readonly session_id: string;
  /** The cookie's value. Only its hash is stored. */
  readonly token: string;
}

export async function startSupplier(
  sql: Sql,
  clientId: string,
  linkId: string,
  from: { readonly address: string; readonly userAgent: string },
): Promise<StartedSupplier> {
  const token = generateKey();
  const [made] = await sql<{ id: string }>(
    `insert into supplier_sessions (client_id, order_link_id, token_hash, ip_address, user_agent, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6)) returning id`,
    [clientId, linkId, hashKey(token), from.address, from.userAgent.slice(0, 300), supplierHours],
  );
  return { session_id: made?.id ?? '', token };
}

/** @returns The id of the active session with this token; null if there is none. */
export async function supplierSessionOf(sql: Sql, token: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>(
    'select id from supplier_sessions where token_hash = $1 and ended_at is null and expires_at > now()',
    [hashKey(token)],
  );
  return row?.id ?? null;
}

export const endSupplier = (sql: Sql, sessionId: string): Promise<unknown> =>
  sql('update supplier_sessions set ended_at = now() where id = $1 and ended_at is null', [sessionId]);
