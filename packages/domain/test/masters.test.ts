import { labelOf, validate } from '@operatory/resource';
import { expect, test } from 'vitest';
import { register } from '../src/register.ts';

/** Tables whose rows are offered as options in forms. */
const masters = [
  'client_document_categories',
  'client_employee_leave_types',
  'client_employee_types',
  'client_expense_types',
  'client_im_product_categories',
  'client_induction_form_categories',
  'client_preformatted_letters_categories',
  'client_sources',
  'client_task_levels',
  'client_training_categories',
  'client_training_grades',
  'clinic_contact_types',
  'clinic_im_brands',
  'clinic_storage_locations',
  'master_brands',
  'master_employee_awards',
  'master_im_product_categories',
  'master_induction_form_categories',
  'master_training_categories',
  'website_cms_lead_sources',
];

test.each(masters)(
  '%s: required fields report “Is Required”, and names have at most 30 characters',
  (table) => {
    const { fields = {}, form } = register.find((each) => each.table === table) ?? { form: [] };
    const wanted = form.flat().filter((name) => fields[name]?.required);
    expect(wanted).toContain('name');
    for (const name of wanted) {
      const field = fields[name];
      if (!field) continue;
      for (const empty of [null, '', '   '])
        expect(validate(name, field, empty)).toBe(`${labelOf(name, field)} Is Required`);
    }
    const name = fields['name'];
    if (!name) return;
    expect(validate('name', name, 'x'.repeat(30))).toBeNull();
    expect(validate('name', name, 'x'.repeat(31))).toBe('should accept up to 30 characters');
  },
);
