import type { Engine } from '@operatory/engine';
import type { TablePermissions } from '@operatory/resource';
import { columnsByRowFaults } from './columns-by-row.ts';
import { sightsOf } from './idle.ts';
import { givenFaults, insertFaults } from './inserts.ts';
import { offeredFaults, readFaults } from './reads.ts';
import { type Action, type Change, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { type Actor, rightsOf, tables, type World } from './world.ts';
import { columnFaults, writeFaults } from './writes.ts';

type Altered = Parameters<World['plannerOnly']>[0];

const untouchedEngines = new WeakMap<World, Engine>();
/** What is made of rules takes a while: that of the rules as they are is made once. */
function engineOf(world: World, of: Altered): Engine {
  if (of) return world.plannerOnly(of);
  const made = untouchedEngines.get(world) ?? world.plannerOnly();
  untouchedEngines.set(world, made);
  return made;
}

/** The part of the suite that is about this table, until it finds something. */
export async function firstFaults(
  world: World,
  of: Altered,
  table: string,
  actions: readonly Action[],
  actors: readonly Actor[] = world.actors,
): Promise<readonly string[]> {
  const engine = engineOf(world, of);
  // Most are seen in a list already, and that is soon asked.
  if (actions.includes('select'))
    for (const actor of actors) {
      const found = await readFaults(world, engine, actor, table, 'list');
      if (found.length > 0) return found;
    }
  for (const actor of actors)
    for (const action of actions) {
      const found =
        action === 'select'
          ? await readFaults(world, engine, actor, table)
          : action === 'insert'
            ? await insertFaults(world, engine, actor, table)
            : await writeFaults(world, engine, actor, table);
      if (found.length > 0) return found;
    }
  return [];
}

const found = new WeakMap<Actor, Map<string, Promise<readonly string[]>>>();
/** The same for each of them while nothing is altered; it is asked once. */
export async function untouched(
  world: World,
  table: string,
  action: Action,
  actors: readonly Actor[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const actor of actors) {
    const own = found.get(actor) ?? new Map<string, Promise<readonly string[]>>();
    found.set(actor, own);
    const kind = action === 'delete' ? 'update' : action;
    const known = own.get(`${table} ${kind}`) ?? firstFaults(world, undefined, table, [kind], [actor]);
    own.set(`${table} ${kind}`, known);
    faults.push(...(await known));
  }
  return faults;
}

/** What the suite says of the reading of these tables, until it finds something. */
export async function faultsOfTables(
  world: World,
  of: Altered,
  about: readonly string[],
  actors: readonly Actor[],
): Promise<readonly string[]> {
  for (const table of new Set(about))
    if (tables.includes(table)) {
      const found = await firstFaults(world, of, table, ['select'], actors);
      if (found.length > 0) return found;
    }
  return [];
}

/** What the suite says of the columns, if it misses none of them. */
export async function faultsOfColumns(
  world: World,
  of: Altered,
  table: string,
  action: Action,
  columns: readonly string[],
  actors: readonly Actor[],
): Promise<readonly string[]> {
  const engine = world.plannerOnly(of);
  const found: string[] = [];
  const isMissed = (column: string) =>
    !found.some((fault) => fault === `${column} is offered` || fault.endsWith(`.${column}`));
  for (const actor of actors) {
    if (action === 'select') {
      const expected = (await world.expected(actor)).get(table);
      if (expected) found.push(...offeredFaults(engine, actor, table, expected));
    } else if (action === 'insert') found.push(...givenFaults(engine, actor, table));
    else {
      found.push(...(await columnFaults(world, engine, actor, table)));
      found.push(...(await columnsByRowFaults(world, engine, actor, table)));
    }
    if (!columns.some(isMissed)) return found;
  }
  return [];
}

/**
 * Those for whom a change of this rule could make a difference: who has every right but those by which an earlier rule would
 * come first, or the one that is needed no more; of writing, by each rule by which they may read.
 */
export function madeFor(
  world: World,
  role: string,
  own: TablePermissions,
  action: Action,
  index: number,
  { need }: Change,
): readonly Actor[] {
  const rules = rulesOf(own, action);
  const left = needsOf(rules[index]).filter((other) => other !== need);
  const gone = need ? [need] : [];
  const lacks = new Map<string, readonly string[]>();
  for (const sight of action === 'select' ? [rules[index]] : sightsOf(own, left)) {
    const reads = action === 'select' || action === 'insert' ? left : [...left, ...needsOf(sight)];
    const before = rulesOf(own, 'select');
    const earlier = [...rules.slice(0, index), ...before.slice(0, before.indexOf(sight as Rule))];
    const lacking = withoutThese(earlier, reads, gone);
    if (lacking && !needsOf(sight).some((one) => action !== 'select' && lacking.includes(one)))
      lacks.set(lacking.join(), lacking);
  }
  const whole = actorsOf(world, role).filter(({ rights }) => rights === 'all');
  return [...lacks.values()].flatMap((lacking) => whole.map((actor) => allBut(actor, lacking)));
}

export const actorsOf = (world: World, role: string): readonly Actor[] =>
  world.actors.filter(({ session }) => session.role === role);

/** One right of each of these rules, but none of those that are kept; undefined where there is no such. */
function withoutThese(
  rules: readonly Rule[],
  kept: readonly string[],
  gone: readonly string[],
): readonly string[] | undefined {
  const lacking = new Set(gone);
  for (const rule of rules) {
    const needs = needsOf(rule);
    if (needs.some((need) => lacking.has(need))) continue;
    const other = needs.find((need) => !kept.includes(need));
    if (other === undefined) return undefined;
    lacking.add(other);
  }
  return [...lacking].sort();
}

const known = new WeakMap<Actor, Map<string, Actor>>();
/** The same one each time, since what they are to see is worked out once. */
function allBut(actor: Actor, lacking: readonly string[]): Actor {
  const own = known.get(actor) ?? new Map<string, Actor>();
  known.set(actor, own);
  const name = lacking.join();
  const grants = new Set([...rightsOf(actor.session.role)].filter((grant) => !lacking.includes(grant)));
  const made = own.get(name) ?? {
    ...actor,
    label: `${actor.label} but ${name || 'nothing'}`,
    session: { ...actor.session, grants },
  };
  own.set(name, made);
  return made;
}
