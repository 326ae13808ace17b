import { addDays, daysOfPeriod, maxLeaveDays } from '@operatory/domain';

/** The days of a period, both ends included; no more than a request may have. */
export const datesOfPeriod = (from: string, until: string): readonly string[] =>
  Array.from({ length: Math.min(Math.max(daysOfPeriod(from, until), 0), maxLeaveDays) }, (_, index) =>
    addDays(from, index),
  );
