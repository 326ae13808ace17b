import type { Tx } from '@operatory/db';
import { type DomainEvent, planDay } from '@operatory/domain';
import { writeEvents } from '../../outbox/store.ts';

type PlanEvent = DomainEvent<
  'plan_changed' | 'payment' | 'plan_expiring' | 'plan_expired' | 'client_changed'
>;

/** Writes an event of a client's plan in a transaction whose tenant is that client, by anyone or by nobody. */
export const notifyOfPlan = (db: Tx, by: string | null, event: PlanEvent): Promise<void> =>
  writeEvents(db, { client_id: event.payload.client_id, user_id: by }, [event]);

/** A day in a sentence: `31 Dec 2026`. */
export const dayText = (instant: Date): string =>
  new Date(`${planDay(instant)}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
