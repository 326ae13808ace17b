import type { Engine } from '@operatory/engine';
import { ask, difference, isRefusal, offered } from './asking.ts';
import { relationshipFaults } from './relationships.ts';
import { sample } from './sample.ts';
import { streamFaults } from './streams.ts';
import { tried } from './tried.ts';
import { type Actor, catalog, type Expected, keyColumn, type Row, type World } from './world.ts';

const columnsOf = (table: string): readonly string[] =>
  Object.values(catalog.tables[table]?.columns ?? {}).map(({ name }) => name);
/** No type contains these columns, whatever the rule. */
const never = new Set(['client_id']);

export const shownColumns = (table: string, { visibleRows }: Expected): readonly string[] =>
  columnsOf(table).filter(
    (column) => !never.has(column) && (visibleRows.columns === 'all' || visibleRows.columns.includes(column)),
  );
export const maskedColumns = ({ masks }: Expected): readonly string[] =>
  masks.flatMap(({ columns }) => columns);

const readingForms = [
  'list',
  'by_pk',
  'aggregate',
  'stream',
  'filter by relationship',
  'order by relationship',
  'aggregate predicate',
];

/** Reads by every form of request, or by the list alone. */
export async function readFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  forms: 'list' | 'all' = 'all',
): Promise<string[]> {
  for (const operation of forms === 'list' ? ['list'] : readingForms) tried(actor, table, operation);
  const faults: string[] = [];
  for await (const found of readFaultsInTurn(world, engine, actor, table)) {
    faults.push(...found);
    if (forms === 'list') break;
  }
  return faults;
}

/** The list comes first, because it is quick and finds most faults. */
export async function* readFaultsInTurn(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): AsyncGenerator<string[], undefined> {
  const all = await world.expected(actor);
  const expected = all.get(table);
  const at = `${actor.label} reads ${table}`;
  if (!expected) {
    const key = keyColumn(table);
    yield [`{ ${table} { ${key} } }`, `{ ${table}_aggregate { aggregate { count } } }`]
      .filter((query) => offered(engine, actor, query))
      .map((query) => `${at}, which they may not: ${query}`)
      .concat(await streamFaults(engine, actor, table, undefined));
    return;
  }
  const forms = [
    () => rowFaults(world, engine, actor, table, expected),
    () => offeredFaults(engine, actor, table, expected),
    () => keyFaults(world, engine, actor, table, expected),
    () => capFaults(engine, actor, table, expected),
    () => aggregateFaults(world, engine, actor, table, expected),
    () => streamFaults(engine, actor, table, expected),
    () => relationshipFaults(world, engine, actor, table, all),
  ];
  try {
    for (const form of forms) yield (await form()).map((fault) => `${at}: ${fault}`);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    yield [`${at}: refused what is theirs: ${error.message}`];
  }
}

async function rowFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  expected: Expected,
): Promise<string[]> {
  const key = keyColumn(table);
  const columns = shownColumns(table, expected);
  const answer = await ask(engine, actor, `{ ${table} { ${columns.join(' ')} } }`);
  const shown = new Map((answer[table] ?? []).map((row: Row) => [String(row[key]), row]));
  const faults = difference('list', shown.keys(), expected.keys);
  for (const [id, row] of shown) {
    const raw = world.rows[table]?.get(id);
    for (const column of columns) {
      const mask = expected.masks.find((each) => each.columns.includes(column));
      const due = raw?.[column] !== null && (!mask || mask.keys.has(id));
      if (due !== (row[column] !== null)) faults.push(`${column} of ${id} is ${due ? 'hidden' : 'shown'}`);
    }
  }
  return faults;
}

/**
 * Where only names of rows are visible, a list has at most fifty. No table has that many test rows, so the
 * limit is looked for in the SQL.
 */
async function capFaults(
  engine: Engine,
  { session }: Actor,
  table: string,
  { visibleRows }: Expected,
): Promise<string[]> {
  if (!visibleRows.reference) return [];
  const prepared = engine.plan({ query: `{ ${table}(limit: 1000) { ${keyColumn(table)} } }` }, session);
  const { statements } = await engine.explain(prepared, {}, session);
  const isCapped = statements.every(({ text }) => /\blimit [^)]*\b50\b/.test(text));
  return isCapped ? [] : [`more than fifty are listed: ${statements[0]?.text}`];
}

