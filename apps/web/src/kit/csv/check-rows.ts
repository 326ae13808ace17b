import { isRequired, labelOf } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValue, type FieldValues, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { cellValue } from './cell-value.ts';
import type { Mapping } from './csv-mapping.ts';
import { expectedFormat } from './expected-format.ts';
import type { CsvRow } from './read-csv.ts';

/** A row of the file with its problem, if it has one. */
export interface CheckedRow {
  readonly row: CsvRow;
  readonly values: FieldValues;
  readonly record: Readonly<Record<string, unknown>>;
  /** The message to show; empty if the row can be added. */
  readonly problem: string;
}

/**
 * Returns the id for a name, or why there is none. `row` has the other values, which can distinguish rows
 * with the same name.
 */
export type IdOf = (
  field: FormField,
  name: string,
  row: FieldValues,
) => { readonly id: string } | { readonly problem: string };

/** The number of rows that are checked before the page can respond to input again. */
const slice = 200;

/** Checks every row of a file by the rules of the form. `fixed` has values that no column provides. */
export async function checkRows(
  rows: readonly CsvRow[],
  fields: readonly FormField[],
  mapping: Mapping,
  { zone, idOf, fixed = {} }: { zone: string; idOf: IdOf; fixed?: FieldValues },
): Promise<readonly CheckedRow[]> {
  const given = fields.filter(({ name }) => name in mapping || name in fixed);
  // A field that the file lacks is checked only if it can be required.
  const asked = fields.filter(
    ({ name, field }) => given.some((each) => each.name === name) || isRequired(field) || field.requiredWhen,
  );
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % slice === 0) await new Promise((resolve) => setTimeout(resolve));
    checked.push(checkRow(row));
  }
  return checked;

  function checkRow(row: CsvRow): CheckedRow {
    const values: Record<string, FieldValue> = { ...fixed };
    for (const { name, field } of given) {
      const place = mapping[name];
      if (place !== undefined) values[name] = cellValue(field, row.cells[place] ?? '', zone);
    }
    const unknown: string[] = [];
    for (const each of given) {
      const value = values[each.name];
      if (each.field.kind === 'address' && typeof value === 'string' && value !== '') {
        unknown.push(`${labelOf(each.name, each.field)} isn't a valid address`);
        values[each.name] = null;
      }
      if (each.field.kind !== 'reference' || !(each.name in mapping)) continue;
      const ids = (Array.isArray(value) ? value : value ? [value] : []).map((name) =>
        idOf(each, String(name), values),
      );
      unknown.push(...ids.flatMap((found) => ('problem' in found ? [found.problem] : [])));
      const known = ids.flatMap((found) => ('id' in found ? [found.id] : []));
      values[each.name] = each.field.many ? known : (known[0] ?? (ids.length > 0 ? unknownId : ''));
    }
    const wrong = Object.entries(problemsOf(asked, values)).map(([name, problem]) => {
      const each = given.find((one) => one.name === name);
      const form = each && expectedFormat(each.field, values[name]);
      return form ? `${problem}. ${form}` : problem;
    });
    const problems = [...unknown, ...wrong];
    const record =
      problems.length > 0
        ? {}
        : Object.fromEntries(
            Object.entries(recordOf(given, values)).filter(
              // Empty values are left out, so that the database's defaults apply.
              ([, value]) => value !== null && value !== undefined,
            ),
          );
    return { row, values, record, problem: [...new Set(problems)].join('; ') };
  }
}

/** Stands for the id of a row that is missing, so that the field is not also reported as required. */
const unknownId = 'unknown';
