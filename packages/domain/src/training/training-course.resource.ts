import {
  all,
  and,
  boolean,
  count,
  eq,
  image,
  longText,
  oneOf,
  or,
  reference,
  someOf,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { roles } from '../permissions/roles.ts';
import { mine, ofMyClinics, ofMyClinicsOrAll, standardRows, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/** Courses of the user's clinics that are open to everybody, and courses that the user is enrolled in. */
const offered = or(and(eq('status', 'ACTIVE'), ofMyClinicsOrAll(), eq('is_open', true)), {
  training_course_enrollments: mine(),
});
const rows = {
  read: { client_admin: all, clinic_admin: ofMyClinicsOrAll(), client_employee: ofMyClinicsOrAll() },
  change: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() },
};
export const coursePermissions = standardRows(rows, {
  module: 'training-courses',
  write: [
    'clinic_id',
    'client_training_category_id',
    'name',
    'short_info',
    'complete_info',
    'thumbnail_image',
    'status',
    'is_open',
    'due_in_days',
    'attempts_allowed',
    'valid_for_months',
    'for_new_starters',
    'new_starter_roles',
    'position',
  ],
  presets: { created_by_user_id: userId },
  reference: ['id', 'name', 'thumbnail_image', 'status'],
  softDelete: true,
  own: offered,
});

export const trainingCourse = resource('training_courses', {
  module: 'training-courses',
  title: 'name',
  singular: 'Training course',
  plural: 'Training courses',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    complete_info: longText({ label: 'About', maxLength: 5000 }),
    thumbnail_image: image('training', { label: 'Picture' }),
    clinic_id: reference('clinics', 'clinic', { where: eq('status', 'ACTIVE') }),
    client_training_category_id: reference('client_training_categories', 'client_training_category', {
      label: 'Category',
      where: eq('status', 'ACTIVE'),
    }),
    master_training_course_id: reference('master_training_courses', 'master_training_course', {
      label: 'Copied from',
      readOnly: true,
    }),
    is_open: boolean({ label: 'Open to everyone' }),
    due_in_days: count({ label: 'Days to complete', max: 3650 }),
    attempts_allowed: count({ label: 'Attempts', min: 1, max: 100 }),
    valid_for_months: count({ label: 'Valid for (months)', min: 1, max: 600 }),
    for_new_starters: boolean({
      label: 'For new starters',
      hint: 'People who join from now on are enrolled automatically',
    }),
    new_starter_roles: someOf(
      roles
        .filter(({ scope }) => scope === 'client')
        .map(({ name, title }) => ({ value: name, label: title })),
      { label: 'Roles of new starters', hint: 'Leave empty for all roles' },
    ),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'short_info', 'client_training_category_id', 'clinic_id', 'is_open', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name'],
    ['short_info'],
    ['client_training_category_id', 'clinic_id'],
    ['thumbnail_image'],
    ['complete_info'],
    ['is_open'],
    ['due_in_days', 'attempts_allowed', 'valid_for_months'],
    ['for_new_starters', 'new_starter_roles'],
    ['status'],
  ],
  picker: {
    title: 'Training courses',
    please: 'Please Select Training course',
    details: ['client_training_category_id'],
  },
  csv: {
    file: 'TrainingCourses.csv',
    columns: ['name', 'short_info', 'client_training_category_id', 'clinic_id', 'is_open', 'status'],
  },
  permissions: coursePermissions,
});
