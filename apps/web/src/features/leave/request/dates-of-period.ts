import { addDays, daysOfPeriod, maxLeaveDays } from '@operatory/domain';

/** All days of a period, up to the maximum of a request. */
export const datesOfPeriod = (from: string, until: string): readonly string[] =>
  Array.from({ length: Math.min(Math.max(daysOfPeriod(from, until), 0), maxLeaveDays) }, (_, index) =>
    addDays(from, index),
  );
