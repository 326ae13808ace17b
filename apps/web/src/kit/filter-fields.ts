import { register } from '@operatory/domain';
import { relationships } from '@operatory/domain/models.gen';
import { type AnyResource, type Askable, type Field, inWords, labelOf } from '@operatory/resource';
import type { Me } from '#session/me.ts';
import { readableOf } from './readable.ts';
import { titleColumn, titleTables } from './title-column.ts';

type Rights = Pick<Me, 'role' | 'grants'>;

/** A column that may be asked about. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
}
/** Rows that a row refers to, or that refer to it. */
export interface FilterRelation {
  readonly name: string;
  readonly label: string;
  readonly table: string;
}
/** What of a table this person may filter by. */
export interface FilterTable {
  readonly table: string;
  /** One of its rows, in lower case. */
  readonly one: string;
  readonly many: string;
  readonly fields: readonly FilterField[];
  /** The rows that its rows refer to. */
  readonly references: readonly FilterRelation[];
  /** The kinds of rows that refer to its rows. */
  readonly parts: readonly FilterRelation[];
}

const byTable = new Map(register.map((resource) => [resource.table, resource]));
const byWords = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label.localeCompare(b.label);

/** What of a table this person may ask, by its resource and the rules that the server applies; null for what they may not read. */
export function filterTable(table: string, me: Rights): FilterTable | null {
  const resource = byTable.get(table);
  const readable = resource && readableOf(resource, me);
  if (!resource || !readable) return null;
  const fields = Object.entries(resource.fields ?? {}).flatMap(([name, field]): readonly FilterField[] =>
    field && readable.filterable(name) ? [{ name, label: labelOf(name, field), field }] : [],
  );
  const isNamed = (field: Field) => field.kind !== 'reference' || isNameable(field.table, me);
  return {
    table,
    one: resource.singular.toLowerCase(),
    many: resource.plural.toLowerCase(),
    fields: fields.filter(({ field }) => isNamed(field)),
    references: fields.flatMap(({ label, field }) =>
      field.kind === 'reference' && !field.many && mayAsk(field.table, me)
        ? [{ name: field.relationship, label, table: field.table }]
        : [],
    ),
    parts: isReferenceOnly(resource, me) ? [] : partsOf(table, me),
  };
}

/** Whether any of a table may be asked about. */
export const mayAsk = (table: string, me: Rights): boolean => {
  const resource = byTable.get(table);
  return resource !== undefined && readableOf(resource, me) !== null;
};
const isNameable = (table: string, me: Rights): boolean =>
  titleTables(table).every((each) => {
    const resource = byTable.get(each);
    return resource !== undefined && readableOf(resource, me)?.has(titleColumn(each)) === true;
  });

/** From rows of which one may know only the name no other rows are reached. */
function isReferenceOnly({ permissions }: AnyResource, me: Rights): boolean {
  const rule = permissions[me.role]?.select?.find(({ needs = [] }) =>
    [needs].flat().every((grant) => me.grants.includes(grant)),
  );
  return rule?.reference === true;
}

/** A kind of row that refers to the table in two ways is told by which. */
function partsOf(table: string, me: Rights): readonly FilterRelation[] {
  const known: Readonly<Record<string, { readonly kind: string; readonly table: string }>> =
    relationships[table as keyof typeof relationships] ?? {};
  const parts = Object.entries(known).filter(
    ([, relation]) => relation.kind === 'array' && mayAsk(relation.table, me),
  );
  const pluralOf = (relation: { readonly table: string }) => byTable.get(relation.table)?.plural ?? '';
  return parts
    .map(([name, relation]) => {
      const plural = pluralOf(relation);
      const isOnly = parts.every(([other, each]) => other === name || pluralOf(each) !== plural);
      return { name, label: isOnly ? plural : `${plural} (${inWords(name)})`, table: relation.table };
    })
    .toSorted(byWords);
}

/** The same as a filter is checked against it. */
export function askableOf(table: string, me: Rights): Askable | undefined {
  const all = filterTable(table, me);
  if (!all) return undefined;
  return {
    fieldAt([first = '', ...rest]) {
      if (rest.length === 0) return all.fields.find(({ name }) => name === first)?.field;
      const reference = all.references.find(({ name }) => name === first);
      return reference && askableOf(reference.table, me)?.fieldAt(rest);
    },
    related(relationship) {
      const part = all.parts.find(({ name }) => name === relationship);
      return part && askableOf(part.table, me);
    },
  };
}
