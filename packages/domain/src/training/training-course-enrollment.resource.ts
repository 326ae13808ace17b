import {
  count,
  date,
  dateTime,
  file,
  json,
  longText,
  oneOf,
  percent,
  reference,
  text,
} from '@operatory/resource';
import { sharesMyClinic } from '../permissions/scopes.ts';
import { partOf, personal } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { enrollmentStatuses } from './training-choices.ts';

const module = 'training-enrollments';
const permissions = personal({ module, team: true, viewed: { user: sharesMyClinic } });

export const trainingCourseEnrollment = resource('training_course_enrollments', {
  module,
  title: 'training_course_id',
  singular: 'Training course enrollment',
  plural: 'Enrollments',
  fields: {
    training_course_id: reference('training_courses', 'training_course', { label: 'Course' }),
    user_id: reference('users', 'user'),
    status: oneOf(enrollmentStatuses),
    client_training_grade_id: reference('client_training_grades', 'client_training_grade', {
      label: 'Grade',
    }),
    percentage: percent({ label: 'Result' }),
    message: longText(),
    enrolled_by_user_id: reference('users', 'enrolled_by_user', { label: 'Enrolled by' }),
    enrolled_at: dateTime({ label: 'Enrolled' }),
    due_date: date({ label: 'Due' }),
    completed_at: dateTime({ label: 'Completed' }),
    expires_at: dateTime({ label: 'Expires' }),
    attempt_no: count({ label: 'Attempt' }),
  },
  list: {
    columns: [
      'training_course_id',
      'user_id',
      'status',
      'percentage',
      'client_training_grade_id',
      'due_date',
      'enrolled_at',
      'completed_at',
    ],
    sort: '-enrolled_at',
  },
  form: [],
  picker: {
    title: 'Training course enrollments',
    please: 'Please Select Training course enrollment',
    details: ['user_id', 'status'],
  },
  csv: {
    file: 'Enrollments.csv',
    columns: [
      'training_course_id',
      'user_id',
      'status',
      'percentage',
      'client_training_grade_id',
      'due_date',
      'enrolled_at',
      'completed_at',
      'expires_at',
    ],
  },
  part: 'training_course_id',
  permissions,
});

const certificate = {
  short_id: count({ label: 'Number' }),
  training_course_enrollment_id: reference('training_course_enrollments', 'training_course_enrollment', {
    label: 'Enrollment',
  }),
  course_name: text({ label: 'Course' }),
  grade_name: text({ label: 'Grade' }),
  percentage: percent({ label: 'Result' }),
  certificate: file('training'),
  issued_at: dateTime({ label: 'Issued' }),
  expires_at: dateTime({ label: 'Expires' }),
} as const;
export const trainingCourseCertificate = resource('training_course_certificates', {
  module,
  title: 'course_name',
  singular: 'Certificate',
  plural: 'Certificates',
  fields: certificate,
  list: {
    columns: ['short_id', 'course_name', 'grade_name', 'percentage', 'issued_at', 'expires_at'],
    sort: '-issued_at',
    search: ['course_name'],
  },
  form: [],
  part: 'training_course_enrollment_id',
  permissions: partOf({ parent: 'training_course_enrollment', of: permissions }),
});

export const trainingCourseEnrollmentHistory = resource('training_course_enrollment_history', {
  module,
  title: 'action',
  singular: 'Change',
  plural: 'History',
  fields: {
    action: text(),
    user_id: reference('users', 'user'),
    training_course_enrollment_id: reference('training_course_enrollments', 'training_course_enrollment', {
      label: 'Enrollment',
    }),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'training_course_enrollment_id',
  permissions: partOf({ parent: 'training_course_enrollment', of: permissions }),
});
