import { file, files, longText, oneOf, percent, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { attachmentTypes } from '../documents/document-choices.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { formFields, formOfField, withoutAnswers, writableQuestionColumns } from './form-fields.ts';
import { itemTypes } from './training-choices.ts';
import { coursePermissions } from './training-course.resource.ts';

export const itemFields = {
  item_type: oneOf(itemTypes, { required: true, label: 'Item type' }),
  type: text({ maxLength: 30 }),
  name: text({ required: true, maxLength: 100 }),
  description: longText({ maxLength: 10000 }),
  qualifying_percentage: percent({ label: 'Pass mark', hint: 'Leave empty if it is not graded' }),
  media_attachment_type: oneOf(attachmentTypes, { label: 'Media type' }),
  media_attachment: file('training', { label: 'Media' }),
  attachments: files('training'),
  status: oneOf(activeStatuses),
} as const;
export const itemColumns = ['name', 'item_type', 'qualifying_percentage', 'status'] as const;
export const itemForm = [
  ['name'],
  ['item_type', 'type'],
  ['description'],
  ['qualifying_percentage', 'media_attachment_type'],
  ['media_attachment'],
  ['attachments'],
  ['status'],
] as const;
export const writtenItemColumns = [
  'item_type',
  'type',
  'name',
  'description',
  'qualifying_percentage',
  'position',
  'media_attachment_type',
  'media_attachment',
  'attachments',
  'status',
] as const;

const itemPermissions = partOf({
  parent: 'training_course',
  of: coursePermissions,
  write: writtenItemColumns,
  writeOnce: ['training_course_id'],
  softDelete: true,
});
export const trainingCourseItem = resource('training_course_items', {
  module: 'training-courses',
  title: 'name',
  singular: 'Training course item',
  plural: 'Training course items',
  fields: {
    ...itemFields,
    training_course_id: reference('training_courses', 'training_course', { required: true, label: 'Course' }),
  },
  list: { columns: ['training_course_id', ...itemColumns], sort: 'position', search: ['name'] },
  form: itemForm,
  picker: { title: 'Training course items', please: 'Please Select Training course item' },
  csv: { file: 'TrainingCourseItems.csv', columns: ['training_course_id', ...itemColumns] },
  part: 'training_course_id',
  permissions: itemPermissions,
});

export const trainingCourseItemField = resource('training_course_item_fields', {
  module: 'training-courses',
  title: 'name',
  singular: 'Question',
  plural: 'Questions',
  fields: {
    ...formFields('training'),
    training_course_item_id: reference('training_course_items', 'training_course_item', {
      required: true,
      label: 'Item',
    }),
  },
  list: { columns: ['name', 'hint', 'type', 'required'], sort: 'position', search: ['name'] },
  form: formOfField,
  part: 'training_course_item_id',
  permissions: withoutAnswers(
    partOf({
      parent: 'training_course_item',
      of: itemPermissions,
      write: writableQuestionColumns,
      writeOnce: ['training_course_item_id'],
      softDelete: true,
    }),
    'training-courses',
    'training_course_item_id',
  ),
});
