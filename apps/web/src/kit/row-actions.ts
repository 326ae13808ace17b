import { type BoolExp, type Field, isRequired, type RowAction } from '@operatory/resource';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** GraphQL's types of what an action may ask for. */
const types: Readonly<Partial<Record<Field['kind'], string>>> = {
  date: 'date',
  boolean: 'Boolean',
  number: 'Float',
  reference: 'uuid',
};
const typeOf = (field: Field): string =>
  `${types[field.kind] ?? 'String'}${isRequired(field) || field.kind === 'boolean' ? '!' : ''}`;

/** An action's mutation: its fixed arguments in the text, what is asked for as variables. */
export function actionText({ command, asks = {}, gives = {}, shows = {} }: RowAction): string {
  const asked = Object.entries(asks);
  const shown = Object.keys(shows);
  const declared = [
    ...asked.map(([name, field]) => `, $${name}: ${typeOf(field)}`),
    ...shown.map((name) => `, $${name}: Float!`),
  ].join('');
  const given = Object.entries(gives).map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`);
  const passed = [
    ...[...asked.map(([name]) => name), ...shown].map((name) => `, ${name}: $${name}`),
    ...given,
  ].join('');
  return `mutation act($id: uuid!${declared}) { ${command}(id: $id${passed}) { id } }`;
}

/** The values of what an action sends beside the row's id: numbers as numbers. */
export const actionValues = (
  { asks = {}, shows = {} }: Pick<RowAction, 'asks' | 'shows'>,
  asked: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      asks[name]?.kind === 'number' && value !== null ? Number(value) : value,
    ]),
  ),
  ...Object.fromEntries(Object.entries(shows).map(([name, column]) => [name, Number(row[column])])),
});

/** Whether a person is offered a command of a row: by the action that it needs; else by EDIT, or because they made the row. */
export const mayAct = <Row extends RowBase>(
  { module, maker }: Pick<ListDefinition<Row>, 'module' | 'maker'>,
  { needs }: Pick<RowAction, 'needs'>,
  row: Row,
  me: { readonly grants: readonly string[]; readonly user: { readonly id: string } },
): boolean =>
  me.grants.includes(`${module}:${needs ?? 'EDIT'}`) ||
  (needs === undefined &&
    maker !== undefined &&
    (row as Readonly<Record<string, unknown>>)[maker] === me.user.id);

/** What a condition compares, as a selection of what has to be read for it: `status order { status }`. */
export const comparedIn = (when: BoolExp): string =>
  Object.entries(when as Readonly<Record<string, unknown>>)
    .flatMap(([name, inner]) => {
      if (name.startsWith('_')) return [inner].flat().map((each) => comparedIn(each as BoolExp));
      const names = Object.keys((inner ?? {}) as object);
      return names.every((each) => each.startsWith('_'))
        ? name
        : `${name} { ${comparedIn(inner as BoolExp)} }`;
    })
    .join(' ');
