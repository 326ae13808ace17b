import type { EventsAbout } from '@operatory/domain';
import type { Sql } from '../database/tenant.ts';
import { insertEvent } from '../outbox/store.ts';

export type SecurityAction =
  | 'password_changed'
  | 'password_set_by_link'
  | 'pin_drawn'
  | 'pin_link_sent'
  | Exclude<EventsAbout<'clients'>, 'job_failed'>
  | 'refresh_token_reused';

/** Adds a line to the audit log in the caller's transaction. A line must never contain a secret. */
export async function audit(
  sql: Sql,
  line: {
    client_id: string;
    actor: string | null;
    action: SecurityAction;
    user_id: string | null;
    address: string;
  },
): Promise<void> {
  await sql(
    `insert into audit_log (client_id, user_id, action, table_name, row_id, ip_address) values ($1, $2, $3, 'users', $4, $5)`,
    [line.client_id, line.actor, line.action, line.user_id, line.address],
  );
}

/** Adds a line to the audit log, and an event by which the client's admins are notified. */
export async function auditAndWarn(
  sql: Sql,
  line: Parameters<typeof audit>[1] & {
    readonly action: Exclude<EventsAbout<'clients'>, 'client_changed' | 'job_failed'>;
  },
): Promise<void> {
  await audit(sql, line);
  const { client_id, actor, action, address } = line;
  await insertEvent(
    sql,
    { client_id, user_id: actor },
    { name: action, entityId: client_id, clinicId: null, payload: { address } },
  );
}
