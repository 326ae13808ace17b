import type { BoolExp } from '@operatory/resource';

/** Tasks that still want doing: active, and neither finished nor given away. */
export const open: BoolExp = { task_status: { _eq: 'Active' }, status: { _nin: ['FINISHED', 'REASSIGNED'] } };

export const mine = (userId: string): BoolExp => ({
  _or: [{ assigned_to_user_id: { _eq: userId } }, { j_tasks_users: { user_id: { _eq: userId } } }],
});

/** `today` is a calendar day in the clinic's zone. */
export const overdue = (today: string): BoolExp => ({ _and: [open, { deadline_date: { _lt: today } }] });
export const dueToday = (today: string): BoolExp => ({ _and: [open, { deadline_date: { _eq: today } }] });
export const dueBy = (day: string): BoolExp => ({ _and: [open, { deadline_date: { _lte: day } }] });
export const ofClinic = (id: string | undefined): BoolExp => (id ? { clinic_id: { _eq: id } } : {});
export const both = (...conditions: readonly BoolExp[]): BoolExp => ({ _and: conditions });