const asked = new WeakMap<Engine, Set<string>>();

/**
 * No other column may be offered, and columns that may be masked must not be usable to search, sort or
 * aggregate.
 */
export function offeredFaults(engine: Engine, actor: Actor, table: string, expected: Expected): string[] {
  // The plan is the same for everybody with the same role and rights.
  const grants = [...actor.session.grants].sort().join();
  const once = `${actor.session.role} ${table} ${grants}`;
  const already = asked.get(engine) ?? new Set();
  if (already.has(once)) return [];
  asked.set(engine, already.add(once));
  const shown = new Set(shownColumns(table, expected));
  const key = keyColumn(table);
  const faults = columnsOf(table)
    .filter((column) => !shown.has(column) && offered(engine, actor, `{ ${table} { ${column} } }`))
    .map((column) => `${column} is offered`);
  for (const column of [...maskedColumns(expected), ...columnsOf(table).filter((name) => !shown.has(name))]) {
    const oracles = [
      `{ ${table}(where: {${column}: {_is_null: true}}) { ${key} } }`,
      `{ ${table}(order_by: [{${column}: asc}]) { ${key} } }`,
      `{ ${table}(distinct_on: [${column}]) { ${key} } }`,
      `{ ${table}_aggregate { aggregate { count(columns: [${column}]) } } }`,
      `{ ${table}_aggregate { aggregate { max { ${column} } } } }`,
    ];
    for (const query of oracles) if (offered(engine, actor, query)) faults.push(`an oracle: ${query}`);
  }
  return faults;
}

/** A request by key must return visible rows, and no hidden ones. */
async function keyFaults(
  { rows }: World,
  engine: Engine,
  actor: Actor,
  table: string,
  { keys }: Expected,
): Promise<string[]> {
  const key = keyColumn(table);
  const type = catalog.tables[table]?.columns[key]?.type === 'uuid' ? 'uuid' : 'Int';
  const hidden = [...(rows[table]?.keys() ?? [])].filter((id) => !keys.has(id));
  const wanted = [...[...keys].slice(0, 3), ...sample(hidden, 20)];
  const parts = wanted.map(
    (id, index) => `k${index}: ${table}_by_pk(${key}: ${literal(type, id)}) { ${key} }`,
  );
  if (parts.length === 0) return [];
  const answer = await ask(engine, actor, `{ ${parts.join(' ')} }`);
  return wanted.flatMap((id, index) => {
    const found = answer[`k${index}`] !== null;
    return found === keys.has(id) ? [] : [`by_pk ${found ? 'shows' : 'hides'} ${id}`];
  });
}
const literal = (type: string, id: string) => (type === 'uuid' ? JSON.stringify(id) : id);

async function aggregateFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  { visibleRows, keys }: Expected,
): Promise<string[]> {
  const key = keyColumn(table);
  const query = `{ all: ${table}_aggregate { aggregate { count distinct: count(columns: [${key}], distinct: true) } nodes { ${key} } } }`;
  if (visibleRows.reference) return offered(engine, actor, query) ? ['a reference is counted'] : [];
  const answer = (await ask(engine, actor, query)) as unknown as {
    all: { aggregate: { count: number; distinct: number }; nodes: Row[] };
  };
  const { aggregate, nodes } = answer.all;
  const faults = difference(
    'nodes',
    nodes.map((row) => String(row[key])),
    keys,
  );
  if (aggregate.count !== keys.size || aggregate.distinct !== keys.size)
    faults.push(`counts ${aggregate.count} and ${aggregate.distinct} of ${keys.size}`);
  const hidden = [...(world.rows[table]?.keys() ?? [])].filter((id) => !keys.has(id));
  const type = catalog.tables[table]?.columns[key]?.type === 'uuid' ? 'uuid' : 'Int';
  const count = (await ask(
    engine,
    actor,
    `query ($hidden: [${type}!]!) { none: ${table}_aggregate(where: {${key}: {_in: $hidden}}) { aggregate { count } } }`,
    { hidden: type === 'Int' ? hidden.map(Number) : hidden },
  )) as unknown as { none: { aggregate: { count: number } } };
  if (count.none.aggregate.count !== 0) faults.push(`counts ${count.none.aggregate.count} hidden rows`);
  return faults;
}
