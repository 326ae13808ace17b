import { type ChatFacts, maySay, messageFiles, messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Bytes } from './remove-bytes.ts';

/** A supplier may upload only while messages can be sent in the order's chat. @throws HttpError */
export async function assertChatOpen(
  { pools, clock }: Pick<AppContext, 'pools' | 'clock'>,
  who: SignedIn,
): Promise<void> {
  if (!who.supplier) return;
  await inTenant(pools.tenant, who.client_id, async (sql) => {
    const [order] = await sql<ChatFacts>(
      `select o.status, o.received_at, o.has_passcode from clinic_im_product_orders o
       join order_links l on l.clinic_im_product_order_id = o.id and l.client_id = o.client_id where l.id = $1`,
      [who.user_id],
    );
    const said = order && maySay(order, clock.now());
    if (said && !said.ok) throw new HttpError(403, said.code, messages[said.code]);
  });
}

/**
 * A supplier may have only as many unsent files as one message can have, so the oldest are deleted before
 * another is added. @returns the files whose bytes must be deleted after the commit
 */
export async function dropOldestStaged(
  sql: Sql,
  { supplier, user_id }: Pick<SignedIn, 'supplier' | 'user_id'>,
): Promise<readonly Bytes[]> {
  if (!supplier) return [];
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`staged ${user_id}`]);
  return sql<Bytes>(
    `delete from files where linked_at is null and id in (
       select id from files where order_link_id = $1 and linked_at is null order by created_at desc, id desc offset $2)
     returning key, thumbnail_key`,
    [user_id, messageFiles - 1],
  );
}
