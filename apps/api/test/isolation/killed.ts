import type { Engine } from '@operatory/engine';
import type { TablePermissions } from '@operatory/resource';
import { columnsByRowFaults } from './columns-by-row.ts';
import { visibleRowSetsOf } from './idle.ts';
import { givenFaults, insertFaults } from './inserts.ts';
import { offeredFaults, readFaultsInTurn } from './reads.ts';
import { type Action, type Change, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { type Actor, rightsOf, tables, type World } from './world.ts';
import { columnFaults, writeFaultsInTurn } from './writes.ts';

type Altered = Parameters<World['plannerOnly']>[0];

const enginesAsTheyAre = new WeakMap<World, Engine>();
/** Building an engine takes a while, so the one with unchanged rules is built once. */
function engineAsItIs(world: World): Engine {
  const made = enginesAsTheyAre.get(world) ?? world.plannerOnly();
  enginesAsTheyAre.set(world, made);
  return made;
}

/**
 * The forms of request of one action are tried one after another, so that the search can end at the first
 * fault.
 */
function inTurn(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  action: Action,
): AsyncGenerator<readonly string[], undefined> {
  if (action === 'select') return readFaultsInTurn(world, engine, actor, table);
  if (action === 'insert') return addingInTurn(world, engine, actor, table);
  return writeFaultsInTurn(world, engine, actor, table, action);
}
async function* addingInTurn(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
): AsyncGenerator<readonly string[], undefined> {
  yield await insertFaults(world, engine, actor, table);
}

/**
 * @returns The first faults found with the altered rules. Faults that also occur with unchanged rules are an
 * error.
 */
export async function firstFaults(
  world: World,
  of: Altered,
  table: string,
  actions: readonly Action[],
  actors: readonly Actor[] = world.actors,
): Promise<readonly string[]> {
  const engine = world.plannerOnly(of);
  // Most mutants are already found by a list, which is quick.
  if (actions.includes('select'))
    for (const actor of actors) {
      const { value: found = [] } = await inTurn(world, engine, actor, table, 'select').next();
      if (found.length > 0) return proved(world, actor, table, 'select', 0, found);
    }
  for (const actor of actors)
    for (const action of actions) {
      let form = 0;
      for await (const found of inTurn(world, engine, actor, table, action)) {
        if (found.length > 0) return proved(world, actor, table, action, form, found);
        form++;
      }
    }
  return [];
}

interface Untouched {
  readonly forms: (readonly string[])[];
  readonly others: AsyncGenerator<readonly string[], undefined>;
}
const untouched = new WeakMap<Actor, Map<string, Untouched>>();
/**
 * A fault proves nothing when the same form of request has one with unchanged rules; that result is computed
 * once.
 */
async function proved(
  world: World,
  actor: Actor,
  table: string,
  action: Action,
  form: number,
  found: readonly string[],
): Promise<readonly string[]> {
  const own = untouched.get(actor) ?? new Map<string, Untouched>();
  untouched.set(actor, own);
  const name = `${table} ${action}`;
  const known = own.get(name) ?? {
    forms: [],
    others: inTurn(world, engineAsItIs(world), actor, table, action),
  };
  own.set(name, known);
  while (known.forms.length <= form) {
    const next = await known.others.next();
    if (next.done) break;
    known.forms.push(next.value);
  }
  nothingIn(known.forms[form] ?? []);
  return found;
}
function nothingIn(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`found before it was removed: ${found[0]}`);
}

/** The tables are read in turn, until the first fault. */
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

/** The faults count only if the suite detects all of these columns. */
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
    found.push(...(await columnsFound(world, engine, actor, table, action)));
    nothingIn(await columnsFound(world, engineAsItIs(world), actor, table, action));
    if (!columns.some(isMissed)) return found;
  }
  return [];
}

async function columnsFound(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  action: Action,
): Promise<readonly string[]> {
  if (action === 'insert') return givenFaults(engine, actor, table);
  if (action !== 'select')
    return [
      ...(await columnFaults(world, engine, actor, table)),
      ...(await columnsByRowFaults(world, engine, actor, table)),
    ];
  const expected = (await world.expected(actor)).get(table);
  return expected ? offeredFaults(engine, actor, table, expected) : [];
}

/**
 * @returns Actors whom a change of this rule could affect: they have every right except one that each earlier
 * rule needs, and except the removed need. For writes, there is one actor for each rule by which they can
 * read. When the whole rule is removed, there are also actors to whom no later rule applies.
 */
export function madeFor(
  world: World,
  role: string,
  own: TablePermissions,
  action: Action,
  index: number,
  { need, changed }: Change,
): readonly Actor[] {
  const rules = rulesOf(own, action);
  const left = needsOf(rules[index]).filter((other) => other !== need);
  const gone = need ? [need] : [];
  const lacks = new Map<string, readonly string[]>();
  for (const visibleRows of action === 'select' ? [rules[index]] : visibleRowSetsOf(own, left)) {
    const reads = action === 'select' || action === 'insert' ? left : [...left, ...needsOf(visibleRows)];
    const before = rulesOf(own, 'select');
    const earlier = [...rules.slice(0, index), ...before.slice(0, before.indexOf(visibleRows as Rule))];
    for (const others of changed ? [earlier] : [earlier, [...earlier, ...rules.slice(index + 1)]]) {
      const lacking = withoutThese(others, reads, gone);
      if (lacking && !needsOf(visibleRows).some((one) => action !== 'select' && lacking.includes(one)))
        lacks.set(lacking.join(), lacking);
    }
  }
  const whole = actorsOf(world, role).filter(({ rights }) => rights === 'all');
  return [...lacks.values()].flatMap((lacking) => whole.map((actor) => allBut(actor, lacking)));
}

export const actorsOf = (world: World, role: string): readonly Actor[] =>
  world.actors.filter(({ session }) => session.role === role);

/**
 * @returns One right of each of these rules, except the rights to keep; undefined when that is impossible.
 */
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
/** The actor is the same each time, because its expectations are computed once. */
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
