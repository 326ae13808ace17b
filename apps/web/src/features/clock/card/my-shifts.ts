import { addDays, type ClockShift, endOfShift, isOpenUnrostered } from '@operatory/domain';
import { useMemo } from 'react';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { type QueryResult, useLive } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';

const clockShifts = graphql(`
  subscription myClockShifts($user: uuid!, $from: date!, $until: date!) {
    clinic_rosters(
      where: {
        user_id: { _eq: $user }, published: { _eq: true }, clinic_roster_date: { _gte: $from, _lte: $until }
      }
      order_by: [{ starts_at: asc }, { id: asc }], limit: 60
    ) {
      id clinic_id clinic { id name } zone clinic_roster_date start_time end_time starts_at ends_at roster_shift_type
      clocked_in_at clocked_in_synced_at clocked_out_at
      clinic_roster_change_requests(where: { status: { _eq: "PENDING" } }, limit: 1) { id }
      clinic_roster_breaks(order_by: [{ started_at: asc }, { id: asc }]) { break_type started_at ended_at }
    }
  }
`);
type Row = ResultOf<typeof clockShifts>['clinic_rosters'][number];

/** One of the user's shifts, for clocking in and out. */
export interface MyShift extends ClockShift {
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly zone: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  /** Null while the user is clocked in without a planned shift. */
  readonly end_time: string | null;
  readonly clocked_in_synced_at: Date | null;
  readonly isUnrostered: boolean;
  /** Whether a manager still has to decide a request for other times. */
  readonly isChangeAsked: boolean;
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function shiftOf(row: Row): MyShift {
  const worked = {
    roster_shift_type: row.roster_shift_type,
    ends_at: new Date(row.ends_at),
    clocked_in_at: dateOf(row.clocked_in_at),
    clocked_out_at: dateOf(row.clocked_out_at),
  };
  return {
    id: row.id,
    clinic_id: row.clinic_id,
    clinic_name: row.clinic?.name ?? '',
    zone: row.zone,
    clinic_roster_date: row.clinic_roster_date,
    start_time: row.start_time,
    end_time: isOpenUnrostered(worked) ? null : row.end_time,
    starts_at: new Date(row.starts_at),
    ends_at: endOfShift(worked),
    published: true,
    isUnrostered: row.roster_shift_type === 'UNROSTERED',
    isChangeAsked: row.clinic_roster_change_requests.length > 0,
    clocked_in_at: worked.clocked_in_at,
    clocked_in_synced_at: dateOf(row.clocked_in_synced_at),
    clocked_out_at: worked.clocked_out_at,
    breaks: row.clinic_roster_breaks.map(({ break_type, started_at, ended_at }) => ({
      break_type,
      started_at: new Date(started_at),
      ended_at: dateOf(ended_at),
    })),
  };
}

/** The user's published shifts at all their clinics, from three days ago until two weeks from now; live. */
export function useMyShifts(): Pick<QueryResult<unknown>, 'error' | 'refetch'> & {
  readonly data: readonly MyShift[] | undefined;
} {
  const { user } = useMe();
  const today = useToday();
  const { data, error, refetch } = useLive(clockShifts, {
    user: user.id,
    from: addDays(today, -3),
    until: addDays(today, 14),
  });
  return { data: useMemo(() => data?.clinic_rosters.map(shiftOf), [data]), error, refetch };
}
