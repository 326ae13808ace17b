import { eq, longText, nameText, oneOf, reference } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { letterFieldNames } from './letter-text.ts';

const module = 'client-preformatted-letters-categories';

export const preformattedLetter = resource('preformatted_letters', {
  module,
  title: 'name',
  singular: 'Preformatted letter',
  plural: 'Preformatted letters',
  fields: {
    name: nameText(),
    preformatted_letter_category_id: reference(
      'client_preformatted_letters_categories',
      'preformatted_letter_category',
      { label: 'Category', where: eq('status', 'ACTIVE') },
    ),
    body: longText({
      label: 'Text',
      hint: `Fields: ${letterFieldNames.map((name) => `{${name}}`).join(' ')}`,
      required: true,
      maxLength: 20_000,
      placeholders: letterFieldNames,
    }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'preformatted_letter_category_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name', 'preformatted_letter_category_id'], ['body'], ['status']],
  csv: { file: 'PreformattedLetters.csv', columns: ['name', 'preformatted_letter_category_id', 'status'] },
  beside: true,
  permissions: standard({
    module,
    scope: 'client',
    write: ['name', 'preformatted_letter_category_id', 'body', 'status'],
    presets: { created_by_user_id: userId },
    reference: ['id', 'name', 'status'],
    softDelete: true,
  }),
});
