import { colour, nameText, oneOf, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { messages } from '../messages.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clientExpenseType = master('client_expense_types', {
  module: 'client-expense-types',
  title: 'name',
  singular: 'Expense type',
  plural: 'Expense types',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'clinic_id', 'short_info', 'color', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'status'], ['name', 'color'], ['short_info']],
  picker: {
    title: 'Client expense types',
    please: 'Please Select Client expense type',
    details: ['clinic_id'],
  },
  duplicate: messages.expense_type_exists,
  permissions: standard({
    module: 'client-expense-types',
    scope: 'clinic',
    write: ['clinic_id', 'name', 'short_info', 'color', 'position', 'status'],
    reference: ['id', 'name', 'color', 'status', 'position', 'clinic_id'],
  }),
});
