import { addDays, weekOf } from '@operatory/domain';

/** The days to read: today's week and the day before today, because night shifts of that day end today. */
export function daysForToday(today: string): { readonly from: string; readonly until: string } {
  const monday = weekOf(today);
  return { from: today === monday ? addDays(today, -1) : monday, until: addDays(monday, 6) };
}
