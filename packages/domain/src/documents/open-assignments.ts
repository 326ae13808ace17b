import { type BoolExp, isIn, not } from '@operatory/resource';

/** What an Inbox counts: assigned, and neither done, declined nor past its day. */
export const openAssignments: BoolExp = not(isIn('status', ['COMPLETED', 'DECLINED', 'EXPIRED']));
