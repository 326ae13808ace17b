import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behindFaults } from './behind.ts';
import { chanceOfToday } from './chance.ts';
import { insertFaults } from './inserts.ts';
import { readFaults } from './reads.ts';
import { ofThisRun, unnoticed } from './removal-run.ts';
import { policies, type Removal, rules, tenancies } from './removals.ts';
import { supplierFaults } from './supplier.ts';
import { triedInAll } from './tried.ts';
import { upsertFaults } from './upserts.ts';
import { emptyTables, wallFaults } from './walls.ts';
import { type Actor, startWorld, tables, type World } from './world.ts';
import { writeFaults } from './writes.ts';

/** `pnpm check:long`: everybody by every form with every table, and every removal; else a part that chance draws. */
const long = process.env.LONG === '1';

let world: World;
const chance = chanceOfToday('isolation');
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  console.log(`${triedInAll()} combinations of table, operation, role and tenant tried`);
  await world?.end();
});

type Pair = readonly [actor: Actor, table: string];
type Find = (actor: Actor, table: string) => Promise<string[]>;

/** Everybody with every table; else as many as given, drawn so that each table comes up with each role in turn. */
function pairs(most: number, among: (actor: Actor) => boolean = () => true): readonly Pair[] {
  const actors = world.actors.filter(among);
  const all = chance
    .some(tables, tables.length)
    .map((table) => chance.some(actors, actors.length).map((actor): Pair => [actor, table]));
  if (long) return all.flat();
  const drawn: Pair[] = [];
  for (let round = 0; drawn.length < most && round < actors.length; round++)
    for (const ofTable of all) drawn.push(...ofTable.slice(round, round + 1));
  return drawn.slice(0, most);
}
async function over(drawn: readonly Pair[], find: Find) {
  const faults: string[] = [];
  for (const [actor, table] of drawn) faults.push(...(await find(actor, table)));
  return faults;
}

describe('what everybody gets', () => {
  test('lists: the planner alone shows everybody exactly what is theirs', async () => {
    const engine = world.plannerOnly();
    const find: Find = (actor, table) => readFaults(world, engine, actor, table, 'list');
    expect(await over(pairs(1_200), find)).toEqual([]);
  }, 300_000);

  test('by key, counted, streamed, through relationships, filtered and sorted by them: no more and no less', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(150), (actor, table) => readFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('no oracle behind a relationship, and no row along with another that one may not add', async () => {
    const engine = world.plannerOnly();
    const find: Find = async (actor, table) =>
      behindFaults(engine, actor, table, await world.expected(actor), chance, long ? 1_000 : 2);
    expect(await over(pairs(150), find)).toEqual([]);
  }, 300_000);

  test('both walls together hide nothing that is due', async () => {
    const own = pairs(250, ({ rights }) => rights === 'own');
    const find: Find = (actor, table) => readFaults(world, world.walled, actor, table, 'list');
    expect(await over(own, find)).toEqual([]);
  }, 300_000);

  test('updates and deletions reach the rows that are due, and no column beside', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(200), (actor, table) => writeFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('inserts point where they may; a foreign key is told as a missing one', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(200), (actor, table) => insertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('upserts do what inserts and updates do; a key held by a foreign or hidden row is as a free one', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(150), (actor, table) => upsertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);
});

test('a supplier has one order: these columns of it, five commands, no count and no write, whatever rights are claimed', async () => {
  const before = triedInAll();
  expect(await supplierFaults(world)).toEqual([]);
  console.log(`${triedInAll() - before} combinations of table, operation and tenant tried as a supplier`);
});

describe('each wall holds alone', () => {
  test('every table has rows of every tenant, and row-level security keeps them apart', async () => {
    expect(await emptyTables(world)).toEqual([]);
    expect(await wallFaults(world)).toEqual([]);
  });

  test('the suite fails when a rule or policy is removed, whichever', async () => {
    const kinds: readonly (readonly Removal[])[] = [policies(), tenancies(), ...byKind(rules())];
    // In another order than written: a run that is broken off has tried some of each kind.
    const removed = long
      ? chance.some(ofThisRun(kinds.flat()), Number.POSITIVE_INFINITY)
      : Array.from({ length: Number(process.env.REMOVALS ?? 20) }, (_, index) =>
          chance.pick(kinds[index % kinds.length] ?? []),
        );
    const missed = await unnoticed(world, removed);
    const kept = removed.filter(({ keptBy }) => keptBy).length;
    console.log(
      `${removed.length} removed, ${kept} of which something else keeps: ${removed
        .slice(0, 20)
        .map(({ name }) => name)
        .join('; ')}`,
    );
    expect(missed).toEqual([]);
  }, 7_200_000);
});

const byKind = (all: readonly Removal[]): readonly (readonly Removal[])[] =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => all.filter((each) => each.kind === kind));
