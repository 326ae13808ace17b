import { activeTasks, dueOn, openTasks } from '@operatory/domain';
import { and, type BoolExp } from '@operatory/resource';

// The task list's own conditions, so that a number here is what its list counts.

/** Tasks that still want doing. */
export const open: BoolExp = and(activeTasks(), openTasks);

/** `today` is a calendar day in the clinic's zone. */
export const overdue = (today: string): BoolExp => and(activeTasks(), dueOn('OVERDUE', today));
export const dueToday = (today: string): BoolExp => and(activeTasks(), dueOn('TODAY', today));
export const dueBy = (day: string): BoolExp => and(open, { deadline_date: { _lte: day } });
export const ofClinic = (id: string | undefined): BoolExp => (id ? { clinic_id: { _eq: id } } : {});
