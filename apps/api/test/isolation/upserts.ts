import type { Engine } from '@operatory/engine';
import { insertable } from './access-spec.ts';
import { answerTo, offered } from './asking.ts';
import { attemptsOf, insertsOf } from './expected-inserts.ts';
import { changeOf } from './expected-writes.ts';
import { missing, places } from './places.ts';
import { tried } from './tried.ts';
import { harmlessOf } from './what-fits.ts';
import { type Actor, catalog, keyColumn, type Row, tenantTables, type World } from './world.ts';

type Answered = { affected_rows: number; returning: readonly Row[] };
type Constraint = { readonly name: string; readonly columns: readonly string[] };

const constraintsOf = (table: string): readonly Constraint[] => {
  const known = catalog.tables[table];
  return known ? [known.primaryKey, ...known.uniques] : [];
};
export const upsert = (table: string, { name }: Constraint, columns: readonly string[]): string =>
  `mutation ($object: ${table}_insert_input!) {
    done: insert_${table}(objects: [$object], on_conflict: {constraint: ${name}, update_columns: [${columns.join(', ')}]}) {
      affected_rows returning { ${keyColumn(table)} } } }`;

/**
 * An upsert must refer only to permitted rows, write only permitted columns, and treat a key of a foreign or
 * hidden row as unused. Everything is rolled back.
 */
export async function upsertFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  const { baseRole, session } = actor;
  tried(actor, table, 'upsert');
  const change = insertsOf(actor, table) && changeOf('update', baseRole, table, session.grants);
  if (!change) {
    const column = Object.keys(catalog.tables[table]?.columns ?? {})[2] ?? 'id';
    const [first = { name: '', columns: [] }] = constraintsOf(table);
    return offered(engine, actor, upsert(table, first, [column]), { object: {} })
      ? [`${actor.label} may upsert ${table}`]
      : [];
  }
  const [column] = (await harmlessOf(world, table, change.columns)) ?? insertable(table, change.columns);
  if (!column) return [];
  const faults = [
    // Encrypted columns can be written by key only.
    ...columnFaults(engine, actor, table, insertable(table, change.columns)),
    ...(await attemptFaults(world, engine, actor, table, column)),
    ...(await keyFaults(world, engine, actor, table, column)),
  ];
  return faults.map((fault) => `${actor.label} ${fault}`);
}

/** An upsert must be able to change exactly the columns in `due`. */
function columnFaults(engine: Engine, actor: Actor, table: string, due: readonly string[]): string[] {
  const [first] = constraintsOf(table);
  if (!first) return [];
  return Object.keys(catalog.tables[table]?.columns ?? {}).flatMap((column) => {
    const taken = offered(engine, actor, upsert(table, first, [column]), { object: {} });
    return taken === due.includes(column)
      ? []
      : [`${taken ? 'may' : 'may not'} write ${table}.${column} by an upsert`];
  });
}

/** An upsert must be able to refer to the same rows as an insert, and no others. */
async function attemptFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  column: string,
): Promise<string[]> {
  const [first] = constraintsOf(table);
  const faults: string[] = [];
  /** The map has the first refusal of each kind, without its key. */
  const refusals = new Map<string, string>();
  for (const { what, object, ok, key } of first ? await attemptsOf(world, actor, table) : []) {
    const answer = await answerTo(engine, actor, upsert(table, first as Constraint, [column]), { object });
    const done = answer.data?.done as unknown as Answered | undefined;
    if (ok !== (done?.affected_rows === 1)) {
      faults.push(`upserts ${table} ${what}: ${ok ? `refused: ${answer.refused}` : 'done'}`);
      continue;
    }
    if (ok || !key) continue;
    const [kind = ''] = what.split(':');
    const said = String(answer.refused).replaceAll(key, '<key>');
    const before = refusals.get(kind) ?? said;
    if (before !== said)
      faults.push(`upserts ${table}, and is distinguished: ${before} but ${what}: ${said}`);
    refusals.set(kind, before);
  }
  return faults;
}

/**
 * Each constraint is tried with keys of a row of another tenant, of a hidden row of the actor's own tenant,
 * and of none.
 */
export async function holdersOfKeys(
  world: World,
  actor: Actor,
  table: string,
): Promise<readonly { readonly constraint: Constraint; readonly keys: readonly Row[] }[]> {
  if (!tenantTables.includes(table)) return [];
  const { place } = actor;
  const seen = (await world.expected(actor)).get(table)?.keys ?? new Set<string>();
  const away = (place.name === 'south' ? places.north : places.south).client;
  const unseen = [...(world.rows[table] ?? [])].filter(([id]) => !seen.has(id)).map(([, row]) => row);
  const rows = [away, place.client].flatMap((client) =>
    unseen.filter((row) => row.client_id === client).slice(0, 1),
  );
  return constraintsOf(table).map((constraint) => {
    // The server sets `client_id` and `user_id` itself, whatever the request contains.
    const own = constraint.columns.filter((column) => column !== 'client_id' && column !== 'user_id');
    const nobody = Object.fromEntries(
      own.map((column) => [
        column,
        catalog.tables[table]?.columns[column]?.type === 'int4' ? 987654 : missing,
      ]),
    );
    const held = rows.map((row) => Object.fromEntries(own.map((column) => [column, row[column]])));
    return { constraint, keys: [...held, nobody] };
  });
}

async function keyFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  column: string,
): Promise<string[]> {
  const base = (await attemptsOf(world, actor, table)).find(({ ok }) => ok)?.object;
  const seen = (await world.expected(actor)).get(table)?.keys;
  const faults: string[] = [];
  for (const { constraint, keys } of base ? await holdersOfKeys(world, actor, table) : []) {
    const answers = new Set<string>();
    for (const key of keys) {
      const answer = await answerTo(engine, actor, upsert(table, constraint, [column]), {
        object: { ...base, ...key },
      });
      const done = answer.data?.done as unknown as Answered | undefined;
      const id = String(done?.returning[0]?.[keyColumn(table)]);
      if (world.rows[table]?.has(id) && !seen?.has(id)) faults.push(`upserts ${table}, and changes ${id}`);
      answers.add(answer.refused ?? `affects ${done?.affected_rows}`);
    }
    if (answers.size > 1)
      faults.push(
        `upserts ${table} by ${constraint.name}, and is distinguished: ${[...answers].join(' but ')}`,
      );
  }
  return faults;
}
