import type { Tx } from '@operatory/db';
import { z } from 'zod';
import type { NewEvent } from '../commands/define.ts';

/** What an outbox row's payload holds. */
export const eventPayload = z.looseObject({
  entity: z.string(),
  entity_id: z.string(),
  clinic_id: z.string().nullable(),
  /** What its notices are grouped by; without it the row. */
  group: z.string().optional(),
});
export type EventPayload = z.output<typeof eventPayload>;

/** Writes events in the transaction of what they tell. Nothing is notified here: that would serialise commits. */
export async function writeEvents(
  db: Tx,
  actor: { readonly client_id: string; readonly user_id: string | null },
  events: readonly NewEvent[],
): Promise<void> {
  await db.outbox.createMany({
    data: events.map(({ name, entity, entityId, clinicId, payload }) => ({
      client_id: actor.client_id,
      event: name,
      actor_user_id: actor.user_id,
      payload: { entity, entity_id: entityId, clinic_id: clinicId, ...payload } as object,
    })),
  });
}
