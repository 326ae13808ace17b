import { colour, image, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clientTrainingCategory = master('client_training_categories', {
  module: 'client-training-categories',
  title: 'name',
  singular: 'Training category',
  plural: 'Training categories',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    image: image('training'),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'short_info', 'color', 'status'], sort: 'name', search: ['name'] },
  form: [['name', 'color'], ['short_info'], ['image'], ['status']],
  picker: { title: 'Client training categories', please: 'Please Select Client training category' },
  csv: { file: 'TrainingCategories.csv', columns: ['name', 'short_info', 'color', 'status'] },
  permissions: standard({
    module: 'client-training-categories',
    scope: 'client',
    write: ['name', 'short_info', 'color', 'image', 'position', 'status'],
    reference: ['id', 'name', 'color', 'image', 'status'],
  }),
});
