import { and, colour, eq, image, longText, nameText, oneOf, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { platformStandard, takenOverBy } from '../permissions/table-rules.ts';
import { master, resource } from '../resource.ts';
import { formFields, formOfField, writableQuestionColumns } from './form-fields.ts';
import { itemColumns, itemFields, itemForm, writtenItemColumns } from './training-course-item.resource.ts';

const module = 'master-training';
const active = eq('status', 'ACTIVE');

export const masterTrainingCategory = master('master_training_categories', {
  module,
  title: 'name',
  singular: 'Master training category',
  plural: 'Master training categories',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'short_info', 'color', 'status'], sort: 'name', search: ['name'] },
  form: [['name', 'color'], ['short_info'], ['status']],
  picker: { title: 'Master training categories', please: 'Please Select Master training category' },
  csv: { file: 'MasterTrainingCategories.csv', columns: ['name', 'short_info', 'color', 'status'] },
  beside: true,
  permissions: platformStandard({
    module,
    write: ['name', 'short_info', 'color', 'position', 'status'],
    tenants: takenOverBy('client-training-categories'),
  }),
});

export const masterTrainingCourse = resource('master_training_courses', {
  module,
  title: 'name',
  singular: 'Master training course',
  plural: 'Master training courses',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    complete_info: longText({ label: 'About', maxLength: 5000 }),
    thumbnail_image: image('training', { label: 'Picture' }),
    master_training_category_id: reference('master_training_categories', 'master_training_category', {
      label: 'Category',
      where: active,
    }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'short_info', 'master_training_category_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name'],
    ['short_info'],
    ['master_training_category_id'],
    ['thumbnail_image'],
    ['complete_info'],
    ['status'],
  ],
  picker: { title: 'Training courses', please: 'Please Select Training course' },
  csv: {
    file: 'MasterTrainingCourses.csv',
    columns: ['name', 'short_info', 'master_training_category_id', 'status'],
  },
  permissions: platformStandard({
    module,
    write: [
      'master_training_category_id',
      'name',
      'short_info',
      'complete_info',
      'thumbnail_image',
      'position',
      'status',
    ],
    tenants: takenOverBy('training-courses'),
  }),
});

export const masterTrainingCourseItem = resource('master_training_course_items', {
  module,
  title: 'name',
  singular: 'Master training course item',
  plural: 'Master training course items',
  fields: {
    ...itemFields,
    master_training_course_id: reference('master_training_courses', 'master_training_course', {
      required: true,
      label: 'Course',
    }),
  },
  list: { columns: ['master_training_course_id', ...itemColumns], sort: 'position', search: ['name'] },
  form: itemForm,
  csv: { file: 'MasterTrainingCourseItems.csv', columns: ['master_training_course_id', ...itemColumns] },
  part: 'master_training_course_id',
  permissions: platformStandard({
    module,
    write: writtenItemColumns,
    writeOnce: ['master_training_course_id'],
    tenants: takenOverBy('training-courses', and(active, { master_training_course: active })),
  }),
});

export const masterTrainingCourseItemField = resource('master_training_course_item_fields', {
  module,
  title: 'name',
  singular: 'Question',
  plural: 'Questions',
  fields: {
    ...formFields('training'),
    master_training_course_item_id: reference('master_training_course_items', 'master_training_course_item', {
      required: true,
      label: 'Item',
    }),
  },
  list: { columns: ['name', 'hint', 'type', 'required'], sort: 'position', search: ['name'] },
  form: formOfField,
  part: 'master_training_course_item_id',
  permissions: platformStandard({
    module,
    write: writableQuestionColumns,
    writeOnce: ['master_training_course_item_id'],
    tenants: takenOverBy('training-courses', {
      master_training_course_item: and(active, { master_training_course: active }),
    }),
  }),
});
