import { dividedHalfUp, scaledInteger, textOf } from '../exact-decimal.ts';
import type { enrollmentStatuses, submissionStatuses } from './training-choices.ts';

export type EnrollmentStatus = (typeof enrollmentStatuses)[number]['value'];
export type SubmissionStatus = (typeof submissionStatuses)[number]['value'];

export interface CourseItem {
  readonly id: string;
  /** The lowest percentage to pass; null if the item is not graded. */
  readonly qualifying_percentage: string | null;
}
/** A person's answers to an item in one attempt. */
export interface ItemSubmission {
  readonly training_course_item_id: string;
  readonly attempt_no: number;
  readonly status: SubmissionStatus;
  readonly percentage: string | null;
}
/**
 * LOCKED until all items before it are submitted, WAITING until somebody has marked it, FAILED until the next
 * attempt.
 */
export type ItemState = 'LOCKED' | 'OPEN' | 'STARTED' | 'WAITING' | 'PASSED' | 'FAILED';
export interface ItemProgress extends CourseItem {
  readonly state: ItemState;
  /** The best result so far; null without one. */
  readonly percentage: string | null;
}

const thousandths = (percentage: string): bigint => scaledInteger(percentage, 3);

/** An item that is not graded is passed by submitting it. */
export const isPassed = (
  { qualifying_percentage: least }: Pick<CourseItem, 'qualifying_percentage'>,
  percentage: string | null,
): boolean => least === null || (percentage !== null && thousandths(percentage) >= thousandths(least));

/** @returns The items that count for an enrolment. Items that were added after a completion do not. */
export function itemsOf<Item extends { readonly id: string }>(
  status: EnrollmentStatus,
  offered: readonly Item[],
  submissions: readonly Pick<ItemSubmission, 'training_course_item_id'>[],
): readonly Item[] {
  if (status !== 'COMPLETED' && status !== 'EXPIRED') return offered;
  const taken = new Set(submissions.map(({ training_course_item_id }) => training_course_item_id));
  return offered.filter(({ id }) => taken.has(id));
}

/**
 * @returns The state of each item in an attempt. Items that were passed in an earlier attempt stay passed, so
 * only failed ones are repeated.
 */
export function courseProgress(
  items: readonly CourseItem[],
  submissions: readonly ItemSubmission[],
  attempt: number,
): readonly ItemProgress[] {
  let isOpen = true;
  return items.map((item) => {
    const own = submissions.filter(({ training_course_item_id }) => training_course_item_id === item.id);
    const state = itemState(item, own, attempt, isOpen);
    isOpen &&= state === 'WAITING' || state === 'PASSED' || state === 'FAILED';
    return { ...item, state, percentage: bestOf(own) };
  });
}

function itemState(
  item: CourseItem,
  own: readonly ItemSubmission[],
  attempt: number,
  isOpen: boolean,
): ItemState {
  if (own.some(({ status, percentage }) => status === 'MARKED' && isPassed(item, percentage)))
    return 'PASSED';
  const now = own.find(({ attempt_no }) => attempt_no === attempt);
  if (now?.status === 'MARKED') return 'FAILED';
  if (now?.status === 'SUBMITTED') return 'WAITING';
  if (!isOpen) return 'LOCKED';
  return now ? 'STARTED' : 'OPEN';
}

function bestOf(own: readonly ItemSubmission[]): string | null {
  const marked = own.flatMap(({ status, percentage }) =>
    status === 'MARKED' && percentage !== null ? [percentage] : [],
  );
  return marked.reduce<string | null>(
    (best, each) => (best === null || thousandths(each) > thousandths(best) ? each : best),
    null,
  );
}

/** `goes_on`: items are left to do. `waits`: submitted items must be marked first. */
export type AttemptResult =
  | { readonly kind: 'goes_on' | 'waits' }
  /** The average of the graded items with three decimals, rounded half up; null if none is graded. */
  | { readonly kind: 'passed' | 'failed'; readonly percentage: string | null };

export function attemptResult(progress: readonly ItemProgress[]): AttemptResult {
  const has = (...states: readonly ItemState[]) => progress.some(({ state }) => states.includes(state));
  // A course without items can never be completed.
  if (progress.length === 0 || has('LOCKED', 'OPEN', 'STARTED')) return { kind: 'goes_on' };
  if (has('WAITING')) return { kind: 'waits' };
  return { kind: has('FAILED') ? 'failed' : 'passed', percentage: meanOf(progress) };
}

function meanOf(progress: readonly ItemProgress[]): string | null {
  const graded = progress.flatMap(({ qualifying_percentage, percentage }) =>
    qualifying_percentage !== null && percentage !== null ? [thousandths(percentage)] : [],
  );
  if (graded.length === 0) return null;
  const sum = graded.reduce((total, each) => total + each, 0n);
  return textOf(dividedHalfUp(sum, BigInt(graded.length)), 3);
}

/**
 * @returns The status and attempt that follow a result. A failed attempt is followed by the next one while
 * any are left.
 */
export function afterAttempt(
  { kind }: Pick<AttemptResult, 'kind'>,
  { attempt_no, attempts_allowed }: { readonly attempt_no: number; readonly attempts_allowed: number },
): { readonly status: EnrollmentStatus; readonly attempt_no: number } {
  switch (kind) {
    case 'passed':
      return { status: 'COMPLETED', attempt_no };
    case 'waits':
      return { status: 'SUBMITTED', attempt_no };
    case 'failed':
      return attempt_no < attempts_allowed
        ? { status: 'IN_PROGRESS', attempt_no: attempt_no + 1 }
        : { status: 'FAILED', attempt_no };
    case 'goes_on':
      return { status: 'IN_PROGRESS', attempt_no };
  }
}

/** @returns The item to continue with; null if nothing is left to do. */
export const nextItem = (progress: readonly ItemProgress[]): ItemProgress | null =>
  progress.find(({ state }) => state === 'STARTED') ?? progress.find(({ state }) => state === 'OPEN') ?? null;

/** Submitted items count as done, whatever their result. */
export const doneItems = (progress: readonly ItemProgress[]): number =>
  progress.filter(({ state }) => state === 'PASSED' || state === 'WAITING' || state === 'FAILED').length;

/** @returns The percentage of items that were submitted, rounded down. */
export const percentDone = (progress: readonly ItemProgress[]): number =>
  progress.length === 0 ? 0 : Math.floor((doneItems(progress) * 100) / progress.length);
