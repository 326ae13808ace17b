import {
  all,
  and,
  boolean,
  eq,
  file,
  files,
  longText,
  oneOf,
  or,
  reference,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { attachmentTypes } from '../documents/document-choices.ts';
import { mine, ofMyClinics, ofMyClinicsOrAll, standardRows, userId } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { formFields, formOfField, withoutAnswers, writableQuestionColumns } from '../training/form-fields.ts';

const active = eq('status', 'ACTIVE');

/** The fields that forms of clients and of the platform share. */
export const inductionFields = {
  name: text({ required: true, maxLength: 100 }),
  type: text({ maxLength: 30 }),
  description: longText({ maxLength: 5000 }),
  attachment_type: oneOf(attachmentTypes, { label: 'Content' }),
  form_attachment: file('induction', { label: 'Form' }),
  attachments: files('induction'),
  is_signature_required: boolean({ label: 'Needs a signature' }),
  status: oneOf(activeStatuses),
} as const;
export const writtenFormColumns = [
  'name',
  'type',
  'description',
  'attachment_type',
  'form_attachment',
  'attachments',
  'is_signature_required',
  'position',
  'status',
] as const;

/** Everybody reads the active forms of their clinics, and the forms that they have filled in. */
const toFillIn = or(and(active, ofMyClinicsOrAll()), { induction_form_submissions: mine() });
const rows = {
  read: { client_admin: all, clinic_admin: ofMyClinicsOrAll(), client_employee: ofMyClinicsOrAll() },
  change: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() },
};
const permissions = standardRows(rows, {
  module: 'induction-forms',
  write: ['clinic_id', 'client_induction_form_category_id', ...writtenFormColumns],
  presets: { created_by_user_id: userId },
  reference: ['id', 'name', 'status'],
  softDelete: true,
  own: toFillIn,
});

export const inductionForm = resource('induction_forms', {
  module: 'induction-forms',
  title: 'name',
  singular: 'Induction form',
  plural: 'Induction forms',
  fields: {
    ...inductionFields,
    clinic_id: reference('clinics', 'clinic', { where: active }),
    client_induction_form_category_id: reference(
      'client_induction_form_categories',
      'client_induction_form_category',
      { label: 'Category', where: active },
    ),
    master_induction_form_category_id: reference(
      'master_induction_form_categories',
      'master_induction_form_category',
      { label: 'Master category', readOnly: true },
    ),
    master_induction_form_id: reference('master_induction_forms', 'master_induction_form', {
      label: 'Copied from',
      readOnly: true,
    }),
  },
  list: {
    columns: ['name', 'client_induction_form_category_id', 'clinic_id', 'is_signature_required', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name'],
    ['client_induction_form_category_id', 'clinic_id'],
    ['type', 'attachment_type'],
    ['description'],
    ['form_attachment'],
    ['attachments'],
    ['is_signature_required'],
    ['status'],
  ],
  picker: {
    title: 'Induction forms',
    please: 'Please Select Induction form',
    details: ['client_induction_form_category_id'],
  },
  csv: {
    file: 'InductionForms.csv',
    columns: ['name', 'client_induction_form_category_id', 'clinic_id', 'is_signature_required', 'status'],
  },
  permissions,
});

export const inductionFormField = resource('induction_form_fields', {
  module: 'induction-forms',
  title: 'name',
  singular: 'Question',
  plural: 'Questions',
  fields: {
    ...formFields('induction'),
    induction_form_id: reference('induction_forms', 'induction_form', { required: true, label: 'Form' }),
  },
  list: { columns: ['name', 'hint', 'type', 'required'], sort: 'position', search: ['name'] },
  form: formOfField,
  part: 'induction_form_id',
  permissions: withoutAnswers(
    partOf({
      parent: 'induction_form',
      of: permissions,
      write: writableQuestionColumns,
      writeOnce: ['induction_form_id'],
      softDelete: true,
    }),
    'induction-forms',
    'induction_form_id',
  ),
});
