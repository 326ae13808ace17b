import {
  type AttemptResult,
  afterAttempt,
  attemptResult,
  courseProgress,
  dayBounds,
  type EnrollmentStatus,
  gradeOf,
  localDate,
  monthsLater,
} from '@operatory/domain';
import type { CommandContext, RowContext } from '../define.ts';
import { rowKey } from '../row-key.ts';
import {
  type EnrollmentRow,
  type OfClient,
  readItems,
  readSubmissions,
  recordEnrollment,
} from './enrollment-row.ts';

type Run = OfClient & Pick<CommandContext, 'now'> & Pick<RowContext, 'record'>;

/** @returns The result of an attempt, by the items that the course has now. */
export async function resultOf(at: OfClient, enrollment: EnrollmentRow): Promise<AttemptResult> {
  const [items, submissions] = await Promise.all([
    readItems(at, enrollment.training_course_id),
    readSubmissions(at, enrollment.id),
  ]);
  return attemptResult(courseProgress(items, submissions, enrollment.attempt_no));
}

/**
 * Updates a locked enrolment after one of its items was submitted, marked or removed from the course: a new
 * attempt, waiting for marks, passed with grade and certificate, or failed.
 */
export async function settleAttempt(run: Run, enrollment: EnrollmentRow): Promise<EnrollmentStatus> {
  const { db, actor, now } = run;
  const result = await resultOf(run, enrollment);
  const { status, attempt_no } = afterAttempt(result, enrollment);
  const percentage = result.kind === 'passed' || result.kind === 'failed' ? result.percentage : null;
  const passed = status === 'COMPLETED' ? await passedColumns(run, enrollment, percentage) : null;
  await db.training_course_enrollments.update({
    where: rowKey(actor, enrollment.id),
    data: {
      status,
      attempt_no,
      ...(percentage === null ? {} : { percentage }),
      ...(status === 'SUBMITTED' && enrollment.status !== status ? { submitted_at: now } : {}),
      ...(passed ?? {}),
      version: { increment: 1 },
      updated_at: now,
    },
    select: { id: true },
  });
  if (status !== enrollment.status || attempt_no !== enrollment.attempt_no)
    recordEnrollment(run, enrollment.id, {
      action: status.toLowerCase(),
      from_value: { status: enrollment.status, attempt_no: enrollment.attempt_no },
      to_value: { status, attempt_no, percentage },
      note: null,
    });
  return status;
}

/** Creates the certificate, and returns the columns of an enrolment that has just been passed. */
async function passedColumns({ db, actor, now }: Run, enrollment: EnrollmentRow, percentage: string | null) {
  const bands = await db.$queryRaw<
    { id: string; name: string; start_percentage: string; end_percentage: string }[]
  >`select id, name, start_percentage::text, end_percentage::text from client_training_grades
    where client_id = ${actor.client_id}::uuid and status = 'ACTIVE'`;
  const grade = percentage === null ? null : gradeOf(percentage, bands);
  const expires_at = expiryOf(enrollment, now);
  await db.training_course_certificates.create({
    data: {
      client_id: actor.client_id,
      training_course_enrollment_id: enrollment.id,
      course_name: enrollment.course_name,
      grade_name: grade?.name ?? null,
      percentage,
      issued_at: now,
      expires_at,
    },
    select: { id: true },
  });
  return { completed_at: now, expires_at, client_training_grade_id: grade?.id ?? null };
}

/** @returns The start of the day on which the completion expires, in the enrolment's zone. */
function expiryOf({ valid_for_months, zone }: EnrollmentRow, now: Date): Date | null {
  if (valid_for_months === null) return null;
  return dayBounds(monthsLater(localDate(now, zone), valid_for_months), zone).start;
}
