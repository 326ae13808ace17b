import { date, dateTime, eq, files, longText, money, nameText, reference } from '@operatory/resource';
import { authored, ofItsClinic, withRowCheck } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const clinicExpense = resource('clinic_expenses', {
  module: 'clinic-expenses',
  title: 'name',
  singular: 'Expense',
  plural: 'Expenses',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    clinic_expense_type_id: reference('client_expense_types', 'clinic_expense_type', {
      required: true,
      label: 'Expense type',
      where: eq('status', 'ACTIVE'),
    }),
    name: nameText(),
    amount: money({ required: true }),
    expense_date: date({ required: true, label: 'Date' }),
    internal_note: longText({ label: 'Internal note', maxLength: 1000 }),
    attachments: files('clinic_expenses'),
    created_by_userid: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: [
      'expense_date',
      'name',
      'clinic_expense_type_id',
      'amount',
      'clinic_id',
      'created_by_userid',
      'attachments',
    ],
    sort: '-expense_date',
    search: ['name'],
  },
  form: [
    ['clinic_id', 'clinic_expense_type_id'],
    ['name'],
    ['amount', 'expense_date'],
    ['internal_note'],
    ['attachments'],
  ],
  totals: { amount: 'amount', day: 'expense_date', by: 'clinic_expense_type_id', budget: 'weekly_budget' },
  csv: {
    file: 'ClinicExpense.csv',
    columns: [
      'expense_date',
      'name',
      'clinic_expense_type_id',
      'amount',
      'clinic_id',
      'created_by_userid',
      'internal_note',
      'created_at',
    ],
  },
  permissions: withRowCheck(
    ofItsClinic('clinic_expense_type'),
    authored({
      module: 'clinic-expenses',
      scope: 'clinic',
      author: 'created_by_userid',
      write: [
        'clinic_id',
        'clinic_expense_type_id',
        'name',
        'amount',
        'expense_date',
        'internal_note',
        'attachments',
        'position',
      ],
      softDelete: true,
    }),
  ),
});
