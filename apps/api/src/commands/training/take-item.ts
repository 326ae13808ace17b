import {
  courseProgress,
  type FormField,
  type ItemProgress,
  isMarkedAtOnce,
  isPassed,
  markAnswers,
  startItem as startRule,
  submitItem as submitRule,
} from '@operatory/domain';
import { RE2JS } from 're2js';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { answersInput, filesInput } from '../answers-input.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import {
  type CourseItemRow,
  type LockedEnrollment,
  lockEnrollment,
  readItems,
  readSubmissions,
  recordEnrollment,
} from './enrollment-row.ts';
import { settleAttempt } from './settle-attempt.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

const idsInput = { training_course_enrollment_id: z.uuid(), training_course_item_id: z.uuid() };

interface TakenItem extends LockedEnrollment {
  readonly item: CourseItemRow & ItemProgress;
}
async function takeItem(
  at: At,
  ids: { readonly training_course_enrollment_id: string; readonly training_course_item_id: string },
): Promise<TakenItem> {
  const locked = await lockEnrollment(at, ids.training_course_enrollment_id);
  const { enrollment } = locked;
  const items = await readItems(at, enrollment.training_course_id);
  const progress = courseProgress(items, await readSubmissions(at, enrollment.id), enrollment.attempt_no);
  const index = items.findIndex(({ id }) => id === ids.training_course_item_id);
  const [row, own] = [items[index], progress[index]];
  if (!row || !own) throw notFound();
  return { ...locked, item: { ...row, ...own } };
}

export const startTrainingItem = defineCommand({
  name: 'start_training_item',
  description:
    'Notes that the learner has opened an item of their course. The items before it are handed in; opening it again changes nothing.',
  input: z.object(idsInput),
  returns: 'training_course_enrollments',
  async run(run) {
    const { db, actor, now, input } = run;
    const { enrollment, relation, item } = await takeItem(run, input);
    if (requireOk(startRule(enrollment.status, item, relation)) === 'stays') return { id: enrollment.id };
    await db.training_course_submissions.create({
      data: {
        client_id: actor.client_id,
        training_course_enrollment_id: enrollment.id,
        training_course_item_id: item.id,
        attempt_no: enrollment.attempt_no,
      },
      select: { id: true },
    });
    if (enrollment.status === 'ENROLLED') {
      await db.training_course_enrollments.update({
        where: rowKey(actor, enrollment.id),
        data: { status: 'IN_PROGRESS', started_at: now, version: { increment: 1 }, updated_at: now },
        select: { id: true },
      });
      recordEnrollment(run, enrollment.id, {
        action: 'started',
        from_value: { status: 'ENROLLED' },
        to_value: { status: 'IN_PROGRESS' },
        note: null,
      });
    }
    return { id: enrollment.id };
  },
});

export const submitTrainingItem = defineCommand({
  name: 'submit_training_item',
  description:
    'Hands in an item: its answers by the question’s id, and files. It is marked at once where its answers can be compared, else somebody marks it.',
  input: z.object({
    ...idsInput,
    answers: answersInput.default({}),
    attachments: filesInput,
    message: z.string().trim().max(1000).nullish(),
  }),
  returns: 'training_course_enrollments',
  async run(run) {
    const { db, actor, now, input } = run;
    const { enrollment, relation, item } = await takeItem(run, input);
    const fields = await readFields(run, item.id);
    requireOk(submitRule(enrollment.status, item, relation, fields, input.answers));
    await allowAttaching(db, actor);
    const isMarked = item.item_type !== 'ASSIGNMENT' && isMarkedAtOnce(fields);
    // An item without questions gets 100 percent.
    const percentage = isMarked ? (markAnswers(fields, input.answers, matches) ?? '100.000') : null;
    await db.training_course_submissions.updateMany({
      where: {
        client_id: actor.client_id,
        training_course_enrollment_id: enrollment.id,
        training_course_item_id: item.id,
        attempt_no: enrollment.attempt_no,
      },
      data: {
        status: isMarked ? 'MARKED' : 'SUBMITTED',
        answers: input.answers,
        attachments: input.attachments,
        message: input.message ?? null,
        submitted_at: now,
        ...(isMarked ? { percentage, passed: isPassed(item, percentage), marked_at: now } : {}),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    await settleAttempt(run, enrollment);
    return { id: enrollment.id };
  },
});

const readFields = ({ db, actor }: At, itemId: string): Promise<readonly FormField[]> =>
  db.$queryRaw<FormField[]>`
    select id, type::text, required, "evaluateAnswer", operator::text, regex,
      array(select jsonb_array_elements_text(options)) as options,
      array(select jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer
        when 'string' then jsonb_build_array(answer) else '[]' end)) as answer
    from training_course_item_fields
    where client_id = ${actor.client_id}::uuid and training_course_item_id = ${itemId}::uuid and deleted_at is null
    order by position, id`;

/**
 * RE2 does not backtrack, so no pattern of a course can keep the server busy. Invalid patterns match nothing.
 */
function matches(pattern: string, answer: string): boolean {
  try {
    return RE2JS.compile(pattern).matcher(answer).find();
  } catch {
    return false;
  }
}
