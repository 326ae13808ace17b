import { moduleOf, register } from '@operatory/domain';
import type { AnyResource, Field } from '@operatory/resource';
import { formFields } from './plain-values.ts';

/** Kinds of record that have no screen but what the register says, by where they are kept. */
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
    'clinic_newsfeeds',
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

/** Of every kind of field and one of each endpoint, with every change; the others differ in their words. */
export const short = ['clinic_contacts', 'clinic_expenses', 'clinic_im_brands', 'master_brands'];

interface Exception {
  /** Chosen instead of what the form chooses itself, by field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** What the list's address needs besides. */
  readonly search?: string;
  /** Two may be called the same. */
  readonly twice?: boolean;
}
export const exceptions: Readonly<Record<string, Exception>> = {
  // The bands of those in use fill 0 to 100 already.
  client_training_grades: { choose: { status: 'Inactive' } },
  // Two people, and two bills, may be called the same; and so may news.
  clinic_contacts: { twice: true },
  clinic_expenses: { twice: true },
  clinic_newsfeeds: { twice: true, search: 'view=manage' },
  // A line of the pay guide is its name with level, age and date.
  master_employee_awards: { twice: true },
};

export const resourceOf = (table: string): AnyResource => {
  const found = register.find((each) => each.table === table);
  if (!found) throw new Error(`the register has no ${table}`);
  return found;
};
export const listOf = ({ table, module, beside }: AnyResource, more = ''): string => {
  const query = [beside ? `kind=${table}` : '', exceptions[table]?.search ?? '', more]
    .filter(Boolean)
    .join('&');
  return `/dashboard/${moduleOf(module).router_link}/list${query ? `?${query}` : ''}`;
};
export const titleField = ({ title, fields }: AnyResource): Field => fields?.[title] ?? { kind: 'text' };

/** The form in which a record of this kind is chosen: the first that has it. Tasks have one of their own. */
export function picksIt(table: string): { readonly where: AnyResource; readonly column: string } | null {
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
