import { localDate } from '@operatory/domain';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';

/** Today in the clinic's zone as yyyy-mm-dd; turns over at its midnight. */
export function useToday(): string {
  const { zone } = useClinic();
  return localDate(useNow(), zone);
}
