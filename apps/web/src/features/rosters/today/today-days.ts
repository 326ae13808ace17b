import { addDays, weekOf } from '@operatory/domain';

/** The days that are read for today: its week, and the day before, whose night shifts last until today. */
export function daysForToday(today: string): { readonly from: string; readonly until: string } {
  const monday = weekOf(today);
  return { from: today === monday ? addDays(today, -1) : monday, until: addDays(monday, 6) };
}
