import { localDate } from '@operatory/domain';
import { useClinic } from './clinic.ts';
import { useNow } from './clock.ts';

/** Today's date, `yyyy-MM-dd`, where the chosen clinic is; it turns at that clinic's midnight. */
export function useToday(): string {
  const { zone } = useClinic();
  return localDate(useNow(), zone);
}
