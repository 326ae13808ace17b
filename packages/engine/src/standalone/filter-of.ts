import { type BoolExp, columnOperators, operatorOf, spatialCalls } from '@operatory/resource';
import type { Catalog, Column, Table } from '../catalog.ts';
import { isJsonObject } from '../read/json.ts';
import type { NameMetadata } from './metadata.ts';
import { keyOf } from './tracked-tables.ts';

const modern = (key: string) => (key.startsWith('$') ? `_${key.slice(1)}` : key);

/**
 * The metadata names a table by schema and name, but the catalog by its key, so the tables in `_exists` are
 * renamed.
 */
export function withTableKeys(filter: BoolExp): BoolExp {
  return Object.fromEntries(
    Object.entries(filter).map(([key, operand]) => {
      if (modern(key) === '_exists' && isJsonObject(operand)) {
        const { _table, _where = {} } = operand as { _table: NameMetadata; _where?: BoolExp };
        return ['_exists', { _table: keyOf(_table), _where: withTableKeys(_where) }];
      }
      if (Array.isArray(operand) && (modern(key) === '_and' || modern(key) === '_or'))
        return [key, operand.map((one: BoolExp) => withTableKeys(one))];
      return [key, isJsonObject(operand) ? withTableKeys(operand as BoolExp) : operand];
    }),
  );
}

/**
 * @returns The error, such as a name that is missing from the catalog or a comparison that the type does not
 * support; undefined if the filter is valid.
 */
export function filterFault(
  filter: Readonly<Record<string, unknown>>,
  table: Table,
  catalog: Catalog,
  root = table,
): string | undefined {
  const within = (inner: unknown, key: string, of: Table): string | undefined =>
    isJsonObject(inner) ? filterFault(inner, of, catalog, root) : `${key} holds no condition`;
  for (const [written, operand] of Object.entries(filter)) {
    const fault = faultAt(modern(written), operand);
    if (fault) return fault;
  }
  return undefined;

  function faultAt(key: string, operand: unknown): string | undefined {
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(operand)) return `${key} is no list`;
      return firstOf(operand, (one) => within(one, key, table));
    }
    if (key === '_not') return within(operand, key, table);
    if (key === '_exists') return existsFault(operand);
    const found = foundBy(key, table, catalog);
    if (found === undefined) return `there is no column or relationship ${key}`;
    if ('columns' in found) return within(operand, key, found);
    if (!isJsonObject(operand)) return undefined;
    return firstOf(Object.entries(operand), ([operator, right]) =>
      comparisonFault(found, modern(operator), right, table, root),
    );
  }

  function existsFault(operand: unknown): string | undefined {
    const { _table, _where = {} } = (isJsonObject(operand) ? operand : {}) as Partial<
      Record<string, unknown>
    >;
    if (_table === undefined || _table === null) return '_exists names no _table';
    const name = keyOf(_table as NameMetadata);
    const target = Object.hasOwn(catalog.tables, name) ? catalog.tables[name] : undefined;
    return target ? within(_where, '_where', target) : `there is no tracked table ${name}`;
  }
}

function firstOf<One>(all: readonly One[], faultOf: (one: One) => string | undefined): string | undefined {
  for (const one of all) {
    const fault = faultOf(one);
    if (fault) return fault;
  }
  return undefined;
}

type Compared = Pick<Column, 'name' | 'type' | 'array'>;

function comparisonFault(
  { name, type, array }: Compared,
  operator: string,
  right: unknown,
  table: Table,
  root: Table,
): string | undefined {
  if (Object.hasOwn(columnOperators, operator)) {
    const path: readonly unknown[] = Array.isArray(right) ? right : [right];
    const of = path[0] === '$' ? root : table;
    const other = String(path.at(-1));
    return Object.hasOwn(of.columns, other)
      ? undefined
      : `there is no column ${other} to compare ${name} with`;
  }
  const known =
    ['_is_null', '_ne'].includes(operator) ||
    Object.hasOwn(spatialCalls, operator) ||
    operatorOf(operator, type, array);
  return known ? undefined : `${name} cannot be compared by ${operator}`;
}

function foundBy(name: string, table: Table, catalog: Catalog): Table | Compared | undefined {
  if (Object.hasOwn(table.columns, name)) return table.columns[name];
  const relationship = Object.hasOwn(table.relationships, name) ? table.relationships[name] : undefined;
  if (relationship) return catalog.tables[relationship.table];
  const computed = table.computed && Object.hasOwn(table.computed, name) ? table.computed[name] : undefined;
  if (!computed) return undefined;
  return 'table' in computed.returns ? catalog.tables[computed.returns.table] : { name, ...computed.returns };
}
