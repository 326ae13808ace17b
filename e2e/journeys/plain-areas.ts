import { moduleOf, register } from '@operatory/domain';
import type { AnyResource, Field } from '@operatory/resource';
import { formFields } from './plain-values.ts';

/** Tables whose screens are defined entirely by the register, by the tenant that has them. */
export const tables: Readonly<Record<'harboursmiles' | 'superadmin', readonly string[]>> = {
  harboursmiles: [
    'clinic_contacts',
    'clinic_contact_types',
    'clinic_expenses',
    'client_expense_types',
    'client_employee_types',
    'client_employee_leave_types',
    'client_document_categories',
    'client_preformatted_letters_categories',
    'client_training_categories',
    'client_training_grades',
    'client_induction_form_categories',
    'client_task_levels',
    'client_im_product_categories',
    'clinic_storage_locations',
    'clinic_im_brands',
    'clinic_im_vendors',
    'instrument_trays',
    'instrument_count_items',
    'clinic_restrotive_item',
    'sterilisers',
    'sterilisation_cycles',
  ],
  superadmin: [
    'client_sources',
    'master_brands',
    'master_im_product_categories',
    'master_training_categories',
    'master_induction_form_categories',
    'master_employee_awards',
  ],
};

/** The tables tested with every change, with all kinds of fields and one of each endpoint; the others differ only in their texts. */
export const short = ['clinic_contacts', 'clinic_expenses', 'clinic_im_brands', 'master_brands'];

interface Exception {
  /** Values to choose instead of the form's default selection, by field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** Set if several records may have the same name. */
  readonly twice?: boolean;
}
export const exceptions: Readonly<Record<string, Exception>> = {
  // The ranges of active grades already cover 0 to 100.
  client_training_grades: { choose: { status: 'Inactive' } },
  // Two contacts or expenses may have the same name.
  clinic_contacts: { twice: true },
  clinic_expenses: { twice: true },
  // An entry of the pay guide is identified by its name together with level, age and date.
  master_employee_awards: { twice: true },
};

export const resourceOf = (table: string): AnyResource => {
  const found = register.find((each) => each.table === table);
  if (!found) throw new Error(`the register has no ${table}`);
  return found;
};
export const listOf = ({ table, module, beside }: AnyResource, more = ''): string => {
  const query = [beside ? `kind=${table}` : '', more].filter(Boolean).join('&');
  return `/dashboard/${moduleOf(module).router_link}/list${query ? `?${query}` : ''}`;
};
export const titleField = ({ title, fields }: AnyResource): Field => fields?.[title] ?? { kind: 'text' };

/** The first form with a field that refers to this kind of record. Tasks have a different form. */
export function formThatPicks(
  table: string,
): { readonly where: AnyResource; readonly column: string } | null {
  for (const where of register) {
    const written = where.permissions.client_admin?.insert?.flatMap(({ columns }) => columns) ?? [];
    if (where.part || where.beside || where.table === 'tasks') continue;
    const found = formFields(where).find(
      ([name, field]) =>
        field.kind === 'reference' && !field.many && field.table === table && written.includes(name),
    );
    if (found) return { where, column: found[0] };
  }
  return null;
}
