import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Chance, chanceOfToday } from '../isolation/chance.ts';
import { missing } from '../isolation/places.ts';
import { type Actor, startWorld, type World } from '../isolation/world.ts';
import { type ColumnRights, columnFaults, columnRights } from './columns.ts';
import { Grammar, type Operation } from './grammar.ts';
import { wordsFor } from './words.ts';

/** `pnpm check:long` asks for ten thousand. The database is the run's own, and what is written in it stays. */
const count = Number(process.env.FUZZ_RUNS ?? 300);
const chance: Chance = chanceOfToday(`fuzz of ${count} operations`);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.end());

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const idsIn = (text: string): readonly string[] => text.match(uuid) ?? [];

/** Somebody with a grammar of their own schema, and what may never be in an answer to them. */
interface Fuzzer {
  readonly actor: Actor;
  readonly grammar: Grammar;
  readonly foreign: ReadonlySet<string>;
  readonly rights: ColumnRights;
}

async function fuzzerOf(actor: Actor): Promise<Fuzzer> {
  const expected = await world.expected(actor);
  const own = new Set<string>();
  const elsewhere = new Set<string>();
  for (const [table, rows] of Object.entries(world.rows)) {
    const seen = expected.get(table)?.keys;
    for (const [id, row] of rows) {
      const isMine = (row.client_id ?? row.id) === actor.place.client || row.client_id === undefined;
      for (const each of idsIn(JSON.stringify(row)))
        (seen?.has(id) || (isMine && table !== 'clients') ? own : elsewhere).add(each);
    }
  }
  // What a visible row of the own tenant names is no secret, whoever else has it.
  const foreign = new Set([...elsewhere].filter((id) => !own.has(id)));
  const words = wordsFor({ own: [...own], foreign: [...foreign], none: missing });
  const schema = world.server.context.engine.schemaFor(actor.session.role);
  return {
    actor,
    grammar: new Grammar(schema, words, chance),
    foreign,
    rights: columnRights(actor, expected),
  };
}

async function faultsOf({ actor, foreign, rights }: Fuzzer, operation: Operation): Promise<string[]> {
  const { kind, query, variables } = operation;
  const asked = JSON.stringify({ query, variables });
  const faults = columnFaults(world.server.context.engine, actor, operation, rights);
  // A subscription's plan is what a query's is; sockets have their own tests.
  const person = await actor.signedIn();
  const sent = {
    query: kind === 'subscription' ? query.replace(/^subscription/, 'query') : query,
    variables,
  };
  const answer = await person.post(sent);
  if (answer.status !== 200 || /"code":"unexpected"|internal error/.test(answer.text))
    faults.push(`answers ${answer.status}: ${answer.text.slice(0, 300)}`);
  const said = new Set(idsIn(asked));
  const leaked = idsIn(answer.text).filter((id) => foreign.has(id) && !said.has(id));
  if (leaked.length > 0) faults.push(`shows ${leaked[0]}`);
  const named = [...said].filter((id) => foreign.has(id));
  // How an id sorts is told by the id itself, which the asker has: only what asks for sameness can tell of a row.
  if (kind !== 'mutation' && named.length > 0 && !/"?_(gt|lt)e?"?:/.test(asked)) {
    // What is another tenant's is answered as what is nobody's.
    let nowhere = JSON.stringify(sent);
    for (const [index, id] of named.entries()) nowhere = nowhere.replaceAll(id, nobodys(index));
    const other = await person.post(JSON.parse(nowhere) as unknown);
    let text = other.text;
    for (const [index, id] of named.entries()) text = text.replaceAll(nobodys(index), id);
    if (text !== answer.text)
      faults.push(`tells a foreign id: ${answer.text.slice(0, 300)} but ${text.slice(0, 300)}`);
  }
  return faults.map((fault) => `${actor.label} ${fault} for ${asked.slice(0, 2_000)}`);
}
/** As many ids of nothing as there are foreign ones, in an order that sorts as any would. */
const nobodys = (index: number): string => `0195aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`;

test(`${count} operations of every role: no 500, no row of another tenant, no forbidden column in a plan`, async () => {
  const fuzzers: Fuzzer[] = [];
  for (const actor of world.actors.filter(({ rights }) => rights === 'own'))
    fuzzers.push(await fuzzerOf(actor));
  const faults: string[] = [];
  const told = { data: 0, errors: 0 };
  // Two answers are compared to the letter: between them the time that the server tells stands still.
  const clock = vi.spyOn(world.server.context.clock, 'now');
  for (let index = 0; index < count && faults.length < 5; index++) {
    const fuzzer = fuzzers[index % fuzzers.length];
    if (!fuzzer) throw new Error('nobody');
    clock.mockReturnValue(new Date());
    faults.push(...(await faultsOf(fuzzer, fuzzer.grammar.operation())));
    told[faults.length > 0 ? 'errors' : 'data'] += 1;
  }
  expect(faults).toEqual([]);
}, 7_200_000);
