import { type Instant, instantToWall } from '@operatory/domain';

/** dd-MM-yyyy in a zone, as comments show it. */
export function dayMonthYear(instant: Instant, zone: string): string {
  const [year, month, day] = instantToWall(instant, zone).date.split('-');
  return `${day}-${month}-${year}`;
}

/** hh:mm a, such as `02:30 pm`. */
export function timeOf(instant: Instant, zone: string): string {
  const [hour = '0', minute = '00'] = instantToWall(instant, zone).time.split(':');
  const hours = Number(hour);
  return `${String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0')}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

/** yyyy-MM-dd in a zone, as tables show it. */
export const isoDay = (instant: Instant, zone: string): string => instantToWall(instant, zone).date;
