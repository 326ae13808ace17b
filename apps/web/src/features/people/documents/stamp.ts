import { type Instant, instantToWall } from '@operatory/domain';

/** `YYYY-MM-DD hh:mm:ss a` in a zone, as the table of a person's papers has it. */
export function stamp(instant: Instant, zone: string): string {
  const { date, time } = instantToWall(instant, zone);
  const [hour = '0', minute = '00', second = '00'] = time.split(':');
  const hours = Number(hour);
  const twelve = String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0');
  return `${date} ${twelve}:${minute}:${second.slice(0, 2).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
