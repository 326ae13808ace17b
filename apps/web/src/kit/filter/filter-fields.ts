import { register } from '@operatory/domain';
import { relationships } from '@operatory/domain/models.gen';
import {
  type AnyResource,
  type Field,
  type FilterableFields,
  inWords,
  labelOf,
  testsOf,
} from '@operatory/resource';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { readableOf } from '#kit/definition/readable.ts';
import { titleColumn, titleTables } from '#kit/definition/title-column.ts';
import type { Me } from '#session/me.ts';

type Rights = Pick<Me, 'role' | 'grants'>;

/** A column by which the user can filter. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
}
/** A relationship to rows of another table. */
export interface FilterRelation {
  readonly name: string;
  readonly label: string;
  readonly table: string;
}
/** What the user can filter a table by. */
export interface FilterTable {
  readonly table: string;
  /** The name of a row in the singular and in lower case. */
  readonly one: string;
  readonly fields: readonly FilterField[];
  /** The relationships to rows that a row refers to. */
  readonly references: readonly FilterRelation[];
  /** The relationships to rows that refer to a row. */
  readonly parts: readonly FilterRelation[];
}

const byTable = new Map(register.map((resource) => [resource.table, resource]));
const byWords = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label.localeCompare(b.label);

/**
 * What this user can filter a table by, according to its resource and the server's rules; null if they may
 * not read the table.
 */
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
    one: lowerCaseTitle(resource.singular),
    fields: fields.filter(({ field }) => isNamed(field) && testsOf(field).length > 0),
    references: fields.flatMap(({ label, field }) =>
      field.kind === 'reference' && !field.many && mayFilterBy(field.table, me)
        ? [{ name: field.relationship, label, table: field.table }]
        : [],
    ),
    parts: isReferenceOnly(resource, me) ? [] : partsOf(table, me),
  };
}

/** Whether the user may read the table, and so can filter it. */
export const mayFilterBy = (table: string, me: Rights): boolean => {
  const resource = byTable.get(table);
  return resource !== undefined && readableOf(resource, me) !== null;
};
const isNameable = (table: string, me: Rights): boolean =>
  titleTables(table).every((each) => {
    const resource = byTable.get(each);
    return resource !== undefined && readableOf(resource, me)?.has(titleColumn(each)) === true;
  });

/**
 * Whether the user may read only the names of the table's rows, so that no filter leads through them to
 * other tables.
 */
function isReferenceOnly({ permissions }: AnyResource, me: Rights): boolean {
  const rule = permissions[me.role]?.select?.find(({ needs = [] }) =>
    [needs].flat().every((grant) => me.grants.includes(grant)),
  );
  return rule?.reference === true;
}

/**
 * The relationships from other tables. If a table refers to this one several times, its labels contain the
 * field (`Tasks (Assigned to)`); tables with the same title get different labels too.
 */
function partsOf(table: string, me: Rights): readonly FilterRelation[] {
  const known: Readonly<Record<string, { readonly kind: string; readonly table: string }>> =
    relationships[table as keyof typeof relationships] ?? {};
  const parts = Object.entries(known).filter(
    ([, relation]) => relation.kind === 'array' && mayFilterBy(relation.table, me),
  );
  const labelOfPart = (name: string, from: string): string => {
    const plural = byTable.get(from)?.plural ?? '';
    const others = parts.filter(([other]) => other !== name).map(([, other]) => other.table);
    const isShared = others.some((other) => other !== from && byTable.get(other)?.plural === plural);
    const kind = isShared ? inWords(from) : plural;
    const by = others.includes(from) ? referringLabel(name, from, table) : undefined;
    return by === undefined ? kind : `${kind} (${by})`;
  };
  return parts
    .map(([name, relation]) => ({ name, label: labelOfPart(name, relation.table), table: relation.table }))
    .toSorted(byWords);
}
/**
 * The label of the field through which a relationship refers to the table. If the relationship's name does
 * not contain the column, it is the one that no other relationship uses.
 */
function referringLabel(name: string, from: string, table: string): string | undefined {
  const fields = byTable.get(from)?.fields ?? {};
  const prefix = `${from}_by_`;
  if (name.startsWith(prefix)) {
    const column = name.slice(prefix.length);
    return labelOf(column, fields[column]);
  }
  const known = relationships[table as keyof typeof relationships] ?? {};
  const left = Object.entries(fields).filter(
    ([column, field]) =>
      field?.kind === 'reference' && field.table === table && !(`${prefix}${column}` in known),
  );
  const [only] = left;
  return only && left.length === 1 ? labelOf(...only) : undefined;
}

/**
 * The fields by which the user can filter a table, as `whereOf` takes them; undefined if they may not read
 * it.
 */
export function filterableFieldsOf(table: string, me: Rights): FilterableFields | undefined {
  const all = filterTable(table, me);
  if (!all) return undefined;
  return {
    fieldAt([first = '', ...rest]) {
      if (rest.length === 0) return all.fields.find(({ name }) => name === first)?.field;
      const reference = all.references.find(({ name }) => name === first);
      return reference && filterableFieldsOf(reference.table, me)?.fieldAt(rest);
    },
    related(relationship) {
      const part = all.parts.find(({ name }) => name === relationship);
      return part && filterableFieldsOf(part.table, me);
    },
  };
}
