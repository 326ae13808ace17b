import { type CellOf, cellState } from '../assignments/assignment-matrix.ts';
import type { EnrollmentStatus } from './course-progress.ts';

const open: ReadonlySet<EnrollmentStatus> = new Set(['ENROLLED', 'IN_PROGRESS', 'SUBMITTED']);
export const isOpenEnrollment = (status: EnrollmentStatus): boolean => open.has(status);

/** Times are ISO texts. */
export interface ListedEnrollment {
  readonly user_id: string;
  readonly course_id: string;
  readonly status: EnrollmentStatus;
  readonly enrolled_at: string;
  readonly due_date: string | null;
  readonly expires_at: string | null;
}

/** @returns True if the completion is valid. The nightly job may not have marked an expired one yet. */
const counts = ({ status, expires_at }: ListedEnrollment, now: string): boolean =>
  status === 'COMPLETED' && (expires_at === null || expires_at > now);

/**
 * The lowest key decides a person's state in a course: a valid completion, else an open enrolment, else the
 * latest.
 */
function sortKeyOf(enrollment: ListedEnrollment, now: string): number {
  if (counts(enrollment, now)) return 0;
  return isOpenEnrollment(enrollment.status) ? 1 : 2;
}

/**
 * @returns The enrolment that decides the state of each person in each course. Cancelled enrolments are
 * ignored.
 */
export function decisiveEnrollments<Row extends ListedEnrollment>(
  rows: readonly Row[],
  now: string,
): readonly Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    if (row.status === 'CANCELLED') continue;
    const key = `${row.user_id} ${row.course_id}`;
    const known = best.get(key);
    const difference = known ? sortKeyOf(row, now) - sortKeyOf(known, now) : -1;
    if (!known || difference < 0 || (difference === 0 && row.enrolled_at > known.enrolled_at))
      best.set(key, row);
  }
  return [...best.values()];
}

export type TrainingCell = CellOf<'done' | 'open' | 'expired' | 'failed'>;
export function trainingCell(row: ListedEnrollment, now: string, today: string): TrainingCell {
  if (isOpenEnrollment(row.status)) return cellState('open', row.due_date, today);
  if (row.status === 'FAILED') return cellState('failed', null, today);
  return cellState(counts(row, now) ? 'done' : 'expired', null, today);
}

/** The order of a learner's courses: those to work on, those waiting to be marked, ended ones. */
const places: Readonly<Record<EnrollmentStatus, number>> = {
  IN_PROGRESS: 0,
  ENROLLED: 0,
  SUBMITTED: 1,
  FAILED: 2,
  EXPIRED: 3,
  COMPLETED: 4,
  CANCELLED: 5,
};
/**
 * A learner's open enrolments, started ones first and then by due date, and the latest ended enrolment of
 * each course. A failed or expired enrolment is left out while the course is taken again.
 */
export function myCourses<Row extends ListedEnrollment>(rows: readonly Row[]): readonly Row[] {
  const shown = rows.filter((row) => {
    if (isOpenEnrollment(row.status)) return true;
    if (row.status === 'CANCELLED') return false;
    const others = rows.filter(({ course_id }) => course_id === row.course_id);
    const isTakenAgain = row.status !== 'COMPLETED' && others.some(({ status }) => isOpenEnrollment(status));
    const isLatest = others.every(
      ({ status, enrolled_at }) =>
        isOpenEnrollment(status) || status === 'CANCELLED' || enrolled_at <= row.enrolled_at,
    );
    return isLatest && !isTakenAgain;
  });
  return shown.toSorted((a, b) => {
    const place = places[a.status] - places[b.status];
    if (place !== 0) return place;
    const due = (a.due_date ?? '9999-12-31').localeCompare(b.due_date ?? '9999-12-31');
    if (due !== 0 && isOpenEnrollment(a.status)) return due;
    if (a.status !== b.status) return a.status === 'IN_PROGRESS' ? -1 : 1;
    return b.enrolled_at.localeCompare(a.enrolled_at);
  });
}
