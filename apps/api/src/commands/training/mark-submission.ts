import {
  type CourseItem,
  isPassed,
  markSubmission as markRule,
  type SubmissionStatus,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { emitEnrollmentEvent, lockEnrollmentOf } from './enrollment-row.ts';
import { settleAttempt } from './settle-attempt.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;
interface SubmissionRow extends Pick<CourseItem, 'qualifying_percentage'> {
  readonly id: string;
  readonly status: SubmissionStatus;
  readonly version: number;
  readonly item_name: string;
}

export const markTrainingSubmission = defineCommand({
  name: 'mark_training_submission',
  description:
    'Marks what somebody else handed in, with a percentage and words to them. The last mark decides the course.',
  input: z.object({
    id: z.uuid(),
    version: z.int(),
    percentage: z.coerce
      .number()
      .min(0)
      .max(100)
      .transform((given) => given.toFixed(3)),
    message: z.string().trim().max(1000).nullish(),
  }),
  returns: 'training_course_enrollments',
  async run(run) {
    const { db, actor, now, input } = run;
    const { enrollment, relation } = await lockEnrollmentOf(run, input.id);
    const submission = await readSubmission(run, input.id);
    requireOk(markRule(enrollment.status, submission.status, relation));
    assertRule(input.version === submission.version, 'training_is_newer');
    const { percentage, message = null } = input;
    const passed = isPassed(submission, percentage);
    await db.training_course_submissions.update({
      where: rowKey(actor, submission.id),
      data: {
        status: 'MARKED',
        percentage,
        passed,
        message,
        marked_by_user_id: actor.user_id,
        marked_at: now,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
    const status = await settleAttempt(run, enrollment);
    const { item_name } = submission;
    emitEnrollmentEvent(run, 'training_marked', enrollment, {
      item_name,
      percentage,
      passed,
      status,
      message,
    });
    return { id: enrollment.id };
  },
});

async function readSubmission({ db, actor }: At, id: string): Promise<SubmissionRow> {
  const [row] = await db.$queryRaw<SubmissionRow[]>`
    select s.id, s.status::text, s.version, i.name as item_name, i.qualifying_percentage::text
    from training_course_submissions s
      join training_course_items i on i.client_id = s.client_id and i.id = s.training_course_item_id
    where s.client_id = ${actor.client_id}::uuid and s.id = ${id}::uuid`;
  if (!row) throw notFound();
  return row;
}
