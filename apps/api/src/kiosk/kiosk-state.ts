import { withTenant } from '@operatory/db';
import {
  clockOut,
  isForgotten,
  isOpenUnrostered,
  openBreak,
  shiftOfClockIn,
  shiftOfClockOut,
} from '@operatory/domain';
import { breaksOf, type ClockShift, shiftsNear } from '../commands/clock/clock-shifts.ts';
import type { AppContext } from '../context/context.ts';
import type { Kiosk } from './kiosks.ts';

export type KioskState = 'out' | 'in' | 'on_break';

export interface KioskPerson {
  readonly state: KioskState;
  /** The shift that the person is in or can clock in to; null if there is none. */
  readonly shift: {
    readonly id: string;
    readonly start_time: string;
    /** The end of the shift; null for an unrostered shift that is still running. */
    readonly end_time: string | null;
    readonly zone: string;
  } | null;
}

const shown = (shift: ClockShift | null): KioskPerson['shift'] =>
  shift && {
    id: shift.id,
    start_time: shift.start_time,
    end_time: isOpenUnrostered(shift) ? null : shift.end_time,
    zone: shift.zone,
  };

/**
 * @returns What the person can do at this kiosk now. A shift that they forgot to clock out of is ignored if
 *   there is one that they can clock in to.
 */
export function kioskState(
  { prisma, clock }: Pick<AppContext, 'prisma' | 'clock'>,
  { client_id, clinic }: Kiosk,
  user_id: string,
): Promise<KioskPerson> {
  const now = clock.now();
  return withTenant({ clientId: client_id, now: clock.setting() }, () =>
    prisma.$transaction(async (db) => {
      const shifts = await shiftsNear({ db, client_id, user_id }, now);
      const open = shiftOfClockOut(shifts, now);
      const here = shifts.filter(({ clinic_id }) => clinic_id === clinic.id);
      const next = shiftOfClockIn(here, now);
      if (open && clockOut(shifts, now).ok && !(isForgotten(open, now) && next)) {
        const isOnBreak = openBreak(await breaksOf({ db, client_id }, open.id)) !== null;
        return { state: isOnBreak ? ('on_break' as const) : ('in' as const), shift: shown(open) };
      }
      return { state: 'out' as const, shift: shown(next) };
    }),
  );
}
