import { register } from '@operatory/domain';
import type { Field } from '@operatory/resource';

const plainText: Field = { kind: 'text' };
const titles = new Map(
  register.map(({ table, title, fields }) => [table, { column: title, field: fields?.[title] ?? plainText }]),
);

/** The column by which a table's rows are named, e.g. `display_name` of `users`. */
export const titleColumn = (table: string): string => titles.get(table)?.column ?? 'name';
/** Whether rows can be searched for by that column: a day or a number is no name. */
export const isTitleText = (table: string): boolean =>
  (titles.get(table)?.field ?? plainText).kind === 'text';
