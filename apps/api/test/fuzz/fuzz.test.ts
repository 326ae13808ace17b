import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { columnCipherOf, createCipher } from '../../src/encryption/column-cipher.ts';
import { IntrospectionCache } from '../../src/graphql/introspection.ts';
import { Chance, chanceOfToday } from '../isolation/chance.ts';
import { missing } from '../isolation/places.ts';
import { catalog, startWorld, type World } from '../isolation/world.ts';
import { columnRights } from './columns.ts';
import { Grammar } from './grammar.ts';
import { type Fuzzer, judged, judgedBatch } from './judge.ts';
import { offersOf } from './offers.ts';
import { strangersOf } from './strangers.ts';
import { type Transports, transportsOf } from './transports.ts';
import { wordsFor } from './words.ts';

/**
 * The script `pnpm check:long` runs ten thousand operations. The run has its own database, and its writes
 * remain. Each operation is generated from the seed and its number alone: `SEED=… FUZZ_AT=417` repeats that
 * one, and `SEED=… FUZZ_RUNS=418` also repeats all earlier writes.
 */
const count = Number(process.env.FUZZ_RUNS ?? 150);
const only = process.env.FUZZ_AT?.split(',').map(Number);
const { seed } = chanceOfToday(`fuzz of ${count} operations`);

let world: World;
let transports: Transports;
beforeAll(async () => {
  world = await startWorld();
  transports = transportsOf(world.server);
});
afterAll(() => transports?.end());

const tableRoots = new Set(
  Object.keys(catalog.tables).flatMap((table) => [
    ...['', '_by_pk', '_aggregate', '_stream'].map((end) => `${table}${end}`),
    ...['insert', 'update', 'delete'].flatMap((verb) =>
      ['', '_one', '_by_pk', '_many'].map((end) => `${verb}_${table}${end}`),
    ),
  ]),
);

async function everybody(): Promise<Fuzzer[]> {
  const fuzzers: Fuzzer[] = [];
  for (const actor of world.actors.filter(({ rights }) => rights === 'own')) {
    const strangers = await strangersOf(world, actor);
    const foreign = [...strangers.ids].filter((id) => id.startsWith('019aa000-')).sort();
    const words = wordsFor({ own: strangers.own, ownOf: strangers.ownOf, foreign, none: missing });
    const { engine } = world.server.context;
    const expected = await world.expected(actor);
    const schema = engine.schemaFor(actor.session.role);
    const offers = offersOf(engine, actor, expected);
    const grammar = new Grammar(schema, words, (root) => !tableRoots.has(root), offers);
    fuzzers.push({ actor, grammar, strangers, rights: columnRights(actor, expected) });
  }
  return fuzzers;
}

test(`${count} random operations, by every role in turn, cause no server error, show no row of another tenant, use no forbidden column, and get the same response over each transport`, async () => {
  const fuzzers = await everybody();
  const cipher = columnCipherOf(createCipher([world.server.context.secrets.data_key]));
  const judging = { world, transports, planner: world.plannerOnly({ cipher }), written: new Set<string>() };
  const faults: string[] = [];
  const counts = {
    query: { data: 0, errors: 0 },
    mutation: { data: 0, errors: 0 },
    subscription: { data: 0, errors: 0 },
  };
  // Responses are compared exactly, so the server's clock is stopped.
  const { clock } = world.server.context;
  const [now, setting] = [vi.spyOn(clock, 'now'), vi.spyOn(clock, 'setting')];
  // The number of introspections in one minute depends on the machine; their limit has a test of its own.
  for (const counted of ['countParsed', 'countAnswered'] as const)
    vi.spyOn(IntrospectionCache.prototype, counted).mockReturnValue(undefined);
  for (const index of only ?? Array(count).keys()) {
    const fuzzer = fuzzers[index % fuzzers.length];
    if (!fuzzer) throw new Error('nobody');
    const instant = new Date();
    now.mockReturnValue(instant);
    setting.mockReturnValue(instant.toISOString());
    const chance = new Chance(seed * 1_000_003 + index);
    const operation = fuzzer.grammar.operation(chance);
    const verdict = await judged(judging, fuzzer, operation);
    const found = [...verdict.faults];
    if (index % 20 === 0) {
      const others = Array.from({ length: 4 }, () => fuzzer.grammar.operation(chance));
      found.push(...(await judgedBatch(judging, fuzzer, [operation, ...others])));
    }
    faults.push(
      ...found.map((fault) => `SEED=${seed} FUZZ_AT=${index} vitest run test/fuzz/fuzz.test.ts: ${fault}`),
    );
    counts[operation.kind][verdict.answered] += 1;
    if (faults.length >= 5) break;
  }
  vi.restoreAllMocks();
  console.log(`answered: ${JSON.stringify(counts)}`);
  expect(faults).toEqual([]);
  // A grammar that mostly produces invalid operations would find nothing.
  if (!only) expect(counts.query.data / counts.query.errors).toBeGreaterThan(0.5);
}, 7_200_000);
