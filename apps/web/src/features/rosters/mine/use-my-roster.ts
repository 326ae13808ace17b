import { addDays, weekOf } from '@operatory/domain';
import { and, type BoolExp, eq, isIn, isNull, or } from '@operatory/resource';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import type { SwapRow } from '../swaps/swap-row.ts';
import {
  type MyLeaveDay,
  myLeaveDays,
  myShifts,
  mySwaps,
  openShifts,
  type RosterShift,
} from './my-roster-queries.ts';
import { type HolidayRow, useMyHolidays } from './use-my-holidays.ts';

export interface MyRoster {
  readonly from: string;
  /**
   * The user's shifts of the displayed weeks and of some days around them, because an open shift may
   * overlap those.
   */
  readonly shifts: readonly RosterShift[];
  readonly open: readonly RosterShift[];
  readonly requests: readonly SwapRow[];
  readonly leave: readonly MyLeaveDay[];
  readonly holidays: readonly HolidayRow[];
}
export interface MyRosterAnswer {
  /** Undefined until everything has loaded. */
  readonly data: MyRoster | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

export const weeksShown = 4;
const none: readonly never[] = [];

/**
 * Matches the user's swaps and requests that are pending or were decided recently, and shifts that
 * colleagues offer to everyone.
 */
function requestsFor(user: string, clinics: readonly string[], since: string): BoolExp {
  const waits = isIn('status', ['OFFERED', 'ACCEPTED']);
  const decided = and(isIn('status', ['APPROVED', 'REJECTED', 'DECLINED']), { action_at: { _gt: since } });
  return or(
    and(or(eq('from_user_id', user), eq('to_user_id', user)), or(waits, decided)),
    and(eq('status', 'OFFERED'), isNull('to_user_id'), isIn('clinic_id', [...clinics])),
  );
}

/**
 * The user's shifts, leave, holidays, open shifts and swap requests from this week on. All but the holidays
 * are live.
 */
export function useMyRoster(): MyRosterAnswer {
  const { user, clinics, readable_tables } = useMe();
  const today = useToday();
  const from = weekOf(today);
  const until = addDays(from, 7 * weeksShown - 1);
  // The time is rounded to the hour, so that the subscription changes only once an hour; shifts that have
  // started since are filtered out below.
  const now = useNow();
  const hour = `${now.toISOString().slice(0, 13)}:00:00Z`;
  const ids = useMemo(() => clinics.map(({ id }) => id), [clinics]);
  const mine = { user: user.id, from: addDays(from, -1), until: addDays(until, 60) };
  const shifts = useLive(myShifts, mine);
  const open = useLive(openShifts, { now: hour, clinics: ids });
  const where = useMemo(
    () => requestsFor(user.id, ids, `${addDays(today, -7)}T00:00:00Z`),
    [user.id, ids, today],
  );
  const requests = useLive(mySwaps, { where });
  const leavePaused = !readable_tables.includes('employee_leave_days');
  const leave = useLive(myLeaveDays, mine, { pause: leavePaused });
  const holidaysNow = useMyHolidays(from, until);
  const answers = [shifts, open, requests, leave];
  const [mineNow, openNow, requestsNow] = [
    shifts.data?.clinic_rosters,
    open.data?.clinic_rosters,
    requests.data?.clinic_roster_swap_requests,
  ];
  const leaveNow = leavePaused ? none : leave.data?.employee_leave_days;
  const data =
    mineNow && openNow && requestsNow && leaveNow && holidaysNow
      ? {
          from,
          shifts: mineNow,
          open: openNow.filter(({ starts_at }) => new Date(starts_at) > now),
          requests: requestsNow,
          leave: leaveNow,
          holidays: holidaysNow,
        }
      : undefined;
  return {
    data,
    error: data ? undefined : answers.find(({ error }) => error)?.error,
    refetch: () => {
      for (const answer of answers) answer.refetch();
    },
  };
}
