import type { Catalog, Table } from '../catalog.ts';
import { pascal, upperFirst } from './graphql-case.ts';
import { typeName } from './naming.ts';

/** Types that every table shares: they bear no prefix. */
const shared = /_(comparison|cast)_exp$|^order_by$|^cursor_ordering$|^st_(d_within|intersects)_/;

/** How the names of a table's further types go on. */
export const ofTable =
  /^(bool|aggregate|stream|select|order|avg|max|min|sum|stddev|var|variance|mutation|insert|obj|arr|on|update|updates|constraint|set|inc|append|prepend|delete|pk|enum|scalar)(_|$)/;

/**
 * What GraphQL calls a type, by the engine's own name of it: with the source's prefix and suffix, and by GraphQL's custom.
 * What somebody chose (a table's `custom_name`, a prefix) keeps its letters; behind a word its first is a capital.
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

/** Of its computed fields' arguments. */
function argumentTypes(table: Table): [string, string][] {
  return Object.keys(table.computed ?? {}).map((field) => [
    `${field}_${typeName(table)}_args`,
    `${upperFirst(field)}${upperFirst(casedName(table))}Args`,
  ]);
}

/** A table's own type or a further one; that of the longest name it can be. */
function ofItsTable(name: string, byName: ReadonlyMap<string, Table>): string | undefined {
  for (let end = name.length; end > 0; end = name.lastIndexOf('_', end - 1)) {
    const table = byName.get(name.slice(0, end));
    const rest = name.slice(end + 1);
    if (table && (rest === '' || ofTable.test(rest))) return `${casedName(table)}${pascal(rest)}`;
  }
  return undefined;
}
