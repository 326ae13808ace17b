import { PLATFORM_CLIENT_ID, type Tx, withTenant } from '@operatory/db';
import {
  type DomainEvent,
  events as definitions,
  type Email,
  type EventsEmailedTo,
  isEventName,
  type StoredEvent,
} from '@operatory/domain';
import { z } from 'zod';
import { asClient } from '../commands/clients/as-client.ts';
import type { AppContext } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';

interface Actor {
  readonly client_id: string;
  readonly user_id: string | null;
}
export const outboxRow = (actor: Actor, { name, entityId, clinicId, payload }: DomainEvent) => ({
  client_id: actor.client_id,
  event: name,
  actor_user_id: actor.user_id,
  payload: {
    entity: definitions[name].entity,
    entity_id: entityId,
    clinic_id: clinicId,
    ...payload,
  } as object,
});

/**
 * Writes events in the transaction that caused them, whose tenant is the actor's. Events for the platform's
 * staff are also written to the platform's outbox. It sends no NOTIFY, because that would serialise
 * commits.
 */
export async function writeEvents(db: Tx, actor: Actor, events: readonly DomainEvent[]): Promise<void> {
  await db.outbox.createMany({ data: events.map((event) => outboxRow(actor, event)) });
  const shared = events.filter(({ name }) => definitions[name].platform);
  if (shared.length === 0 || actor.client_id === PLATFORM_CLIENT_ID) return;
  await asClient(db, actor, PLATFORM_CLIENT_ID, () =>
    db.outbox.createMany({ data: shared.map((event) => platformRow(actor, event)) }),
  );
}

function platformRow(actor: Actor, event: DomainEvent) {
  const row = outboxRow({ ...actor, client_id: PLATFORM_CLIENT_ID }, event);
  return { ...row, payload: { ...row.payload, platform: true } };
}

/**
 * Writes an event in a transaction that is not Prisma's. Unlike `writeEvents`, it never writes to the
 * platform's outbox.
 */
export async function insertEvent(sql: Sql, actor: Actor, event: DomainEvent): Promise<void> {
  const row = outboxRow(actor, event);
  await sql('insert into outbox (client_id, event, actor_user_id, payload) values ($1, $2, $3, $4)', [
    row.client_id,
    row.event,
    row.actor_user_id,
    row.payload,
  ]);
}

const subject = z.looseObject({
  entity: z.string(),
  entity_id: z.string(),
  clinic_id: z.string().nullable(),
  group: z.string().optional(),
});

/**
 * @returns A client's events in the order in which they happened. Events of an earlier version that are no
 *   longer known are left out.
 */
export async function readEvents(
  { prisma, clock }: Pick<AppContext, 'prisma' | 'clock'>,
  clientId: string,
  ids: readonly string[],
): Promise<readonly StoredEvent[]> {
  const rows = await withTenant({ clientId, now: clock.setting() }, () =>
    prisma.outbox.findMany({
      where: { client_id: clientId, id: { in: [...ids] } },
      select: { id: true, event: true, payload: true, actor_user_id: true, created_at: true },
      orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.flatMap(({ event: name, payload, ...row }) =>
    // Only this module and SQL triggers write payloads, so the type for its event name is known.
    isEventName(name) ? [{ ...row, name, payload: subject.parse(payload) } as unknown as StoredEvent] : [],
  );
}

type EmailedTo<Sent extends Email> = Extract<StoredEvent, { readonly name: EventsEmailedTo<Sent> }>;
/** @returns The events that cause this kind of email. */
export const eventsOfEmail = <Sent extends Email>(
  events: readonly StoredEvent[],
  email: Sent,
): readonly EmailedTo<Sent>[] =>
  events.filter((event): event is EmailedTo<Sent> => definitions[event.name].email === email);
