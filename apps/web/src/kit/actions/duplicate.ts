import { mayChange } from '#kit/definition/allowed.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue } from '#kit/definition/record-values.ts';
import { titleColumn } from '#kit/definition/title-column.ts';
import type { Me } from '#session/me.ts';

/**
 * Whether the row menu lets the user duplicate a record. It does not if the list's records have pages of
 * their own.
 */
export const mayDuplicate = <Row extends RowBase>(
  { form = [], pages, table, one }: Pick<ListDefinition<Row>, 'form' | 'pages' | 'table' | 'one'>,
  me: Pick<Me, 'role' | 'grants'>,
): boolean => one !== '' && form.length > 0 && !pages && mayChange(table, 'insert', me);

const ownFormats: ReadonlySet<string | undefined> = new Set(['ip', 'abn']);

/** Whether a field must differ in a copy, such as a name or a code. */
const isOwn = (table: string, { name, field }: FormField): boolean =>
  field.kind === 'text' &&
  (name === titleColumn(table) || /(^|_)(code|sub_domain)$/.test(name) || ownFormats.has(field.format));

/**
 * The fields and initial values of a copy. Values that must differ are empty, with the original in the
 * hint, and files are not copied.
 */
export function duplicateForm(
  table: string,
  fields: readonly FormField[],
  row: object,
): { readonly fields: readonly FormField[]; readonly values: FieldValues } {
  const of = row as Readonly<Record<string, unknown>>;
  const copies = fields.map((each): { field: FormField; value: FieldValues[string] } => {
    const value = of[each.name];
    const empty = inputValue(each.field, null);
    if (value === null || value === undefined) return { field: each, value: empty };
    if (each.field.kind === 'file' || each.field.kind === 'files')
      return { field: hinted(each, 'Files are not copied'), value: empty };
    if (isOwn(table, each))
      return {
        field: hinted(each, `Original: ${String(value)}`),
        value: empty,
      };
    return { field: each, value: inputValue(each.field, value) };
  });
  return {
    fields: copies.map(({ field }) => field),
    values: Object.fromEntries(copies.map(({ field, value }) => [field.name, value])),
  };
}

const hinted = (each: FormField, hint: string): FormField => ({ ...each, field: { ...each.field, hint } });
