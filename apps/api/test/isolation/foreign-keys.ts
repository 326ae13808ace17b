import type { Engine } from '@operatory/engine';
import { hasAccessSpec, specifiedInsert } from './access-spec-of.ts';
import { answerTo } from './asking.ts';
import { keysOf, strangeKeys, unfit } from './drawn-attempts.ts';
import { changesOf } from './expected-writes.ts';
import { visibleRowsIn } from './visible-rows.ts';
import { drawnOf, holdsFor } from './what-fits.ts';
import { type Actor, keyColumn, type Row, type World } from './world.ts';

/** A row must not be moved to these clinics of the actor's own tenant. */
async function otherClinics(
  world: World,
  actor: Actor,
  table: string,
  column: string,
  rows: string,
  from: Row,
): Promise<readonly (readonly [kind: string, key: string])[]> {
  if (column !== 'clinic_id') return [];
  const clinics = Object.values(actor.place.clinics);
  const due = await holdsFor(
    world,
    actor,
    table,
    rows,
    clinics.map((clinic) => ({ ...from, clinic_id: clinic })),
  );
  return clinics.flatMap((clinic, index) => (due[index] ? [] : [["other clinic's", clinic] as const]));
}

/** Several rows are tried, because the database lets few rows be moved to which others refer. */
const maxMovedRows = 5;

/** A row that may not be added must not result from a change either, through keys or other columns. */
async function unfitFaults(world: World, engine: Engine, actor: Actor, table: string): Promise<string[]> {
  const adding = specifiedInsert(actor.baseRole, table, actor.session.grants);
  const change = changesOf('update', actor.baseRole, table, actor.session.grants)[0];
  const mine = await changeable(world, actor, table, change?.rows);
  const [from] = mine;
  if (!change || !from) return [];
  const key = keyColumn(table);
  // When rows are added by commands, a changed row must remain one that the actor may change.
  const spec = adding?.rows ?? change.rows;
  const drawn = adding ? await drawnOf(world, actor.place, table, adding.columns) : [];
  const whole = drawn.map(({ object }) =>
    Object.fromEntries(Object.entries(object).filter(([column]) => change.columns.includes(column))),
  );
  const fits = await holdsFor(
    world,
    actor,
    table,
    spec,
    whole.map((object) => ({ ...from, ...object })),
  );
  const tries: Row[] = [
    ...whole.filter((_, index) => !fits[index]).slice(0, 5),
    ...(await unfit(world, actor, table, spec, from, change.columns)).map(([column, id]) => ({
      [column]: id,
    })),
  ];
  const faults: string[] = [];
  for (const set of tries)
    for (const row of mine.slice(0, maxMovedRows)) {
      if (row !== from && (await holdsFor(world, actor, table, spec, [{ ...row, ...set }]))[0]) continue;
      const at = typeof row[key] === 'number' ? row[key] : `"${row[key]}"`;
      const answer = await answerTo(
        engine,
        actor,
        `mutation ($set: ${table}_set_input!) { done: update_${table}_by_pk(pk_columns: {${key}: ${at}}, _set: $set) { ${key} } }`,
        { set },
      );
      if (answer.data) faults.push(`changes ${table} to what may not be added: ${JSON.stringify(set)}`);
      // A refusal by a database constraint proves nothing about the rule, so another row is tried.
      if (!String(answer.refused).includes('violates check constraint')) break;
    }
  return faults;
}

async function changeable(
  world: World,
  actor: Actor,
  table: string,
  rows: string | undefined,
): Promise<readonly Row[]> {
  if (rows === undefined) return [];
  const mine = await visibleRowsIn(world, actor, table);
  const due = await holdsFor(world, actor, table, rows, mine);
  return mine.filter((_, index) => due[index]);
}

/**
 * A row must not be changed to refer to a hidden row, and another tenant's key gets the same response as a
 * missing one.
 */
export async function foreignKeyFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  if (!hasAccessSpec(table)) return [];
  const changes = changesOf('update', actor.baseRole, table, actor.session.grants);
  const key = keyColumn(table);
  const faults = await unfitFaults(world, engine, actor, table);
  for (const [column, target] of keysOf(table)) {
    const change = changes.find(({ columns }) => columns.includes(column));
    const mine = await changeable(world, actor, table, change?.rows);
    const [from] = mine;
    if (!change || !from) continue;
    const refusals = new Map<string, string>();
    for (const [kind, id] of [
      ...(await strangeKeys(world, actor, target)),
      ...(await otherClinics(world, actor, table, column, change.rows, from)),
    ]) {
      const value = /^\d+$/.test(id) ? id : `"${id}"`;
      const at = typeof from[key] === 'number' ? from[key] : `"${from[key]}"`;
      const answer = await answerTo(
        engine,
        actor,
        `mutation { done: update_${table}_by_pk(pk_columns: {${key}: ${at}}, _set: {${column}: ${value}}) { ${key} } }`,
      );
      if (answer.data) faults.push(`lets ${table}.${column} point to a ${kind} row`);
      else refusals.set(kind, String(answer.refused).replaceAll(id, '<key>'));
    }
    for (const row of column === 'clinic_id' ? mine.slice(1, maxMovedRows) : [])
      for (const [kind, id] of await otherClinics(world, actor, table, column, change.rows, row)) {
        const answer = await answerTo(
          engine,
          actor,
          `mutation { done: update_${table}_by_pk(pk_columns: {${key}: "${row[key]}"}, _set: {${column}: "${id}"}) { ${key} } }`,
        );
        if (answer.data) faults.push(`lets ${table}.${column} point to a ${kind} row`);
      }
    if (new Set(refusals.values()).size > 1)
      faults.push(
        `changes ${table}.${column}, and is distinguished: ${[...refusals].map((one) => one.join(': ')).join(' but ')}`,
      );
  }
  return faults;
}
