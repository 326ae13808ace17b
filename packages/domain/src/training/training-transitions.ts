import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { EnrollmentStatus, ItemProgress, SubmissionStatus } from './course-progress.ts';
import { type Answers, answerFault, type FormField } from './mark-answers.ts';

export interface EnrollmentRelation {
  /** The user is the learner. */
  readonly mine: boolean;
  /** The user may edit this person's enrolments. */
  readonly editor: boolean;
}

const closed = {
  COMPLETED: 'training_already_completed',
  EXPIRED: 'training_has_expired',
  CANCELLED: 'training_already_cancelled',
  FAILED: 'training_no_attempt_left',
} as const satisfies Readonly<Partial<Record<EnrollmentStatus, string>>>;

const isOpen = (status: EnrollmentStatus): Result => {
  switch (status) {
    case 'COMPLETED':
    case 'EXPIRED':
    case 'CANCELLED':
    case 'FAILED':
      return refuse(closed[status]);
    default:
      return allowed;
  }
};

function mayWorkOn(
  status: EnrollmentStatus,
  { state }: Pick<ItemProgress, 'state'>,
  { mine }: EnrollmentRelation,
): Result {
  if (!mine) return refuse('no_permission');
  const open = isOpen(status);
  if (!open.ok) return open;
  switch (state) {
    case 'LOCKED':
      return refuse('training_item_locked');
    case 'WAITING':
      return refuse('training_item_waiting');
    case 'PASSED':
      return refuse('training_item_passed');
    case 'FAILED':
      return refuse('training_item_failed');
    default:
      return allowed;
  }
}

/** Starting an item again changes nothing. */
export function startItem(
  status: EnrollmentStatus,
  item: Pick<ItemProgress, 'state'>,
  relation: EnrollmentRelation,
): Result<'starts' | 'stays'> {
  const may = mayWorkOn(status, item, relation);
  return may.ok ? ok(item.state === 'STARTED' ? 'stays' : 'starts') : may;
}

export function submitItem(
  status: EnrollmentStatus,
  item: Pick<ItemProgress, 'state'>,
  relation: EnrollmentRelation,
  fields: readonly FormField[],
  answers: Answers,
): Result {
  const may = mayWorkOn(status, item, relation);
  if (!may.ok) return may;
  if (item.state === 'OPEN') return refuse('training_item_not_started');
  const ids = new Set(fields.map(({ id }) => id));
  if (Object.keys(answers).some((id) => !ids.has(id))) return refuse('training_answers_unfit');
  const faults = fields.map((field) => answerFault(field, answers[field.id]));
  if (faults.includes('answer_required')) return refuse('training_answers_missing');
  return allowIf(
    faults.every((fault) => fault === null),
    'training_answers_unfit',
  );
}

/** Somebody other than the learner marks a submission, and only once. */
export function markSubmission(
  status: EnrollmentStatus,
  submission: SubmissionStatus,
  { mine, editor }: EnrollmentRelation,
): Result {
  if (!editor) return refuse('no_permission');
  if (mine) return refuse('training_mark_own');
  if (submission === 'MARKED') return refuse('training_already_marked');
  if (submission === 'IN_PROGRESS') return refuse('training_not_handed_in');
  return isOpen(status);
}

export function cancelEnrollment(status: EnrollmentStatus, { editor }: EnrollmentRelation): Result {
  return editor ? isOpen(status) : refuse('no_permission');
}

/** Another attempt is granted only after the learner has used all attempts. */
export function grantRetake(status: EnrollmentStatus, { editor }: EnrollmentRelation): Result {
  if (!editor) return refuse('no_permission');
  return allowIf(status === 'FAILED', 'training_not_failed');
}
