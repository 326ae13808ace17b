import { addDays, weekOf } from '@operatory/domain';

/** The days to read: today's week and also the day before, because its night shifts end today. */
export function daysForToday(today: string): { readonly from: string; readonly until: string } {
  const monday = weekOf(today);
  return { from: today === monday ? addDays(today, -1) : monday, until: addDays(monday, 6) };
}
