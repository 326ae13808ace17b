import type { Engine } from '@operatory/engine';
import { offered } from './asking.ts';
import type { Chance } from './chance.ts';
import { insertsOf } from './expected-inserts.ts';
import { maskedColumns, shownColumns } from './reads.ts';
import { isOpen } from './relationships.ts';
import { type Actor, catalog, type Expected, keyColumn } from './world.ts';

type All = ReadonlyMap<string, Expected>;

/**
 * Masked or missing columns behind a relationship must not be used to filter, sort, count or group, and
 * nested inserts are offered only where plain inserts are permitted.
 */
export function relationshipOracleFaults(
  engine: Engine,
  actor: Actor,
  table: string,
  all: All,
  chance: Chance,
  most: number,
): string[] {
  const expected = all.get(table);
  if (!expected) return [];
  const key = keyColumn(table);
  const faults: string[] = [];
  for (const relationship of Object.values(catalog.tables[table]?.relationships ?? {})) {
    const { name, kind, table: target } = relationship;
    const theirs = all.get(target);
    if (!theirs || !isOpen(table, relationship, expected, theirs)) continue;
    const shown = new Set(shownColumns(target, theirs));
    const absent = Object.keys(catalog.tables[target]?.columns ?? {}).filter((column) => !shown.has(column));
    for (const column of chance.some([...new Set([...maskedColumns(theirs), ...absent])], most)) {
      const oracles = [
        `{ ${table}(where: {${name}: {${column}: {_is_null: true}}}) { ${key} } }`,
        ...(kind === 'object'
          ? [`{ ${table}(order_by: [{${name}: {${column}: asc}}]) { ${key} } }`]
          : [
              `{ ${table}(order_by: [{${name}_aggregate: {max: {${column}: asc}}}]) { ${key} } }`,
              `{ ${table}(where: {${name}_aggregate: {count: {arguments: [${column}], predicate: {_gt: 0}}}}) { ${key} } }`,
              `{ ${table} { ${name}(distinct_on: [${column}]) { ${keyColumn(target)} } } }`,
              `{ ${table} { ${name}_aggregate { aggregate { max { ${column} } } } } }`,
            ]),
      ];
      for (const query of oracles) if (offered(engine, actor, query)) faults.push(`an oracle: ${query}`);
    }
  }
  return [...faults, ...nestedFaults(engine, actor, table)];
}

function nestedFaults(engine: Engine, actor: Actor, table: string): string[] {
  if (!insertsOf(actor, table)) return [];
  return Object.values(catalog.tables[table]?.relationships ?? {}).flatMap(
    ({ name, kind, table: target }) => {
      const data = kind === 'array' ? '[]' : '{}';
      const query = `mutation { insert_${table}(objects: [{${name}: {data: ${data}}}]) { affected_rows } }`;
      const may = insertsOf(actor, target) !== undefined;
      return offered(engine, actor, query) && !may ? [`adds ${target} by ${name}`] : [];
    },
  );
}
