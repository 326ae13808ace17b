import type { Engine } from '@operatory/engine';
import { answerTo, anyValue, difference, offered } from './asking.ts';
import { columnsByRowFaults } from './columns-by-row.ts';
import { changeOf, changesOf } from './expected-writes.ts';
import { foreignKeyFaults } from './foreign-keys.ts';
import { missing, places } from './places.ts';
import { sample } from './sample.ts';
import { changeColumnOf, stampFaults } from './stamps.ts';
import { tried } from './tried.ts';
import { deletable, harmlessOf } from './what-fits.ts';
import { type Actor, bound, catalog, keyColumn, type Row, tenantTables, type World } from './world.ts';

type Answered = { affected_rows: number; returning: readonly Row[] };

/** Everything is rolled back, so that each attempt finds the same rows. */
export async function writeFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of ['update', 'delete'] as const)
    for await (const found of writeFaultsInTurn(world, engine, actor, table, kind)) faults.push(...found);
  return faults;
}

export async function* writeFaultsInTurn(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  kind: 'update' | 'delete',
): AsyncGenerator<string[], undefined> {
  const faults = [
    () => changeFaults(kind, world, engine, actor, table),
    ...(kind === 'update'
      ? [columnFaults, columnsByRowFaults, moveFaults, foreignKeyFaults].map(
          (find) => () => find(world, engine, actor, table),
        )
      : []),
  ];
  for (const find of faults) yield (await find()).map((fault) => `${actor.label} ${fault}`);
}

async function changeFaults(
  kind: 'update' | 'delete',
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  const key = keyColumn(table);
  for (const form of ['', '_by_pk', ...(kind === 'update' ? ['_many'] : [])])
    tried(actor, table, kind + form);
  const seen = (await world.expected(actor)).get(table)?.keys;
  // A row that cannot be read cannot be written either.
  const change = seen && changeOf(kind, actor.baseRole, table, actor.session.grants);
  const nothing = kind === 'update' ? ', _set: {}' : '';
  const all = `mutation { done: ${kind}_${table}(where: {}${nothing}) { affected_rows } }`;
  if (!change) return offered(engine, actor, all) ? [`may ${kind} ${table}`] : [];
  const rows = world.rows[table] ?? new Map<string, Row>();
  const asked = kind === 'delete' ? await deletable(world, table) : [...rows.keys()];
  const due = new Set((await changeable(world, actor, table, change.rows)).filter((id) => seen.has(id)));
  const encrypted = change.columns.find((name) => catalog.tables[table]?.columns[name]?.encrypted);
  const harmless = kind === 'update' ? await harmlessOf(world, table, change.columns) : ['', ''];
  // Encrypted columns can be written by key only.
  if (!harmless)
    return encrypted
      ? byKeyFaults(kind, engine, actor, table, `, _set: {${encrypted}: "x"}`, { asked, due, seen })
      : [];
  const [column, literal] = harmless;
  const set = kind === 'update' ? `, _set: {${column}: ${literal}}` : '';
  const type = catalog.tables[table]?.columns[key]?.type === 'uuid' ? 'uuid' : 'Int';
  const ids = type === 'uuid' ? asked : asked.map(Number);

  const stamp = changeColumnOf(kind, table, (await world.expected(actor)).get(table));
  const many = await answerTo(
    engine,
    actor,
    `mutation ($ids: [${type}!]!) { done: ${kind}_${table}(where: {${key}: {_in: $ids}}${set}) { affected_rows returning { ${key} ${stamp ?? ''} } } }`,
    { ids },
  );
  if (!many.data) return [`may not ${kind} ${table}: ${many.refused}`];
  const { affected_rows, returning } = many.data.done as unknown as Answered;
  const expected = asked.filter((id) => due.has(id));
  const faults = difference(
    `${kind} of ${table}`,
    returning.map((row) => String(row[key])),
    expected,
  );
  const before = (row: Row) => rows.get(String(row[key]));
  faults.push(...stampFaults(kind, table, actor, returning, before, stamp));
  if (kind === 'update')
    faults.push(...(await manyFaults(engine, actor, table, column ?? '', literal ?? '', asked, due)));
  if (affected_rows !== expected.length) faults.push(`${kind} of ${table} touches ${affected_rows} rows`);
  return [...faults, ...(await byKeyFaults(kind, engine, actor, table, set, { asked, due, seen }))];
}

/** An update of many rows at once, each with its own filter, must change no more rows than single updates. */
async function manyFaults(
  engine: Engine,
  actor: Actor,
  table: string,
  column: string,
  literal: string,
  asked: readonly string[],
  due: ReadonlySet<string>,
): Promise<string[]> {
  const key = keyColumn(table);
  const type = catalog.tables[table]?.columns[key]?.type === 'uuid' ? 'uuid' : 'Int';
  const half = Math.ceil(asked.length / 2);
  const parts = [asked.slice(0, half), asked.slice(half)];
  const answer = await answerTo(
    engine,
    actor,
    `mutation ($a: [${type}!]!, $b: [${type}!]!) { done: update_${table}_many(updates: [
      {where: {${key}: {_in: $a}}, _set: {${column}: ${literal}}}, {where: {${key}: {_in: $b}}, _set: {${column}: ${literal}}}]) { affected_rows returning { ${key} } } }`,
    Object.fromEntries(parts.map((ids, index) => ['ab'[index], type === 'uuid' ? ids : ids.map(Number)])),
  );
  const done = answer.data?.done as unknown as readonly Answered[] | undefined;
  if (!done) return [`may not update ${table} many at once: ${answer.refused}`];
  return parts.flatMap((ids, index) =>
    difference(
      `update_many of ${table}`,
      (done[index]?.returning ?? []).map((row) => String(row[key])),
      ids.filter((id) => due.has(id)),
    ),
  );
}

