import { register } from '@operatory/domain';
import type { Field } from '@operatory/resource';

const plainText: Field = { kind: 'text' };
const titles = new Map(
  register.map(({ table, title, fields }) => [table, { column: title, field: fields?.[title] ?? plainText }]),
);
const titleOf = (table: string) => titles.get(table) ?? { column: 'name', field: plainText };

/** The column by which a table's rows are named, e.g. `display_name` of `users`. */
export const titleColumn = (table: string): string => titleOf(table).column;

/** The path of the name: `['name']`; for rows named after what they refer to, `['training_course', 'name']`. */
export function titlePath(table: string): readonly string[] {
  const { column, field } = titleOf(table);
  return field.kind === 'reference' && !field.many
    ? [field.relationship, ...titlePath(field.table)]
    : [column];
}

/** The name as an operation asks for it: `name`, `training_course { name }`. */
export const titleSelect = (table: string): string =>
  titlePath(table).reduceRight((inner, name) => (inner === '' ? name : `${name} { ${inner} }`), '');

/** The tables that have to be readable for the name, this one first. */
export function titleTables(table: string): readonly string[] {
  const { field } = titleOf(table);
  return field.kind === 'reference' && !field.many ? [table, ...titleTables(field.table)] : [table];
}

/** What a row that was read by `titleSelect` is called. */
export const titleIn = (table: string, row: unknown): string =>
  String(
    titlePath(table).reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      row,
    ) ?? '',
  );

/** Whether rows can be searched for by their name: a day or a number is none. */
export const isTitleText = (table: string): boolean => {
  const { field } = titleOf(titleTables(table).at(-1) ?? table);
  return field.kind === 'text';
};
