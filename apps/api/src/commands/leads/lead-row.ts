import type { Tx } from '@operatory/db';
import { type DomainEvent, type LeadStatus, mayEditLeads, readsLead } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { requireOk } from '../refuse.ts';

export interface LeadRow {
  readonly id: string;
  readonly name: string;
  readonly status: LeadStatus;
  readonly assigned_to_user_id: string | null;
  readonly lost_reason: string | null;
}

/**
 * Locks a lead that the caller may edit. A lead that the caller cannot see gives the error of a missing one.
 */
export async function lockLead(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  id: string,
): Promise<LeadRow> {
  const [row] = await db.$queryRaw<LeadRow[]>`
    select id, name, status::text, assigned_to_user_id, lost_reason from website_cms_leads where id = ${id}::uuid for no key update`;
  if (!row || !readsLead(actor, row)) throw notFound();
  requireOk(mayEditLeads(actor));
  return row;
}

interface LeadChange {
  readonly status?: LeadStatus;
  readonly assigned_to_user_id?: string | null;
  readonly lost_reason?: string | null;
  readonly converted_client_id?: string;
  readonly converted_at?: Date;
}

export async function changeLead(
  db: Tx,
  lead: LeadRow,
  by: string | null,
  action: string,
  change: LeadChange,
  note: string | null = null,
): Promise<void> {
  await db.website_cms_leads.update({
    where: { id: lead.id },
    data: { ...change, version: { increment: 1 } },
    select: { id: true },
  });
  const was = Object.fromEntries(
    Object.keys(change)
      .filter((name): name is 'status' | 'assigned_to_user_id' => name in lead)
      .map((name) => [name, lead[name]]),
  );
  await db.website_cms_lead_history.create({
    data: {
      website_cms_lead_id: lead.id,
      user_id: by,
      action,
      from_value: was,
      to_value: JSON.parse(JSON.stringify(change)) as object,
      note,
    },
    select: { id: true },
  });
}

export const leadEvent = <Name extends 'lead_new' | 'lead_assigned' | 'lead_converted'>(
  name: Name,
  lead: Pick<LeadRow, 'id' | 'name' | 'assigned_to_user_id'>,
  more: Omit<DomainEvent<Name>['payload'], 'lead_name' | 'assigned_to_user_id'>,
): DomainEvent =>
  ({
    name,
    entityId: lead.id,
    clinicId: null,
    payload: { lead_name: lead.name, assigned_to_user_id: lead.assigned_to_user_id, ...more },
  }) as DomainEvent;
