import { hasGrant, type ItemState, messages } from '@operatory/domain';
import { z } from 'zod';
import { notFound, Refusal } from '../../errors/refusal.ts';
import { mayReadRow } from '../../rights/may-read-row.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';
import {
  type LearnerProgress,
  type LearnerRow,
  learnerProgressOf,
  readCourseRows,
  readLearnerRows,
} from './learner-rows.ts';
import { type RemovedItem, type RemovedQuestion, readRemovedItems } from './removed-items.ts';

interface Item {
  readonly item_id: string;
  readonly name: string;
  readonly item_type: string;
  readonly state: ItemState;
  readonly qualifying_percentage: string | null;
  readonly percentage: string | null;
  readonly submission_id: string | null;
  readonly message: string | null;
  readonly media_seconds: number | null;
}
type Progress = LearnerRow &
  Omit<LearnerProgress, 'items' | 'submissions'> & {
    readonly items: readonly Item[];
    readonly mine: boolean;
    readonly removed: () => Promise<readonly RemovedItem[]>;
  };

/**
 * Adds the query `training_progress`: the progress in one enrolment, for the learner and users who can read
 * it.
 */
export function addTrainingProgress(builder: Builder): void {
  const state = builder.enumType('training_item_state', {
    values: ['LOCKED', 'OPEN', 'STARTED', 'WAITING', 'PASSED', 'FAILED'] as const,
  });
  const item = builder.objectRef<Item>('training_progress_item').implement({
    fields: (t) => ({
      item_id: t.expose('item_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      item_type: t.exposeString('item_type'),
      state: t.expose('state', { type: state }),
      qualifying_percentage: t.exposeString('qualifying_percentage', { nullable: true }),
      percentage: t.exposeString('percentage', { nullable: true, description: 'The best result' }),
      submission_id: t.expose('submission_id', {
        type: 'uuid',
        nullable: true,
        description: 'Of the latest attempt',
      }),
      message: t.exposeString('message', {
        nullable: true,
        description: 'What the marker said; only for the learner and those who mark',
      }),
      media_seconds: t.exposeInt('media_seconds', {
        nullable: true,
        description: 'Where the learner stopped watching',
      }),
    }),
  });
  const removedQuestion = builder.objectRef<RemovedQuestion>('training_removed_question').implement({
    fields: (t) => ({
      question_id: t.expose('question_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      type: t.exposeString('type'),
    }),
  });
  const removedItem = builder.objectRef<RemovedItem>('training_removed_item').implement({
    fields: (t) => ({
      item_id: t.expose('item_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      item_type: t.exposeString('item_type'),
      is_removed: t.exposeBoolean('is_removed', { description: 'The whole item; otherwise only questions' }),
      questions: t.field({ type: [removedQuestion], resolve: ({ questions }) => [...questions] }),
    }),
  });
  const progress = builder.objectRef<Progress>('training_progress').implement({
    fields: (t) => ({
      enrollment_id: t.expose('enrollment_id', { type: 'uuid' }),
      course_id: t.expose('course_id', { type: 'uuid' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      mine: t.exposeBoolean('mine'),
      name: t.exposeString('name'),
      short_info: t.exposeString('short_info', { nullable: true }),
      complete_info: t.exposeString('complete_info', { nullable: true }),
      thumbnail: t.field({ type: 'jsonb', nullable: true, resolve: ({ thumbnail }) => thumbnail }),
      status: t.exposeString('status'),
      version: t.exposeInt('version'),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
      is_overdue: t.exposeBoolean('is_overdue'),
      attempt_no: t.exposeInt('attempt_no'),
      attempts_allowed: t.exposeInt('attempts_allowed'),
      percentage: t.exposeString('percentage', { nullable: true }),
      grade: t.exposeString('grade', { nullable: true }),
      completed_at: t.expose('completed_at', { type: 'timestamptz', nullable: true }),
      expires_at: t.expose('expires_at', { type: 'timestamptz', nullable: true }),
      certificate_short_id: t.exposeInt('certificate_short_id', { nullable: true }),
      done: t.exposeInt('done'),
      next_item_id: t.expose('next_item_id', { type: 'uuid', nullable: true }),
      items: t.field({ type: [item], resolve: ({ items }) => [...items] }),
      removed: t.field({
        type: [removedItem],
        description:
          'Items and questions that were handed in and removed from the course since; only for the learner and those who mark',
        resolve: async ({ removed }) => [...(await removed())],
      }),
    }),
  });
  builder.queryField('training_progress', (t) =>
    t.field({
      type: progress,
      description: 'How an enrolment stands; for the learner and those who may read it',
      args: { enrollment_id: t.arg({ type: 'uuid', required: true }) },
      resolve: async (_root, args, { app, who }) => {
        const id = z.uuid().safeParse(args.enrollment_id);
        if (!id.success) throw new Refusal('invalid', messages.fill_valid_details);
        if (!(await mayReadRow(app, who, 'training_course_enrollments', id.data))) throw notFound();
        return inTenant(app, who, async () => {
          const [row] = await readLearnerRows(app.prisma, who.client_id, { enrollment_id: id.data });
          if (!row) throw notFound();
          const of = await readCourseRows(app.prisma, who.client_id, [row]);
          const { items, submissions, ...standing } = learnerProgressOf(row, of, app.clock.now());
          const mine = row.user_id === who.user_id;
          const hears = mine || hasGrant(who.grants, 'training-enrollments', 'EDIT');
          return {
            ...row,
            ...standing,
            mine,
            removed: async () =>
              hears
                ? inTenant(app, who, () => readRemovedItems(app.prisma, who.client_id, row.enrollment_id))
                : [],
            items: items.map((each) => {
              const own = submissions.filter(({ training_course_item_id: of }) => of === each.id);
              return {
                item_id: each.id,
                name: each.name,
                item_type: each.item_type,
                state: each.state,
                qualifying_percentage: each.qualifying_percentage,
                percentage: each.percentage,
                submission_id: own[0]?.id ?? null,
                message: hears ? (own.find(({ message }) => message !== null)?.message ?? null) : null,
                media_seconds: own.find(({ media_seconds }) => media_seconds !== null)?.media_seconds ?? null,
              };
            }),
          };
        });
      },
    }),
  );
}
