import { eq, reference } from '@operatory/resource';
import { platformStandard, takenOverBy } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { formFields, formOfField, writableQuestionColumns } from '../training/form-fields.ts';
import { inductionFields, writtenFormColumns } from './induction-form.resource.ts';

const module = 'master-induction-forms';
const active = eq('status', 'ACTIVE');

export const masterInductionForm = resource('master_induction_forms', {
  module,
  title: 'name',
  singular: 'Master induction form',
  plural: 'Master induction forms',
  fields: {
    ...inductionFields,
    master_induction_form_category_id: reference(
      'master_induction_form_categories',
      'master_induction_form_category',
      { label: 'Category', where: active },
    ),
  },
  list: {
    columns: ['name', 'master_induction_form_category_id', 'is_signature_required', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name'],
    ['master_induction_form_category_id'],
    ['type', 'attachment_type'],
    ['description'],
    ['form_attachment'],
    ['attachments'],
    ['is_signature_required'],
    ['status'],
  ],
  picker: { title: 'Induction forms', please: 'Please Select Induction form' },
  csv: {
    file: 'MasterInductionForms.csv',
    columns: ['name', 'master_induction_form_category_id', 'is_signature_required', 'status'],
  },
  permissions: platformStandard({
    module,
    write: ['master_induction_form_category_id', ...writtenFormColumns],
    tenants: takenOverBy('induction-forms'),
  }),
});

export const masterInductionFormField = resource('master_induction_form_fields', {
  module,
  title: 'name',
  singular: 'Question',
  plural: 'Questions',
  fields: {
    ...formFields('induction'),
    master_induction_form_id: reference('master_induction_forms', 'master_induction_form', {
      required: true,
      label: 'Form',
    }),
  },
  list: { columns: ['name', 'hint', 'type', 'required'], sort: 'position', search: ['name'] },
  form: formOfField,
  part: 'master_induction_form_id',
  permissions: platformStandard({
    module,
    write: writableQuestionColumns,
    writeOnce: ['master_induction_form_id'],
    tenants: takenOverBy('induction-forms', { master_induction_form: active }),
  }),
});
