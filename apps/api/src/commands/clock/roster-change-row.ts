import type { Tx } from '@operatory/db';
import {
  domainEvent,
  type EventDetails,
  type EventsAbout,
  isOpenUnrostered,
  type RosterChange,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import type { RowContext } from '../define.ts';
import type { ShiftRow } from './changed-shift.ts';
import { readsOwnRequests, viewsRosterAt } from './roster-editor.ts';

export interface RosterChangeRow extends RosterChange {
  readonly id: string;
  readonly clinic_id: string;
  readonly clinic_roster_id: string;
  readonly user_id: string;
  readonly created_by_user_id: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
  readonly old_starts_at: Date;
  readonly old_ends_at: Date;
  readonly old_clocked_in_at: Date | null;
  readonly old_clocked_out_at: Date | null;
}

/**
 * Reads, without a lock, the requests with these ids that are the caller's own or of rosters that the caller
 * may read.
 */
export async function readRosterChanges(
  db: Pick<Tx, '$queryRaw'>,
  actor: SignedIn,
  ids: readonly string[],
): Promise<readonly RosterChangeRow[]> {
  const rows = await db.$queryRaw<RosterChangeRow[]>`
    select id, clinic_id, clinic_roster_id, user_id, created_by_user_id, status::text, new_start_time::text, new_end_time::text,
      new_clocked_in_at, new_clocked_out_at, old_starts_at, old_ends_at, old_clocked_in_at, old_clocked_out_at
    from clinic_roster_change_requests
    where client_id = ${actor.client_id}::uuid and id = any(${[...ids]}::uuid[])`;
  return rows.filter(
    ({ user_id, clinic_id }) =>
      (user_id === actor.user_id && readsOwnRequests(actor)) || viewsRosterAt(actor, clinic_id),
  );
}

export const rosterChangeKey = (actor: SignedIn, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});

export function emitRosterChange<Name extends EventsAbout<'clinic_roster_change_requests'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  request: Pick<RosterChangeRow, 'id' | 'clinic_id' | 'user_id' | 'created_by_user_id'>,
  shift: ShiftRow,
  details: EventDetails<Name>,
): void {
  const { user_id, created_by_user_id } = request;
  const { user_name, clinic_roster_date, start_time, end_time } = shift;
  const facts = {
    user_id,
    user_name: user_name ?? '',
    created_by_user_id,
    clinic_roster_date,
    start_time,
    end_time: isOpenUnrostered(shift) ? null : end_time,
  };
  emit(domainEvent(name, request, { ...facts, ...details }));
}

export const timesOf = (times: {
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      start_time: times.start_time,
      end_time: times.end_time,
      clocked_in_at: times.clocked_in_at?.toISOString() ?? null,
      clocked_out_at: times.clocked_out_at?.toISOString() ?? null,
    }).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
