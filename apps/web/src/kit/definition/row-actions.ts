import { type BoolExp, type Field, isRequired, type RowAction } from '@operatory/resource';
import { mightChangeRow } from './allowed.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** The GraphQL type of an argument, by its field's kind. */
const types: Readonly<Partial<Record<Field['kind'], string>>> = {
  date: 'date',
  boolean: 'Boolean',
  number: 'Float',
  reference: 'uuid',
};
const typeOf = (field: Field): string =>
  `${types[field.kind] ?? 'String'}${isRequired(field) || field.kind === 'boolean' ? '!' : ''}`;

/**
 * The mutation of an action. Fixed arguments are in its text, those from the dialog and the row are
 * variables, and it has an idempotency key.
 */
export function actionText({ command, asks = {}, gives = {}, shows = {} }: RowAction): string {
  const asked = Object.entries(asks);
  const declared = [
    ...asked.map(([name, field]) => `, $${name}: ${typeOf(field)}`),
    ...Object.entries(shows).map(([name, { whole }]) => `, $${name}: ${whole ? 'Int' : 'Float'}!`),
  ].join('');
  const given = Object.entries(gives).map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`);
  const passed = [
    ...[...Object.keys(asks), ...Object.keys(shows)].map((name) => `, ${name}: $${name}`),
    ...given,
  ].join('');
  return `mutation act($id: uuid!${declared}, $key: String!) { ${command}(id: $id${passed}, idempotency_key: $key) { id } }`;
}

export const titleOf = ({ label }: Pick<RowAction, 'label'>): string => label.replace('…', '');

export const undoText = (command: string): string =>
  `mutation undo($id: uuid!) { ${command}(id: $id) { id } }`;

/** The variables of an action besides the row's id and the idempotency key. */
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
  ...Object.fromEntries(Object.entries(shows).map(([name, { column }]) => [name, Number(row[column])])),
});

/**
 * Whether a command on a row is offered to the user: by the grant that the command needs; without one, by
 * EDIT if they may change the row, or because they created it.
 */
export function mayAct<Row extends RowBase>(
  { module, maker, table }: Pick<ListDefinition<Row>, 'module' | 'maker' | 'table'>,
  { needs }: Pick<RowAction, 'needs'>,
  row: Row,
  me: Parameters<typeof mightChangeRow>[3],
): boolean {
  if (needs) return me.grants.includes(`${module}:${needs}`);
  const facts = row as Readonly<Record<string, unknown>>;
  return (
    (maker !== undefined && facts[maker] === me.user.id) ||
    (me.grants.includes(`${module}:EDIT`) && mightChangeRow(table, 'update', facts, me))
  );
}

/** The columns that a condition compares, as GraphQL fields: `status order { status }`. */
export const comparedColumns = (when: BoolExp): string =>
  Object.entries(when as Readonly<Record<string, unknown>>)
    .flatMap(([name, inner]) => {
      if (name.startsWith('_')) return [inner].flat().map((each) => comparedColumns(each as BoolExp));
      const names = Object.keys((inner ?? {}) as object);
      return names.every((each) => each.startsWith('_'))
        ? name
        : `${name} { ${comparedColumns(inner as BoolExp)} }`;
    })
    .join(' ');
