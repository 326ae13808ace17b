import type { Tx } from '@operatory/db';
import { type DomainEvent, planDay } from '@operatory/domain';
import { writeEvents } from '../../outbox/store.ts';

type PlanEvent = DomainEvent<
  'plan_changed' | 'payment' | 'plan_expiring' | 'plan_expired' | 'client_changed'
>;

/** The transaction's tenant must be the client. `by` is null for events that no person caused. */
export const notifyOfPlan = (db: Tx, by: string | null, event: PlanEvent): Promise<void> =>
  writeEvents(db, { client_id: event.payload.client_id, user_id: by }, [event]);

/** @returns A date such as `31 Dec 2026`. */
export const dayText = (instant: Date): string =>
  new Date(`${planDay(instant)}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
