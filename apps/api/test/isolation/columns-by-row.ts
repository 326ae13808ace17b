import type { Engine } from '@operatory/engine';
import { answerTo, anyValue } from './asking.ts';
import { changesOf } from './expected-writes.ts';
import { visibleRowsIn } from './visible-rows.ts';
import { holdsFor } from './what-fits.ts';
import { type Actor, catalog, keyColumn, type World } from './world.ts';

/**
 * If two rules allow changes to different rows, a row accepts only the columns of its own rule: fewer for a colleague's row
 * than for the user's own.
 */
export async function columnsByRowFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): Promise<string[]> {
  const changes = changesOf('update', actor.baseRole, table, actor.session.grants);
  if (changes.length < 2) return [];
  const mine = await visibleRowsIn(world, actor, table);
  const key = keyColumn(table);
  const due = await Promise.all(changes.map(({ rows }) => holdsFor(world, actor, table, rows, mine)));
  const faults: string[] = [];
  for (const column of new Set(changes.flatMap(({ columns }) => columns))) {
    const known = catalog.tables[table]?.columns[column];
    const isOpen = (row: number) =>
      changes.some(({ columns }, index) => columns.includes(column) && due[index]?.[row]);
    const other = mine.find((_, row) => due.some((each) => each[row]) && !isOpen(row));
    if (!known || !other) continue;
    const value = known.nullable ? null : anyValue(known);
    const answer = await answerTo(
      engine,
      actor,
      `mutation ($set: ${table}_set_input!) { done: update_${table}_by_pk(pk_columns: {${key}: "${other[key]}"}, _set: $set) { ${key} } }`,
      { set: { [column]: value } },
    );
    if (answer.data?.done) faults.push(`may write of another's row ${table}.${column}`);
  }
  return faults;
}
