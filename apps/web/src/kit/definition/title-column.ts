import { register } from '@operatory/domain';
import type { Field } from '@operatory/resource';

const plainText: Field = { kind: 'text' };
const titles = new Map(
  register.map(({ table, title, fields }) => [table, { column: title, field: fields?.[title] ?? plainText }]),
);
const titleOf = (table: string) => titles.get(table) ?? { column: 'name', field: plainText };

/** The column that names the rows of a table, such as `display_name` for `users`. */
export const titleColumn = (table: string): string => titleOf(table).column;

export function titlePath(table: string): readonly string[] {
  const { column, field } = titleOf(table);
  return field.kind === 'reference' && !field.many
    ? [field.relationship, ...titlePath(field.table)]
    : [column];
}

/**
 * The name as GraphQL fields: `name` or, for rows that are named after another one, `training_course { name
 * }`.
 */
export const titleSelect = (table: string): string =>
  titlePath(table).reduceRight((inner, name) => (inner === '' ? name : `${name} { ${inner} }`), '');

/** The tables that the user must be able to read to see the name, starting with this one. */
export function titleTables(table: string): readonly string[] {
  const { field } = titleOf(table);
  return field.kind === 'reference' && !field.many ? [table, ...titleTables(field.table)] : [table];
}

/** The name of a row that was read with `titleSelect`. */
export const titleIn = (table: string, row: unknown): string =>
  String(
    titlePath(table).reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      row,
    ) ?? '',
  );

/** Whether rows can be searched by name, which must be a text and not a date or a number. */
export const isTitleText = (table: string): boolean => {
  const { field } = titleOf(titleTables(table).at(-1) ?? table);
  return field.kind === 'text';
};
