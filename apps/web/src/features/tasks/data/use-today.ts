import { localDate } from '@operatory/domain';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';

/** Today's date, `yyyy-MM-dd`, where the chosen clinic is; it turns at that clinic's midnight. */
export function useToday(): string {
  const { zone } = useClinic();
  return localDate(useNow(), zone);
}
