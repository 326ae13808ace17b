import type { Catalog, Table } from '../catalog.ts';
import { pascal, upperFirst } from './graphql-case.ts';
import { typeName } from './naming.ts';

/** All tables share these types, so their names get no prefix. */
const shared = /_(comparison|cast)_exp$|^order_by$|^cursor_ordering$|^st_(d_within|intersects)_/;

export const ofTable =
  /^(bool|aggregate|stream|select|order|avg|max|min|sum|stddev|var|variance|mutation|insert|obj|arr|on|update|updates|constraint|set|inc|append|prepend|delete|pk|enum|scalar)(_|$)/;

/**
 * Custom names (a table's `custom_name`, a prefix) keep their spelling; their first letter is capitalised
 * only if they follow another word, as in Hasura.
 */
export function typeNaming({
  tables,
  names = {},
}: Pick<Catalog, 'tables' | 'names'>): (name: string, isCased?: boolean) => string {
  const { typePrefix = '', typeSuffix = '', graphqlCase } = names;
  if (!graphqlCase) return (name) => (shared.test(name) ? name : `${typePrefix}${name}${typeSuffix}`);
  const byName = new Map(Object.values(tables).map((table) => [typeName(table), table]));
  const known = new Map(Object.values(tables).flatMap(argumentTypes));
  return (name, isCased) => {
    const cased = isCased ? name : (known.get(name) ?? ofItsTable(name, byName) ?? pascal(name));
    if (shared.test(name)) return cased;
    return `${typePrefix}${typePrefix ? upperFirst(cased) : cased}${upperFirst(typeSuffix)}`;
  };
}

const casedName = (table: Table) => (table.isNamed ? typeName(table) : pascal(typeName(table)));

function argumentTypes(table: Table): [string, string][] {
  return Object.keys(table.computed ?? {}).map((field) => [
    `${field}_${typeName(table)}_args`,
    `${upperFirst(field)}${upperFirst(casedName(table))}Args`,
  ]);
}

/**
 * A type belongs to the table with the longest name that the type's name starts with, because one table's
 * name may begin with another's.
 */
function ofItsTable(name: string, byName: ReadonlyMap<string, Table>): string | undefined {
  for (let end = name.length; end > 0; end = name.lastIndexOf('_', end - 1)) {
    const table = byName.get(name.slice(0, end));
    const rest = name.slice(end + 1);
    if (table && (rest === '' || ofTable.test(rest))) return `${casedName(table)}${pascal(rest)}`;
  }
  return undefined;
}
