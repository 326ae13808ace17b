import type { Engine } from '@operatory/engine';
import { told } from './asking.ts';
import { keysOf, strangeKeys } from './drawn-attempts.ts';
import { changesOf } from './expected-writes.ts';
import { isLaw } from './laws-of.ts';
import { holdsFor } from './what-fits.ts';
import { type Actor, keyColumn, type Row, tenantTables, type World } from './world.ts';

/** Clinics of one's own tenant into which one may not take a row. */
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

/** A row that one may change is made to point at nothing that one does not see, and a foreign key is told as a missing one. */
export async function pointFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  if (!isLaw(table)) return [];
  const changes = changesOf('update', actor.letter, table, actor.session.grants);
  const seen = (await world.expected(actor)).get(table)?.keys;
  const key = keyColumn(table);
  const faults: string[] = [];
  for (const [column, target] of keysOf(table)) {
    const change = changes.find(({ columns }) => columns.includes(column));
    if (!change || !seen) continue;
    const mine = [...(world.rows[table]?.values() ?? [])].filter(
      (row) =>
        seen.has(String(row[key])) && (!tenantTables.includes(table) || row.client_id === actor.place.client),
    );
    const due = await holdsFor(world, actor, table, change.rows, mine);
    const from = mine.find((_, index) => due[index]);
    if (!from) continue;
    const refusals = new Map<string, string>();
    for (const [kind, id] of [
      ...(await strangeKeys(world, actor, target)),
      ...(await otherClinics(world, actor, table, column, change.rows, from)),
    ]) {
      const value = /^\d+$/.test(id) ? id : `"${id}"`;
      const at = typeof from[key] === 'number' ? from[key] : `"${from[key]}"`;
      const answer = await told(
        engine,
        actor,
        `mutation { done: update_${table}_by_pk(pk_columns: {${key}: ${at}}, _set: {${column}: ${value}}) { ${key} } }`,
      );
      if (answer.data) faults.push(`lets ${table}.${column} point to a ${kind} row`);
      else refusals.set(kind, String(answer.refused).replaceAll(id, '<key>'));
    }
    if (new Set(refusals.values()).size > 1)
      faults.push(
        `changes ${table}.${column}, and is told apart: ${[...refusals].map((one) => one.join(': ')).join(' but ')}`,
      );
  }
  return faults;
}