/**
 * A request by key must succeed for permitted rows, and all others must get the response of a missing one.
 */
async function byKeyFaults(
  kind: 'update' | 'delete',
  engine: Engine,
  actor: Actor,
  table: string,
  set: string,
  { asked, due, seen }: Record<'due' | 'seen', ReadonlySet<string>> & { readonly asked: readonly string[] },
): Promise<string[]> {
  const key = keyColumn(table);
  const isUuid = catalog.tables[table]?.columns[key]?.type === 'uuid';
  const one = (id: string) => {
    const value = isUuid ? JSON.stringify(id) : id;
    const at = kind === 'update' ? `pk_columns: {${key}: ${value}}${set}` : `${key}: ${value}`;
    return answerTo(engine, actor, `mutation { done: ${kind}_${table}_by_pk(${at}) { ${key} } }`);
  };
  const nowhere = JSON.stringify(await one(isUuid ? missing : '987654'));
  const faults: string[] = [];
  const others = asked.filter((id) => !due.has(id));
  for (const id of new Set([
    ...asked.filter((id) => due.has(id)).slice(0, 1),
    ...sample(others, 5),
    // These rows can be read but not written.
    ...sample(
      others.filter((id) => seen.has(id)),
      3,
    ),
  ])) {
    const answer = await one(id);
    const done = answer.data?.done as unknown as Row | null | undefined;
    if (due.has(id) && String(done?.[key]) !== id)
      faults.push(`${kind} by_pk of ${table} leaves ${id}: ${answer.refused}`);
    if (!due.has(id) && JSON.stringify(answer) !== nowhere)
      faults.push(
        `${kind} by_pk of ${table} distinguishes ${id} from a missing key: ${JSON.stringify(answer)}`,
      );
  }
  return faults;
}

async function changeable(
  { server }: World,
  actor: Actor,
  table: string,
  rows: string,
): Promise<readonly string[]> {
  const key = keyColumn(table);
  const own = tenantTables.includes(table) ? 't.client_id = :client' : 'true';
  const found = await server.root.query<{ id: string }>(
    bound(`select t.${key}::text as id from ${table} t where ${own} and (${rows})`, actor),
  );
  return found.rows.map(({ id }) => id);
}

/** An update must be able to write exactly the columns that the expectations allow. */
export async function columnFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  const changes = changesOf('update', actor.baseRole, table, actor.session.grants);
  if (changes.length === 0 || !(await world.expected(actor)).has(table)) return [];
  const key = keyColumn(table);
  const nobody = catalog.tables[table]?.columns[key]?.type === 'uuid' ? JSON.stringify(missing) : '987654';
  // The request is by key, because encrypted columns can be written in no other way.
  const query = `mutation ($set: ${table}_set_input) { update_${table}_by_pk(pk_columns: {${key}: ${nobody}}, _set: $set) { ${key} } }`;
  return Object.entries(catalog.tables[table]?.columns ?? {}).flatMap(([column, known]) => {
    const taken = offered(engine, actor, query, { set: { [column]: anyValue(known) } });
    const due = changes.some(({ columns }) => columns.includes(column));
    return taken === due ? [] : [`${due ? 'may not' : 'may'} write ${table}.${column}`];
  });
}

/**
 * A row cannot be moved to a clinic that is not the actor's, and a clinic of another tenant gets the response
 * of a missing one.
 */
async function moveFaults(world: World, engine: Engine, actor: Actor, table: string): Promise<string[]> {
  const change = changeOf('update', actor.baseRole, table, actor.session.grants);
  if (!change?.columns.includes('clinic_id')) return [];
  const { place, baseRole, session } = actor;
  const all = baseRole === 'client_admin' || baseRole === 'super_admin';
  const mine = (session.variables['x-hasura-clinic-ids'] ?? '').slice(1, -1).split(',');
  const own = Object.values(place.clinics);
  const due = new Set(await changeable(world, actor, table, change.rows));
  const seen = (await world.expected(actor)).get(table)?.keys;
  const [from] = [...(world.rows[table] ?? [])].filter(
    ([id, row]) =>
      due.has(id) &&
      seen?.has(id) &&
      own.includes(String(row.clinic_id)) &&
      /Free|Door/.test(String(row.name)),
  );
  if (!from) return [];
  const away = (place.name === 'south' ? places.north : places.south).clinics.one;
  const faults: string[] = [];
  const refusals = new Set<string>();
  for (const clinic of [...own, away, missing]) {
    const answer = await answerTo(
      engine,
      actor,
      `mutation { done: update_${table}_by_pk(pk_columns: {id: "${from[0]}"}, _set: {clinic_id: "${clinic}"${table === 'ip_settings' ? ', ip_address: "10.77.0.0/16"' : ', name: "Moved"'}}) { id } }`,
    );
    const ok = own.includes(clinic) && (all || mine.includes(clinic));
    if (ok !== (answer.data !== undefined))
      faults.push(`moves ${table} to ${clinic}: ${answer.refused ?? 'done'}`);
    if (!ok) refusals.add(String(answer.refused).replaceAll(clinic, '<key>'));
  }
  if (refusals.size > 1) faults.push(`moves ${table}, and is distinguished: ${[...refusals].join(' but ')}`);
  return faults;
}
