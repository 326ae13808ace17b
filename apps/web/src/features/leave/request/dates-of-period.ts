import { addDays, daysOfPeriod, longestLeave } from '@operatory/domain';

/** The days of a period, both ends included; no more than a request may have. */
export const datesOfPeriod = (from: string, until: string): readonly string[] =>
  Array.from({ length: Math.min(Math.max(daysOfPeriod(from, until), 0), longestLeave) }, (_, index) =>
    addDays(from, index),
  );
