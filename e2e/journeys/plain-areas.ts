import { moduleOf, register } from '@operatory/domain';
import type { AnyResource, Field } from '@operatory/resource';
import { formFields } from './plain-values.ts';

/** The tables whose screens come from their resources alone, by the tenant that has them. */
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

/**
 * The tables that are tested with every change; the others are tested only by `pnpm check:long`.
 */
export const short = ['clinic_contacts', 'master_brands'];

interface Exception {
  /** Values to choose by field, instead of the first one. */
  readonly choose?: Readonly<Record<string, string>>;
  /** Whether several records may have the same name. */
  readonly twice?: boolean;
}
export const exceptions: Readonly<Record<string, Exception>> = {
  // The grades of the demo already cover 0 to 100 %, so another active one would be refused.
  client_training_grades: { choose: { status: 'Inactive' } },
  // Two contacts or expenses may have the same name.
  clinic_contacts: { twice: true },
  clinic_expenses: { twice: true },
  // An entry of the pay guide may have the name of another one, if its level, age or date differs.
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

/**
 * The first form with a field that refers to this table; null if there is none. Tasks are left out, because
 * their form is another one.
 */
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
