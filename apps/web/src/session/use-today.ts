import { type Todays, todayAt, todaysOf } from '@operatory/domain';
import { useMemo } from 'react';
import { useClinic } from './clinic.ts';
import { useNow } from './clock.ts';

/** Today's date at each of the person's clinics; another object only when a day turns somewhere. */
export function useTodays(): Todays {
  const { clinics, zone } = useClinic();
  const key = JSON.stringify(todaysOf(clinics, zone, useNow()));
  return useMemo(() => JSON.parse(key) as Todays, [key]);
}

/** Today's date, `yyyy-MM-dd`, at a clinic; without one at that which is chosen. It turns at the clinic's midnight. */
export function useToday(clinicId?: string): string {
  const todays = useTodays();
  return clinicId === undefined ? todays.usual : todayAt(todays, clinicId);
}
