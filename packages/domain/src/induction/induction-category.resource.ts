import { colour, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { platformStandard, takenOverBy } from '../permissions/table-rules.ts';
import { master } from '../resource.ts';

const fields = {
  name: nameText(),
  short_info: text({ label: 'Short description', maxLength: 200 }),
  color: colour({ label: 'Colour' }),
  status: oneOf(activeStatuses),
} as const;
const columns = ['name', 'short_info', 'color', 'status'] as const;
const form = [['name', 'color'], ['short_info'], ['status']] as const;
const write = ['name', 'short_info', 'color', 'position', 'status'];

export const clientInductionFormCategory = master('client_induction_form_categories', {
  module: 'client-induction-form-categories',
  title: 'name',
  singular: 'Induction form category',
  plural: 'Induction form categories',
  fields,
  list: { columns, sort: 'name', search: ['name'] },
  form,
  picker: {
    title: 'Client induction form categories',
    please: 'Please Select Client induction form category',
  },
  csv: { file: 'InductionFormCategories.csv', columns },
  permissions: standard({
    module: 'client-induction-form-categories',
    scope: 'client',
    write,
    reference: ['id', 'name', 'color', 'status'],
  }),
});

export const masterInductionFormCategory = master('master_induction_form_categories', {
  module: 'master-induction-forms',
  title: 'name',
  singular: 'Master induction form category',
  plural: 'Master induction form categories',
  fields,
  list: { columns, sort: 'name', search: ['name'] },
  form,
  picker: {
    title: 'Master induction form categories',
    please: 'Please Select Master induction form category',
  },
  csv: { file: 'MasterInductionFormCategories.csv', columns },
  beside: true,
  permissions: platformStandard({
    module: 'master-induction-forms',
    write,
    tenants: takenOverBy('client-induction-form-categories'),
  }),
});
