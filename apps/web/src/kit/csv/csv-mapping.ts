import { csvHeader, inWords, isRequired, labelOf } from '@operatory/resource';
import { mayChange, mayWrite } from '#kit/definition/allowed.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { Me } from '#session/me.ts';

/** The index of the file's column for each imported field. */
export type Mapping = Readonly<Record<string, number>>;

/** Kinds of fields that a file of text cannot contain. */
const unimportable: ReadonlySet<string> = new Set(['file', 'files', 'json']);

/** The fields that the user can import for new records; empty if records of the list cannot be imported. */
export function importFields<Row extends RowBase>(
  { form = [], pages, table }: Pick<ListDefinition<Row>, 'form' | 'pages' | 'table'>,
  me: Pick<Me, 'role' | 'grants'>,
): readonly FormField[] {
  if (pages || !mayChange(table, 'insert', me)) return [];
  const writable = form.filter(({ name }) => mayWrite(table, 'insert', name, me));
  const fields = writable.filter(({ field }) => !unimportable.has(field.kind));
  // If a required field cannot be imported, the records can only be added by hand.
  return writable.some((each) => !fields.includes(each) && isRequired(each.field)) ? [] : fields;
}

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The headings that would be matched with a field without earlier choices. */
export const knownHeadings = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ name, field }) => [labelOf(name, field), name, inWords(name)]);

export const templateCsv = (fields: readonly FormField[]): string =>
  csvHeader(fields.map(({ name, field }) => labelOf(name, field)));

/**
 * Guesses the column of each field by its heading: first by the user's earlier choices, then by the field's
 * label or name.
 */
export function guessMapping(
  headings: readonly string[],
  fields: readonly FormField[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping {
  const free = new Set(headings.keys());
  const mapping: Record<string, number> = {};
  const take = (name: string, fits: (heading: string) => boolean) => {
    if (name in mapping) return;
    const place = [...free].find((each) => fits(headings[each] ?? ''));
    if (place === undefined) return;
    mapping[name] = place;
    free.delete(place);
  };
  for (const { name } of fields) take(name, (heading) => remembered[plain(heading)] === name);
  for (const { name, field } of fields)
    take(name, (heading) => plain(heading) !== '' && plain(heading) === plain(labelOf(name, field)));
  for (const { name } of fields)
    take(name, (heading) => plain(heading) === plain(name) || plain(heading) === plain(inWords(name)));
  return mapping;
}

/** A mapping as it is remembered: the field for each heading. */
export const fieldsByHeading = (headings: readonly string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).map(([name, place]) => [plain(headings[place] ?? ''), name]));
