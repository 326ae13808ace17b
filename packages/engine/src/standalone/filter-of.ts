import type { BoolExp } from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';
import type { NameMetadata } from './metadata.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const modern = (key: string) => (key.startsWith('$') ? `_${key.slice(1)}` : key);

/** A filter whose `_exists` name tables as the catalog does. */
export function withTableKeys(filter: BoolExp, keyOf: (name: NameMetadata) => string): BoolExp {
  return Object.fromEntries(
    Object.entries(filter).map(([key, operand]) => {
      if (modern(key) === '_exists' && isObject(operand)) {
        const { _table, _where = {} } = operand as { _table: NameMetadata; _where?: BoolExp };
        return ['_exists', { _table: keyOf(_table), _where: withTableKeys(_where, keyOf) }];
      }
      if (Array.isArray(operand) && (modern(key) === '_and' || modern(key) === '_or'))
        return [key, operand.map((one: BoolExp) => withTableKeys(one, keyOf))];
      return [key, isObject(operand) ? withTableKeys(operand as BoolExp, keyOf) : operand];
    }),
  );
}

/** What a rule's filter names that the catalog does not have. */
export function filterFault(
  filter: Readonly<Record<string, unknown>>,
  table: Table,
  catalog: Catalog,
): string | undefined {
  for (const [written, operand] of Object.entries(filter)) {
    const key = modern(written);
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(operand)) return `${key} is no list`;
      for (const one of operand) {
        const fault = isObject(one) ? filterFault(one, table, catalog) : `${key} holds no condition`;
        if (fault) return fault;
      }
    } else if (key === '_not') {
      const fault = isObject(operand) ? filterFault(operand, table, catalog) : '_not is no condition';
      if (fault) return fault;
    } else if (key === '_exists') {
    } else {
      const target = relatedTable(key, table, catalog);
      if (target === undefined) return `there is no column or relationship ${key}`;
      const fault = target && isObject(operand) ? filterFault(operand, target, catalog) : undefined;
      if (fault) return fault;
    }
  }
  return undefined;
}

/** The table that the name leads to; null for a column, undefined for nothing. */
function relatedTable(name: string, table: Table, catalog: Catalog): Table | null | undefined {
  if (Object.hasOwn(table.columns, name)) return null;
  const relationship = Object.hasOwn(table.relationships, name) ? table.relationships[name] : undefined;
  if (relationship) return catalog.tables[relationship.table];
  const computed = table.computed && Object.hasOwn(table.computed, name) ? table.computed[name] : undefined;
  if (!computed) return undefined;
  return 'table' in computed.returns ? catalog.tables[computed.returns.table] : null;
}
