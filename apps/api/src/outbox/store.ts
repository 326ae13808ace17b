import type { Tx } from '@operatory/db';
import type { NewEvent } from '../commands/define.ts';
import type { Actor } from '../context.ts';

/** What an outbox row's payload holds. */
export interface EventPayload {
  readonly entity: string;
  readonly entity_id: string;
  readonly clinic_id: string | null;
  readonly [key: string]: unknown;
}

/** Writes events in the transaction of what they tell. Nothing is notified here: that would serialise commits. */
export async function writeEvents(db: Tx, actor: Actor, events: readonly NewEvent[]): Promise<void> {
  await db.outbox.createMany({
    data: events.map(({ name, entity, entityId, clinicId, payload }) => ({
      client_id: actor.client_id,
      event: name,
      actor_user_id: actor.user_id,
      payload: { entity, entity_id: entityId, clinic_id: clinicId, ...payload } as object,
    })),
  });
}
