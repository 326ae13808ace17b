import { catalog } from '@operatory/db';
import { permissionsOf, register } from '@operatory/domain';
import type { Table } from '@operatory/engine';
import { columnOperators, operators } from '@operatory/resource';
import { expect, test } from 'vitest';

const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;
/**
 * The types that JavaScript orders like PostgreSQL. Text is ordered by the database's collation and enums by
 * their definition; neither order is known in JavaScript.
 */
const ordered = new Set(['int4', 'int8', 'numeric', 'date', 'timestamptz', 'time', 'uuid']);

interface Comparison {
  readonly table: string;
  readonly column: string;
  readonly operator: string;
  readonly operand: unknown;
}
function* comparisons(filter: unknown, table: string): Generator<Comparison> {
  for (const [key, value] of Object.entries((filter ?? {}) as Readonly<Record<string, unknown>>)) {
    if (key === '_and' || key === '_or') for (const one of value as unknown[]) yield* comparisons(one, table);
    else if (key === '_not') yield* comparisons(value, table);
    else if (key === '_exists') {
      const { _table, _where } = value as { _table: string; _where: unknown };
      yield* comparisons(_where, _table);
    } else {
      const relationship = tables[table]?.relationships[key];
      if (relationship) yield* comparisons(value, relationship.table);
      else
        for (const [operator, operand] of Object.entries(value as object))
          yield { table, column: key, operator, operand };
    }
  }
}

test('access rules compare only with operators, types and values that can also be compared in JavaScript', () => {
  const faults: string[] = [];
  let count = 0;
  for (const [role, byTable] of Object.entries(permissionsOf(register)))
    for (const [table, { select = [], insert = [], update = [], delete: deletes = [] }] of Object.entries(
      byTable,
    )) {
      const filters = [
        ...select.flatMap(({ filter, masks }) => [filter, ...Object.values(masks ?? {})]),
        ...insert.map(({ check }) => check),
        ...update.flatMap(({ filter, check }) => [filter, check]),
        ...deletes.map(({ filter }) => filter),
      ];
      for (const { column, operator, operand, ...of } of filters.flatMap((one) => [
        ...comparisons(one, table),
      ])) {
        count += 1;
        const name = columnOperators[operator] ?? operator;
        const type = tables[of.table]?.columns[column]?.type ?? 'nothing';
        const isComparable = name === '_is_null' || operators[name]?.holds !== undefined;
        const isOrder = /^_[gl]te?$/.test(name);
        if (!isComparable || (isOrder && !ordered.has(type)) || JSON.stringify(operand).includes('"sql"'))
          faults.push(`${role} ${of.table}.${column} (${type}) ${operator} ${JSON.stringify(operand)}`);
      }
    }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
