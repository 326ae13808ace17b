import { addDays, byDay, dueOn, openTasks, type Todays } from '@operatory/domain';
import { and, type BoolExp } from '@operatory/resource';

// The conditions are those of the task list, so that a number here equals the count of its list.

export const overdue = (todays: Todays): BoolExp => byDay(todays, (today) => dueOn('OVERDUE', today));
export const dueToday = (todays: Todays): BoolExp => byDay(todays, (today) => dueOn('TODAY', today));
export const dueWithin = (days: number, todays: Todays): BoolExp =>
  and(
    openTasks,
    byDay(todays, (today) => ({ deadline_date: { _lte: addDays(today, days) } })),
  );
export const ofClinic = (id: string | undefined): BoolExp => (id ? { clinic_id: { _eq: id } } : {});
