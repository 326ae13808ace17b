import { type EnrollmentStatus, type ItemProgress, localDate } from '@operatory/domain';

/** `82.500` becomes `82.5%`. */
export const percentText = (percentage: unknown): string => `${Number(percentage)}%`;

const stateWords: Readonly<Record<ItemProgress['state'], string>> = {
  LOCKED: 'Locked',
  OPEN: 'Not started',
  STARTED: 'In progress',
  WAITING: 'Waiting for the result',
  PASSED: 'Done',
  FAILED: 'Not passed',
};
export const stateHues: Readonly<Record<ItemProgress['state'], string>> = {
  LOCKED: 'gray',
  OPEN: 'gray',
  STARTED: 'blue',
  WAITING: 'violet',
  PASSED: 'green',
  FAILED: 'red',
};

/** The state of an item as text, with the result if it is graded. */
export function stateText({
  state,
  percentage,
  qualifying_percentage,
}: Pick<ItemProgress, 'state' | 'percentage' | 'qualifying_percentage'>): string {
  const isGraded = qualifying_percentage !== null && percentage !== null;
  if (state === 'PASSED' && isGraded) return `Passed ${percentText(percentage)}`;
  if (state === 'FAILED' && percentage !== null) return `Not passed: ${percentText(percentage)}`;
  return stateWords[state];
}

export const attemptsText = (left: number): string =>
  left === 0 ? 'No attempts left' : left === 1 ? '1 attempt left' : `${left} attempts left`;

/** The number of attempts left, the current one included. */
export const attemptsLeft = (enrollment: {
  readonly attempt_no: number;
  readonly attempts_allowed: number;
}): number => Math.max(enrollment.attempts_allowed - enrollment.attempt_no + 1, 0);

/** Why a course cannot be continued; null if it can. */
export function closedText(status: EnrollmentStatus): string | null {
  switch (status) {
    case 'COMPLETED':
      return 'You have completed this course.';
    case 'FAILED':
      return 'No attempt is left. Ask your manager for another one.';
    case 'CANCELLED':
      return 'This enrollment was cancelled.';
    case 'EXPIRED':
      return 'This completion has expired.';
    case 'SUBMITTED':
      return 'You have handed everything in. Someone will mark it.';
    default:
      return null;
  }
}

const verbs: Readonly<Record<string, string>> = {
  enrolled: 'enrolled them',
  started: 'started the course',
  submitted: 'handed everything in',
  in_progress: 'began another attempt',
  completed: 'completed the course',
  failed: 'used the last attempt without passing',
  cancelled: 'cancelled the enrollment',
  retake_granted: 'granted another attempt',
  expired: 'let it expire',
};
/**
 * The verb of a history line, to be written after the person's name; an action without one is shown by its
 * name.
 */
export const historyText = (action: string): string =>
  verbs[action] ?? action.toLowerCase().replaceAll('_', ' ');

export const dayText = (at: string | null, zone: string): string => (at ? localDate(new Date(at), zone) : '');
