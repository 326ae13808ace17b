import type { Engine } from '@operatory/engine';
import { answerTo, anyValue, offered } from './asking.ts';
import { attemptsOf, insertsOf } from './expected-inserts.ts';
import { maskedColumns, shownColumns } from './reads.ts';
import { tried } from './tried.ts';
import { type Actor, catalog, type Row, type World } from './world.ts';

type Answered = { affected_rows: number; returning: readonly Row[] };

/** Every attempt of expected-inserts.ts is made; everything is rolled back. */
export async function insertFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  tried(actor, table, 'insert');
  const due = insertsOf(actor, table);
  const type = `[${table}_insert_input!]!`;
  if (!due) {
    const any = `mutation { insert_${table}(objects: []) { affected_rows } }`;
    return offered(engine, actor, any) ? [`${actor.label} may add ${table}`] : [];
  }
  const faults = givenFaults(engine, actor, table);
  // Columns that the writer cannot read are not returned after a write either.
  const visibleRows = (await world.expected(actor)).get(table);
  const isShown = (column: string) =>
    visibleRows !== undefined &&
    shownColumns(table, visibleRows).includes(column) &&
    !maskedColumns(visibleRows).includes(column);
  const presets = Object.keys(due.presets).filter(isShown);
  const back = presets.length > 0 ? ` returning { ${presets.join(' ')} }` : '';
  /** The map has the first refusal of each kind, without its key. */
  const refusals = new Map<string, string>();
  for (const { what, object, ok, key } of await attemptsOf(world, actor, table)) {
    const answer = await answerTo(
      engine,
      actor,
      `mutation ($objects: ${type}) { done: insert_${table}(objects: $objects) { affected_rows${back} } }`,
      { objects: [object] },
    );
    const done = answer.data?.done as unknown as Answered | undefined;
    if (ok !== (done !== undefined && done.affected_rows > 0)) {
      faults.push(`adds ${table} ${what}: ${ok ? `refused: ${answer.refused}` : 'done'}`);
      continue;
    }
    const [written] = done?.returning ?? [];
    for (const preset of written ? presets : []) {
      const value = String(written?.[preset]);
      if (value !== due.presets[preset]) faults.push(`adds ${table} with ${preset} ${value}`);
    }
    if (ok || !key) continue;
    const [kind = ''] = what.split(':');
    const said = String(answer.refused).replaceAll(key, '<key>');
    const before = refusals.get(kind) ?? said;
    if (before !== said) faults.push(`adds ${table}, and is distinguished: ${before} but ${what}: ${said}`);
    refusals.set(kind, before);
  }
  return faults.map((fault) => `${actor.label} ${fault}`);
}

export function givenFaults(engine: Engine, actor: Actor, table: string): string[] {
  const due = insertsOf(actor, table);
  if (!due) return [];
  const query = `mutation ($objects: [${table}_insert_input!]!) { insert_${table}(objects: $objects) { affected_rows } }`;
  return Object.entries(catalog.tables[table]?.columns ?? {}).flatMap(([column, known]) => {
    const isDue = due.columns.includes(column);
    const isTaken = offered(engine, actor, query, { objects: [{ [column]: anyValue(known) }] });
    return isTaken === isDue ? [] : [`${isDue ? 'may not' : 'may'} give ${table}.${column}`];
  });
}
