import { inWords, isRequired, labelOf } from '@operatory/resource';
import { mayChange, mayWrite } from '#kit/definition/allowed.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { Me } from '#session/me.ts';

/** The column of a file by its place, for each field that is taken from it. */
export type Mapping = Readonly<Record<string, number>>;

/** Files are no text, and an address is filled in part by part. */
const unimportable: ReadonlySet<string> = new Set(['file', 'files', 'json']);

/** What the person may fill in of a new record from a file; none where the list's records are made otherwise. */
export function importFields<Row extends RowBase>(
  { form = [], pages, table }: Pick<ListDefinition<Row>, 'form' | 'pages' | 'table'>,
  me: Pick<Me, 'role' | 'grants'>,
): readonly FormField[] {
  if (pages || !mayChange(table, 'insert', me)) return [];
  const writable = form.filter(({ name }) => mayWrite(table, 'insert', name, me));
  const fields = writable.filter(({ field }) => !unimportable.has(field.kind));
  // What must be there and cannot come from a file is filled in by hand.
  return writable.some((each) => !fields.includes(each) && isRequired(each.field)) ? [] : fields;
}

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The headings by which the fields are known, whatever was chosen before. */
export const knownHeadings = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ name, field }) => [labelOf(name, field), name, inWords(name)]);

/** Which heading a field is meant by: what was chosen for a heading before, its label, its column's name. */
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

/** What is stored of a mapping: the field of each heading. */
export const rememberedOf = (headings: readonly string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).map(([name, place]) => [plain(headings[place] ?? ''), name]));
