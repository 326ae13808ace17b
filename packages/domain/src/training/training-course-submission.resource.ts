import {
  all,
  type BoolExp,
  count,
  dateTime,
  files,
  json,
  longText,
  oneOf,
  or,
  percent,
  reference,
} from '@operatory/resource';
import { byRole, mine, sharesMyClinic } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { submissionStatuses } from './training-choices.ts';

const module = 'training-enrollments';
const of = (enrollment: BoolExp): BoolExp => ({ training_course_enrollment: enrollment });
const own = of(mine());
/** Learners read their own answers. Only people who mark them read the answers of others. */
const select = (marked: BoolExp) => ({
  select: [
    {
      needs: [`${module}:VIEW`, `${module}:EDIT`],
      filter: or(own, marked),
      columns: '*' as const,
      aggregates: true,
    },
    { needs: `package:${module}`, filter: own, columns: '*' as const, aggregates: true },
  ],
});
const near = select(of({ user: sharesMyClinic }));

export const trainingCourseSubmission = resource('training_course_submissions', {
  module,
  title: 'training_course_item_id',
  singular: 'Submission',
  plural: 'Submissions',
  fields: {
    training_course_enrollment_id: reference('training_course_enrollments', 'training_course_enrollment', {
      label: 'Enrollment',
    }),
    training_course_item_id: reference('training_course_items', 'training_course_item', { label: 'Item' }),
    attempt_no: count({ label: 'Attempt' }),
    status: oneOf(submissionStatuses),
    answers: json(),
    attachments: files('training'),
    percentage: percent({ label: 'Result' }),
    message: longText({ label: 'Comment' }),
    marked_by_user_id: reference('users', 'marked_by_user', { label: 'Marked by' }),
    marked_at: dateTime({ label: 'Marked' }),
    submitted_at: dateTime({ label: 'Submitted' }),
    created_at: dateTime({ label: 'Started' }),
  },
  list: {
    columns: [
      'training_course_enrollment_id',
      'training_course_item_id',
      'attempt_no',
      'status',
      'percentage',
      'submitted_at',
      'marked_by_user_id',
    ],
    sort: '-created_at',
  },
  form: [],
  part: 'training_course_enrollment_id',
  permissions: byRole({ client_admin: select(all), clinic_admin: near, client_employee: near }),
});
