import { colour, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clientPreformattedLettersCategory = master('client_preformatted_letters_categories', {
  module: 'client-preformatted-letters-categories',
  title: 'name',
  singular: 'Preformatted letters category',
  plural: 'Preformatted letters categories',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'short_info', 'color', 'status'], sort: 'name', search: ['name'] },
  form: [['name', 'color'], ['short_info'], ['status']],
  picker: {
    title: 'Client preformatted letters categories',
    please: 'Please Select Client preformatted letters category',
  },
  csv: { file: 'PreformattedLettersCategories.csv', columns: ['name', 'short_info', 'color', 'status'] },
  permissions: standard({
    module: 'client-preformatted-letters-categories',
    scope: 'client',
    write: ['name', 'short_info', 'color', 'position', 'status'],
    reference: ['id', 'name', 'color', 'status'],
  }),
});
