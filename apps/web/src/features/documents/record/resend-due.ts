import { isOverdue } from '@operatory/domain/assignments/due-state';

/** Why something cannot be sent again like this: without another day, it has to be done by the one that it has. */
export const dueProblem = (has: string | null, chosen: string | null, today: string): string | null =>
  !chosen && isOverdue(has, today) ? 'Choose a due date. The earlier one has passed.' : null;
