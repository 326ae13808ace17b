import { isOverdue } from '@operatory/domain/assignments/due-state';

/**
 * Why a document cannot be sent again with this due date; null if it can. Without a new date it keeps the
 * old one, which may have passed.
 */
export const dueProblem = (has: string | null, chosen: string | null, today: string): string | null =>
  !chosen && isOverdue(has, today) ? 'Choose a due date. The earlier one has passed.' : null;
