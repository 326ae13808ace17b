import { type Engine, EngineError } from '@operatory/engine';
import { multiplexed } from '@operatory/engine/live/multiplex';
import { anyValue, difference } from './asking.ts';
import { maskedColumns } from './reads.ts';
import { type Actor, catalog, type Expected, keyColumn, type Row } from './world.ts';

const streamOf = (table: string, column: string, value: string): string =>
  `subscription { ${table}_stream(batch_size: 10000, cursor: {initial_value: {${column}: ${value}}}) { ${keyColumn(table)} } }`;
const least = (table: string) =>
  catalog.tables[table]?.columns[keyColumn(table)]?.type === 'uuid'
    ? '"00000000-0000-0000-0000-000000000000"'
    : '-1';

/**
 * A stream from the smallest key must return the same as the list, and no cursor may use a column that must
 * not be compared.
 */
export async function streamFaults(
  engine: Engine,
  { session }: Actor,
  table: string,
  expected: Expected | undefined,
): Promise<string[]> {
  const from = (column: string, value: string) =>
    engine.livePlan({ query: streamOf(table, column, value), variables: {} }, session);
  const offered = (column: string, value: string) => {
    try {
      from(column, value);
      return true;
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    }
  };
  const key = keyColumn(table);
  if (!expected) return offered(key, least(table)) ? ['is streamed'] : [];
  const faults = maskedColumns(expected)
    .flatMap((name) => catalog.tables[table]?.columns[name] ?? [])
    .filter((column) => {
      const value = anyValue(column);
      const isEnum = catalog.enums[column.type] !== undefined;
      return offered(column.name, isEnum ? String(value) : JSON.stringify(value).replace(/"(\w+)":/g, '$1:'));
    })
    .map(({ name }) => `is streamed by ${name}`);
  const plan = from(key, least(table));
  const { rows } = await plan.run(multiplexed(plan, [plan.variables]));
  const cell = rows[0]?.[1];
  const text = cell && String(plan.finish ? await plan.finish(cell) : cell);
  const streamed = (text ? (JSON.parse(text) as Record<string, Row[]>)[`${table}_stream`] : []) ?? [];
  return [
    ...faults,
    ...difference(
      'stream',
      streamed.map((row) => String(row[key])),
      expected.keys,
    ),
  ];
}
