import { undated, versioned } from '@operatory/domain';
import { type BoolExp, type Field, labelOf, toText } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns that change whenever a row of the table changes. */
export const versionColumnsOf = (table: string): readonly string[] => [
  ...(versioned.includes(table) ? ['version'] : []),
  ...(undated.includes(table) ? [] : ['updated_at']),
];

/** The condition that the row has not changed since it was read. */
export const isUnchangedSince = (stamps: readonly string[], row: object): BoolExp =>
  Object.fromEntries(stamps.map((name) => [name, { _eq: (row as Row)[name] }]));

export const hasChanged = (stamps: readonly string[], one: object, other: object): boolean =>
  stamps.some((name) => (one as Row)[name] !== (other as Row)[name]);

export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly before: unknown;
  readonly now: unknown;
}

/** Phone numbers are compared in one format, because they can be written in several. */
const comparable = (field: Field, value: unknown): string =>
  field.kind === 'text' && field.format === 'phone' ? toText(field, value) : JSON.stringify(value ?? null);

/** The fields of the form whose values have changed since the row was read. */
export const differencesOf = (
  fields: readonly FormField[],
  before: object,
  now: object,
): readonly Difference[] =>
  fields.flatMap(({ name, field }) => {
    const [was, is] = [(before as Row)[name], (now as Row)[name]];
    if (comparable(field, was) === comparable(field, is)) return [];
    return [{ name, label: labelOf(name, field), field, before: was, now: is }];
  });
