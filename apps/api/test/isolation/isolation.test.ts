import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOfToday } from './chance.ts';
import { insertFaults } from './inserts.ts';
import { readFaults } from './reads.ts';
import { policies, type Removal, rules, tenancies } from './removals.ts';
import { upsertFaults } from './upserts.ts';
import { emptyTables, wallFaults } from './walls.ts';
import { type Actor, startWorld, tables, type World } from './world.ts';
import { writeFaults } from './writes.ts';

/** `pnpm check:long`: everybody by every form, and every removal; else a part that chance completes from run to run. */
const long = process.env.LONG === '1';

let world: World;
const chance = chanceOfToday('isolation');
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.end());

/** One of each role with their own rights, and some others. */
function mostly(): readonly Actor[] {
  if (long) return world.actors;
  const named = ['admin', 'keeper', 'worker', 'custom', 'owner'].map((who) => `north ${who}`);
  const always = [...named, 'super_admin'].map(world.actor);
  const others = world.actors.filter((actor) => !always.includes(actor));
  return [...always, ...chance.some(others, 3)];
}
async function over(actors: readonly Actor[], find: (actor: Actor, table: string) => Promise<string[]>) {
  const faults: string[] = [];
  for (const actor of actors) for (const table of tables) faults.push(...(await find(actor, table)));
  return faults;
}

describe('what everybody gets', () => {
  test('lists: the planner alone shows everybody exactly what is theirs', async () => {
    const engine = world.plannerOnly();
    expect(
      await over(world.actors, (actor, table) => readFaults(world, engine, actor, table, 'list')),
    ).toEqual([]);
  }, 300_000);

  test('by key, counted, through relationships, filtered and sorted by them: no more and no less', async () => {
    const engine = world.plannerOnly();
    expect(await over(mostly(), (actor, table) => readFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('both walls together hide nothing that is due', async () => {
    const actors = world.actors.filter(({ rights }) => rights === 'own');
    expect(
      await over(actors, (actor, table) => readFaults(world, world.walled, actor, table, 'list')),
    ).toEqual([]);
  }, 300_000);

  test('updates and deletions reach the rows that are due, and no column beside', async () => {
    const engine = world.plannerOnly();
    expect(await over(mostly(), (actor, table) => writeFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('inserts point where they may; a foreign key is told as a missing one', async () => {
    const engine = world.plannerOnly();
    expect(await over(mostly(), (actor, table) => insertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);

  test('upserts do what inserts and updates do; a key held by a foreign or hidden row is as a free one', async () => {
    const engine = world.plannerOnly();
    expect(await over(mostly(), (actor, table) => upsertFaults(world, engine, actor, table))).toEqual([]);
  }, 300_000);
});

describe('each wall holds alone', () => {
  test('every table has rows of every tenant, and row-level security keeps them apart', async () => {
    expect(await emptyTables(world)).toEqual([]);
    expect(await wallFaults(world)).toEqual([]);
  });

  test('the suite fails when a rule or policy is removed, whichever', async () => {
    const kinds: readonly (readonly Removal[])[] = [policies(), tenancies(), ...byKind(rules())];
    const removed = long
      ? kinds.flat()
      : Array.from({ length: Number(process.env.REMOVALS ?? 20) }, (_, index) =>
          chance.pick(kinds[index % kinds.length] ?? []),
        );
    const unnoticed: string[] = [];
    for (const removal of removed)
      if ((await removal.faults(world)).length === 0) unnoticed.push(`${removal.kind}: ${removal.name}`);
    console.log(
      `${removed.length} removed: ${removed
        .slice(0, 20)
        .map(({ name }) => name)
        .join('; ')}`,
    );
    expect(unnoticed).toEqual([]);
  }, 3_600_000);
});

const byKind = (all: readonly Removal[]): readonly (readonly Removal[])[] =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => all.filter((each) => each.kind === kind));
