import {
  type BoolExp,
  equalsAnyOf,
  folded,
  isRequired,
  labelOf,
  normaliseText,
  type ReferenceField,
  validate,
} from '@operatory/resource';
import type { Client } from 'urql';
import { graphql } from '#data/graphql.ts';
import { mayChange, mayWrite } from '#kit/definition/allowed.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { nest } from '#kit/definition/list-query.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { isTitleText, titleColumn, titleIn, titlePath, titleSelect } from '#kit/definition/title-column.ts';
import type { Me } from '#session/me.ts';
import { cellValue } from './cell-value.ts';
import type { IdOf } from './check-rows.ts';
import type { Mapping } from './csv-mapping.ts';
import type { CsvRow } from './read-csv.ts';

/** A row that a name in the file may mean. */
interface Candidate {
  readonly id: string;
  readonly name: string;
  /** The row's clinic; null if it is for all clinics, undefined if its clinic was not loaded. */
  readonly clinic?: string | null;
}
/** For each field, the rows that a name may mean, by the name without accents, apostrophes and case. */
export type KnownNames = ReadonlyMap<string, ReadonlyMap<string, readonly Candidate[]>>;

/**
 * The number of names in one query. It is so low that two rows of each name are within the limit for users
 * who can read names only.
 */
const batchSize = 25;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const keyOf = (name: string): string => normaliseText(name).toLowerCase();
const soughtOf = (name: string): string => folded(normaliseText(name));

const isReference = (each: FormField): each is FormField & { readonly field: ReferenceField } =>
  each.field.kind === 'reference';

/** The names that a column refers to, each once as it is first spelt. */
function namesIn(rows: readonly CsvRow[], each: FormField, place: number): readonly string[] {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const value = cellValue(each.field, cells[place] ?? '', 'UTC');
    for (const name of Array.isArray(value) ? (value as readonly string[]) : [String(value)])
      if (name !== '' && !uuid.test(name) && !names.has(keyOf(name)))
        names.set(keyOf(name), normaliseText(name));
  }
  return [...names.values()];
}

/**
 * Finds the rows for all names in the file, among those that the user can read. Rejects if the server cannot
 * be reached.
 */
export async function lookUp(
  client: Client,
  me: Me,
  rows: readonly CsvRow[],
  fields: readonly FormField[],
  mapping: Mapping,
): Promise<KnownNames> {
  const known = new Map<string, ReadonlyMap<string, readonly Candidate[]>>();
  for (const each of fields.filter(isReference)) {
    const place = mapping[each.name];
    if (place === undefined) continue;
    const names = namesIn(rows, each, place);
    const found = new Map<string, Candidate[]>();
    for (let from = 0; from < names.length; from += batchSize)
      for (const candidate of await ask(client, me, each.field, names.slice(from, from + batchSize))) {
        const others = found.get(soughtOf(candidate.name)) ?? [];
        // Müller and Muller in the file find the same row, which is added only once.
        if (!others.some(({ id }) => id === candidate.id))
          found.set(soughtOf(candidate.name), [...others, candidate]);
      }
    known.set(each.name, found);
  }
  return known;
}

async function ask(
  client: Client,
  me: Me,
  { table, where = {} }: ReferenceField,
  names: readonly string[],
): Promise<readonly Candidate[]> {
  if (!isTitleText(table)) return [];
  const ofClinics = resourceOf(table).fields?.clinic_id && readableColumns(table, me)?.has('clinic_id');
  const query = graphql<Record<string, readonly Record<string, unknown>[]>, { where: BoolExp }>(
    `query named($where: ${table}_bool_exp!) {
      ${table}(where: $where) { id ${titleSelect(table)} ${ofClinics ? 'clinic_id' : ''} }
    }`,
  );
  const named = nest(titlePath(table), equalsAnyOf(names));
  const { data, error } = await client
    .query(query, { where: { _and: [where, named] } }, { requestPolicy: 'network-only' })
    .toPromise();
  if (error || !data) throw error ?? new Error('no answer');
  return (data[table] ?? []).map((row) => ({
    id: String(row.id),
    name: titleIn(table, row),
    ...(ofClinics ? { clinic: (row.clinic_id as string | null | undefined) ?? null } : {}),
  }));
}

/**
 * Returns a function that finds the id for a name. A row with exactly this spelling is preferred to similar
 * ones, and of rows with the same name the one at the clinic of the CSV row. `later` has names that the
 * import will add.
 */
export const idsFrom =
  (known: KnownNames, later: ReadonlySet<string> = new Set()): IdOf =>
  ({ name: column, field }, name, row) => {
    if (uuid.test(name)) return { id: name };
    const label = labelOf(column, field);
    const alike = known.get(column)?.get(soughtOf(name)) ?? [];
    const same = alike.filter((each) => keyOf(each.name) === keyOf(name));
    const all = same.length > 0 ? same : alike;
    const own = all.filter(({ clinic }) => clinic === row.clinic_id || clinic === null);
    const [first, second] = all.length > 1 && own.length > 0 ? own : all;
    if (first && !second) return { id: first.id };
    if (first) return { problem: `${label}: more than one is called “${name}”` };
    if (field.kind === 'reference' && later.has(laterKey(field.table, name))) return { id: `new ${name}` };
    return { problem: `${label}: “${name}” was not found` };
  };

export const laterKey = (table: string, name: string): string => `${table} ${keyOf(name)}`;

/** Names in the file for which another table has no row, and which this user may add to it. */
export interface MissingNames {
  readonly table: string;
  /** Whether a name is enough to add these rows. */
  readonly byName: boolean;
  readonly names: readonly string[];
}

export function missingNames(
  me: Me,
  rows: readonly CsvRow[],
  fields: readonly FormField[],
  mapping: Mapping,
  known: KnownNames,
): readonly MissingNames[] {
  const missing = new Map<string, Map<string, string>>();
  for (const each of fields.filter(isReference)) {
    const place = mapping[each.name];
    const { table } = each.field;
    if (place === undefined || !mayChange(table, 'insert', me)) continue;
    for (const name of namesIn(rows, each, place)) {
      if (known.get(each.name)?.has(soughtOf(name)) || !isFit(table, name)) continue;
      missing.set(table, (missing.get(table) ?? new Map<string, string>()).set(keyOf(name), name));
    }
  }
  return [...missing].map(([table, names]) => ({
    table,
    byName: isMadeOfName(table, me),
    names: [...names.values()],
  }));
}

const isFit = (table: string, name: string): boolean => {
  const title = titleColumn(table);
  return validate(title, resourceOf(table).fields?.[title] ?? { kind: 'text' }, name) === null;
};

/** Whether this user can add a row to the table with nothing but its name. */
function isMadeOfName(table: string, me: Me): boolean {
  const { title, form, fields = {} } = resourceOf(table);
  const [path, ...more] = titlePath(table);
  return (
    path === title &&
    more.length === 0 &&
    form.flat().includes(title) &&
    mayWrite(table, 'insert', title, me) &&
    Object.entries(fields).every(
      ([name, field]) => name === title || !field || field.readOnly || !isRequired(field),
    )
  );
}
