import { type BoolExp, isIn, not } from '@operatory/resource';

/** Assignments counted in an Inbox: neither completed, declined nor expired. */
export const openAssignments: BoolExp = not(isIn('status', ['COMPLETED', 'DECLINED', 'EXPIRED']));
