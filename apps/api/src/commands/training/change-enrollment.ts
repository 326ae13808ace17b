import { cancelEnrollment as cancelRule, courseDue, grantRetake as retakeRule } from '@operatory/domain';
import { z } from 'zod';
import { clientDay } from '../client-day.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import {
  type EnrollmentRow,
  emitEnrollmentEvent,
  lockEnrollment,
  recordEnrollment,
} from './enrollment-row.ts';

const input = z.object({ id: z.uuid(), version: z.int(), note: z.string().trim().max(1000).nullish() });

export const cancelEnrollment = defineCommand({
  name: 'cancel_enrollment',
  description: 'Ends an enrollment that is not finished. What was handed in stays.',
  input,
  returns: 'training_course_enrollments',
  async run(run) {
    const { db, actor, now } = run;
    const { enrollment, relation } = await lockEnrollment(run, run.input.id);
    requireOk(cancelRule(enrollment.status, relation));
    assertRule(run.input.version === enrollment.version, 'training_is_newer');
    await db.training_course_enrollments.update({
      where: rowKey(actor, enrollment.id),
      data: { status: 'CANCELLED', cancelled_at: now, version: { increment: 1 }, updated_at: now },
      select: { id: true },
    });
    recordEnrollment(run, enrollment.id, {
      action: 'cancelled',
      from_value: { status: enrollment.status },
      to_value: { status: 'CANCELLED' },
      note: run.input.note ?? null,
    });
    return { id: enrollment.id };
  },
});

export const grantRetake = defineCommand({
  name: 'grant_retake',
  description: 'Gives somebody who has failed a course another attempt. What they have passed stays passed.',
  input,
  returns: 'training_course_enrollments',
  async run(run) {
    const { db, actor, now } = run;
    const { enrollment, relation } = await lockEnrollment(run, run.input.id);
    requireOk(retakeRule(enrollment.status, relation));
    await assertNotEnrolledAgain(run, enrollment);
    assertRule(run.input.version === enrollment.version, 'training_is_newer');
    const attempt_no = enrollment.attempt_no + 1;
    const due_date = await dueAgain(run, enrollment);
    await db.training_course_enrollments.update({
      where: rowKey(actor, enrollment.id),
      data: {
        status: 'IN_PROGRESS',
        attempt_no,
        attempts_allowed: Math.max(enrollment.attempts_allowed, attempt_no),
        due_date: due_date && new Date(due_date),
        reminded_days: null,
        overdue_reported_at: null,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    recordEnrollment(run, enrollment.id, {
      action: 'retake_granted',
      from_value: { status: 'FAILED', attempt_no: enrollment.attempt_no },
      to_value: { status: 'IN_PROGRESS', attempt_no, due_date },
      note: run.input.note ?? null,
    });
    emitEnrollmentEvent(run, 'training_assigned', enrollment, { due_date, why: 'RETAKE' });
    return { id: enrollment.id };
  },
});

/** A new attempt is due as many days from today as a new enrolment would be. */
async function dueAgain(
  { db, actor, now }: Pick<CommandContext, 'db' | 'actor' | 'now'>,
  { training_course_id }: EnrollmentRow,
): Promise<string | null> {
  const course = await db.training_courses.findUnique({
    where: rowKey(actor, training_course_id),
    select: { due_in_days: true },
  });
  return courseDue(course?.due_in_days ?? null, (await clientDay({ db, actor, now })).today);
}

async function assertNotEnrolledAgain(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  { training_course_id, user_id }: EnrollmentRow,
): Promise<void> {
  const again = await db.training_course_enrollments.count({
    where: {
      client_id: actor.client_id,
      training_course_id,
      user_id,
      status: { in: ['ENROLLED', 'IN_PROGRESS', 'SUBMITTED'] },
    },
  });
  assertRule(again === 0, 'training_enrolled_again');
}
