import {
  type Answers,
  courseProgress,
  type EnrollmentStatus,
  type ItemProgress,
  type ItemSubmission,
  type SubmissionStatus,
} from '@operatory/domain';
import { enrollmentStatuses, submissionStatuses } from '@operatory/domain/training/training-choices';
import { graphql, type ResultOf } from '#data/graphql.ts';
import type { CourseItemContent } from './course-data.ts';

export const liveEnrollment = graphql(`
  subscription trainingEnrollment($id: uuid!) {
    training_course_enrollments_by_pk(id: $id) {
      id status due_date attempt_no attempts_allowed percentage message version user_id training_course_id
      enrolled_at completed_at expires_at
      user { id display_name } client_training_grade { id name } training_course { id name }
      training_course_submissions(order_by: [{ attempt_no: asc }, { created_at: asc }]) {
        id training_course_item_id attempt_no status answers attachments percentage passed message submitted_at
        marked_at version media_seconds marked_by_user { id display_name } training_course_item { id name }
      }
      training_course_certificates { id short_id grade_name percentage issued_at expires_at }
    }
  }
`);
/** The state of each item, for users who may not read the submissions from which it is computed. */
export const itemStates = graphql(`
  query enrollmentItemStates($enrollment: uuid!) {
    training_progress(enrollment_id: $enrollment) { items { item_id state percentage qualifying_percentage } }
  }
`);
/**
 * The answers to items and questions that have since been removed from the course, for users who may read
 * submissions.
 */
export const removedItems = graphql(`
  query enrollmentRemovedItems($enrollment: uuid!) {
    training_progress(enrollment_id: $enrollment) {
      removed { item_id name item_type is_removed questions { question_id name type } }
    }
  }
`);
export type RemovedItem = NonNullable<ResultOf<typeof removedItems>['training_progress']>['removed'][number];
export type Enrollment = NonNullable<ResultOf<typeof liveEnrollment>['training_course_enrollments_by_pk']>;
export type Submission = Enrollment['training_course_submissions'][number];

export const statusOf = (status: unknown): EnrollmentStatus =>
  enrollmentStatuses.find(({ value }) => value === status)?.value ?? 'ENROLLED';
export const submissionStatus = (status: unknown): SubmissionStatus =>
  submissionStatuses.find(({ value }) => value === status)?.value ?? 'IN_PROGRESS';

/** A stored percentage as decimal text; null if there is none. */
export const percentageOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

interface SubmissionColumns {
  readonly training_course_item_id: string;
  readonly attempt_no: number;
  readonly status: unknown;
  readonly percentage: unknown;
}
export const submissionOf = (row: SubmissionColumns): ItemSubmission => ({
  training_course_item_id: row.training_course_item_id,
  attempt_no: row.attempt_no,
  status: submissionStatus(row.status),
  percentage: percentageOf(row.percentage),
});

/** The learner's progress with each item, by the same rule as the server's. */
export const progressOf = (
  items: readonly Pick<CourseItemContent, 'id' | 'qualifying_percentage'>[],
  submissions: readonly SubmissionColumns[],
  attempt: number,
): readonly ItemProgress[] =>
  courseProgress(
    items.map(({ id, qualifying_percentage }) => ({ id, qualifying_percentage })),
    submissions.map(submissionOf),
    attempt,
  );

export const answersOf = (answers: unknown): Answers =>
  typeof answers === 'object' && answers !== null ? (answers as Answers) : {};
