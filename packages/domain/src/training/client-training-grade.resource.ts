import { nameText, oneOf, percent, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

/** A database constraint keeps the ranges of active grades from overlapping. */
export const clientTrainingGrade = master('client_training_grades', {
  module: 'client-training-grades',
  title: 'name',
  singular: 'Training grade',
  plural: 'Training grades',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    start_percentage: percent({ label: 'From', required: true }),
    end_percentage: percent({
      label: 'To',
      hint: 'Below this mark. 100 is included.',
      required: true,
      above: { column: 'start_percentage', message: 'To must be more than From' },
    }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'short_info', 'start_percentage', 'end_percentage', 'status'],
    sort: 'start_percentage',
    search: ['name'],
  },
  form: [['name'], ['short_info'], ['start_percentage', 'end_percentage'], ['status']],
  picker: {
    title: 'Client training grades',
    please: 'Please Select Client training grade',
    details: ['start_percentage', 'end_percentage'],
  },
  csv: {
    file: 'TrainingGrades.csv',
    columns: ['name', 'short_info', 'start_percentage', 'end_percentage', 'status'],
  },
  permissions: standard({
    module: 'client-training-grades',
    scope: 'client',
    write: ['name', 'short_info', 'start_percentage', 'end_percentage', 'position', 'status'],
    reference: ['id', 'name', 'status'],
  }),
});
