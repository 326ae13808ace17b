import { hasGrant, myCourses } from '@operatory/domain';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';
import {
  type LearnerProgress,
  type LearnerRow,
  learnerProgressOf,
  readCourseRows,
  readLearnerRows,
} from './learner-rows.ts';

type Mine = LearnerRow & Omit<LearnerProgress, 'items' | 'submissions'> & { readonly items: number };

/** Adds the query `my_training`: the caller's courses, first those that they can continue. */
export function addMyTraining(builder: Builder): void {
  const mine = builder.objectRef<Mine>('my_training').implement({
    fields: (t) => ({
      enrollment_id: t.expose('enrollment_id', { type: 'uuid' }),
      course_id: t.expose('course_id', { type: 'uuid' }),
      name: t.exposeString('name'),
      short_info: t.exposeString('short_info', { nullable: true }),
      thumbnail: t.field({ type: 'jsonb', nullable: true, resolve: ({ thumbnail }) => thumbnail }),
      status: t.exposeString('status'),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
      is_overdue: t.exposeBoolean('is_overdue', { description: 'Open, and the due day has passed' }),
      attempt_no: t.exposeInt('attempt_no'),
      attempts_allowed: t.exposeInt('attempts_allowed'),
      percentage: t.exposeString('percentage', { nullable: true }),
      done: t.exposeInt('done', { description: 'Items that are handed in' }),
      items: t.exposeInt('items'),
      next_item_id: t.expose('next_item_id', { type: 'uuid', nullable: true }),
      certificate_short_id: t.exposeInt('certificate_short_id', { nullable: true }),
      expires_at: t.expose('expires_at', { type: 'timestamptz', nullable: true }),
    }),
  });
  builder.queryField('my_training', (t) =>
    t.field({
      type: [mine],
      description: 'The courses that the caller takes or has taken',
      resolve: (_root, _args, { app, who }) =>
        inTenant(app, who, async () => {
          if (!hasGrant(who.grants, 'my-training', 'VIEW')) return [];
          const rows = myCourses(await readLearnerRows(app.prisma, who.client_id, { user_id: who.user_id }));
          const of = await readCourseRows(app.prisma, who.client_id, rows);
          return rows.map((row) => {
            const { items, submissions: _, ...standing } = learnerProgressOf(row, of, app.clock.now());
            return { ...row, ...standing, items: items.length };
          });
        }),
    }),
  );
}
