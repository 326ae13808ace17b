import { type Todays, todayAt, todaysOf } from '@operatory/domain';
import { useMemo } from 'react';
import { useClinic } from './clinic.ts';
import { useNow } from './clock.ts';

/**
 * The current date at each of the user's clinics. The object changes only when the date changes somewhere.
 */
export function useTodays(): Todays {
  const { clinics, zone } = useClinic();
  const key = JSON.stringify(todaysOf(clinics, zone, useNow()));
  return useMemo(() => JSON.parse(key) as Todays, [key]);
}

/** The current date at a clinic, by default the chosen one, as `yyyy-MM-dd`. It changes at midnight there. */
export function useToday(clinicId?: string): string {
  const todays = useTodays();
  return clinicId === undefined ? todays.usual : todayAt(todays, clinicId);
}
