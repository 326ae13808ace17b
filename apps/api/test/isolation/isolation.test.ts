import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOfToday } from './chance.ts';
import { insertFaults } from './inserts.ts';
import { ofThisRun, survivors } from './mutant-run.ts';
import { type Mutant, policyMutants, ruleMutants, tenancyMutants } from './mutants.ts';
import { readFaults } from './reads.ts';
import { relationshipOracleFaults } from './relationship-oracle.ts';
import { emptyTables, rowSecurityFaults } from './row-level-security.ts';
import { supplierFaults } from './supplier.ts';
import { triedInAll } from './tried.ts';
import { upsertFaults } from './upserts.ts';
import { type Actor, startWorld, tables, type World } from './world.ts';
import { writeFaults } from './writes.ts';

/**
 * The script `pnpm check:long` tests every actor with every table and form, and every mutant; otherwise a
 * fixed seed selects a part.
 */
const long = process.env.LONG === '1';

let world: World;
const chance = chanceOfToday('isolation');
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => console.log(`${triedInAll()} combinations of table, operation, role and tenant tried`));

type Pair = readonly [actor: Actor, table: string];
type Find = (actor: Actor, table: string) => Promise<string[]>;

/** In a short run there are at most `most` pairs, chosen so that each table meets each role in turn. */
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

describe('access of each role', () => {
  test('the planner alone lists exactly the visible rows of each role', async () => {
    const engine = world.plannerOnly();
    const find: Find = (actor, table) => readFaults(world, engine, actor, table, 'list');
    expect(await over(pairs(450), find)).toEqual([]);
  }, 300_000);

  test('the planner shows exactly the visible rows by key, aggregate, stream and relationship, filtered and sorted', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(150), (actor, table) => readFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('relationships reveal no hidden values, and allow no forbidden nested inserts', async () => {
    const engine = world.plannerOnly();
    const find: Find = async (actor, table) =>
      relationshipOracleFaults(engine, actor, table, await world.expected(actor), chance, long ? 1_000 : 2);
    expect(await over(pairs(150), find)).toEqual([]);
  }, 300_000);

  test('planner and row-level security together hide no visible row', async () => {
    const own = pairs(250, ({ rights }) => rights === 'own');
    const find: Find = (actor, table) => readFaults(world, world.isolated, actor, table, 'list');
    expect(await over(own, find)).toEqual([]);
  }, 300_000);

  test('updates and deletes affect only the permitted rows and columns', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(200), (actor, table) => writeFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('inserts refer to visible rows only, and a key of another tenant gets the response of a missing one', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(200), (actor, table) => insertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('upserts follow the rules of inserts and updates, and treat a key of a foreign or hidden row as unused', async () => {
    const engine = world.plannerOnly();
    expect(await over(pairs(150), (actor, table) => upsertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);
});

test('a supplier can access only certain columns of one order and five commands, whatever rights the session claims', async () => {
  const before = triedInAll();
  expect(await supplierFaults(world)).toEqual([]);
  console.log(`${triedInAll() - before} combinations of table, operation and tenant tried as a supplier`);
});

describe('each layer of isolation', () => {
  test('row-level security alone lets no login access rows of another tenant, of which every table has some', async () => {
    expect(await emptyTables(world)).toEqual([]);
    expect(await rowSecurityFaults(world)).toEqual([]);
  });

  test('is tested well enough to detect mutants that lack a rule, a part of one, or a policy', async () => {
    const kinds: readonly (readonly Mutant[])[] = [
      policyMutants(),
      tenancyMutants(),
      ...byKind(ruleMutants()),
    ];
    // The order is random, so that an aborted run has tried some of each kind.
    const mutants = long
      ? chance.some(ofThisRun(kinds.flat()), Number.POSITIVE_INFINITY)
      : Array.from({ length: Number(process.env.MUTANTS ?? 14) }, (_, index) =>
          chance.pick(kinds[index % kinds.length] ?? []),
        );
    const survived = await survivors(world, mutants);
    const surviving = mutants.filter(({ survivesBecause }) => survivesBecause).length;
    console.log(
      `${mutants.length} mutants, ${surviving} of them expected survivors: ${mutants
        .slice(0, 20)
        .map(({ name }) => name)
        .join('; ')}`,
    );
    expect(survived).toEqual([]);
  }, 7_200_000);
});

const byKind = (all: readonly Mutant[]): readonly (readonly Mutant[])[] =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => all.filter((each) => each.kind === kind));
