import { domainEvent, isUrgentChange, type PublishedFor } from '@operatory/domain';
import type { CommandRun } from '../define.ts';

interface At {
  readonly id: string;
  readonly starts_at: Date;
}
interface Published {
  readonly clinic_id: string;
  readonly from: string;
  readonly until: string;
  readonly people: readonly PublishedFor[];
  /** Each changed shift appears with its new and with its old start. */
  readonly shifts: readonly At[];
}

/**
 * Notifies each person once of all changes to their roster. Changes of shifts that start soon are notified
 * immediately.
 */
export function emitPublished(
  { emit, now }: Pick<CommandRun<never>, 'emit' | 'now'>,
  { clinic_id, from, until, people, shifts }: Published,
): void {
  for (const { user_id, added, changed, removed } of people) {
    const theirs = new Set([...added, ...changed, ...removed]);
    const isNear = shifts.some(({ id, starts_at }) => theirs.has(id) && isUrgentChange(starts_at, now));
    emit(
      domainEvent(
        'roster_published',
        { id: clinic_id, clinic_id },
        {
          user_id,
          from,
          until,
          added: added.length,
          changed: changed.length,
          removed: removed.length,
          group: `roster:${clinic_id}:${from}`,
          ...(isNear ? { urgent: true as const } : {}),
        },
      ),
    );
  }
}
