import type { BoolExp, Field, RowAction } from '@operatory/resource';
import type { ListDefinition, RowBase } from './list-definition.ts';

/** GraphQL's types of what an action may ask for. */
const types: Readonly<Partial<Record<Field['kind'], string>>> = { date: 'date!', boolean: 'Boolean!' };

/** An action's mutation: its fixed arguments in the text, what is asked for as variables. */
export function actionText({ command, asks = {}, gives = {} }: RowAction): string {
  const asked = Object.entries(asks);
  const declared = asked.map(([name, { kind }]) => `, $${name}: ${types[kind] ?? 'String!'}`).join('');
  const given = Object.entries(gives).map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`);
  const passed = [...asked.map(([name]) => `, ${name}: $${name}`), ...given].join('');
  return `mutation act($id: uuid!${declared}) { ${command}(id: $id${passed}) { id } }`;
}

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
