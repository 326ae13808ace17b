import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessSeconds } from '../../src/auth/tokens.ts';
import { commandNamed, commands } from '../../src/commands/all.ts';
import { booksFaults } from '../support/books.ts';
import { callOf } from '../support/person.ts';
import { race, rivals, rounds } from '../support/race.ts';
import { type Arena, startArena } from './arena.ts';
import { type Cast, type Race, races } from './command-races.ts';
import { endpointRaces, renewals } from './endpoints.ts';
import { signUpRaces } from './sign-up-races.ts';

let arena: Arena;
let cast: Cast;
let signedInAt = 0;
beforeAll(async () => {
  arena = await startArena();
});
// Many rounds take longer than a token lives.
beforeEach(async () => {
  if (cast && performance.now() < signedInAt + (accessSeconds / 2) * 1000) return;
  signedInAt = performance.now();
  const [admin, keeper, worker, helper] = await Promise.all(
    ['admin', 'keeper', 'worker', 'helper'].map((who) => arena.signIn('north', who)),
  );
  if (!admin || !keeper || !worker || !helper) throw new Error('nobody');
  cast = { admin, keeper, worker, helper };
});

const prepared = Object.entries(races).flatMap(([name, prepare]) =>
  typeof prepare === 'string' ? [] : [{ name, prepare }],
);
/**
 * The script `npm test` tries only some commands with repeated requests, because idempotency is implemented
 * once for all commands.
 */
const sampled = rounds > 1 ? prepared : prepared.filter((_, index) => index % 10 === 0);
const many = Array.from({ length: rounds }, (_, n) => n);

/** A race's name begins with its command; further words distinguish several races of one command. */
const commandOf = (name: string) => name.split(' ')[0] ?? name;

/** Requests go to the two processes in turn. */
function ask(title: string, { call }: Race, n: number, more: Readonly<Record<string, unknown>> = {}) {
  const { by, values, command: name = commandOf(title) } = call(n);
  const asked = commandNamed(name);
  const selection = asked?.returns ? '{ id }' : `{ ${asked?.counts?.join(' ') ?? 'affected_rows'} }`;
  return arena.at(by, n).post({ query: callOf(name, { ...values, ...more }, selection) });
}

test('every command has a race, or a reason to have none', () => {
  expect([...new Set(Object.keys(races).map(commandOf))].sort()).toEqual(
    commands.map(({ name }) => name).sort(),
  );
});

describe.each(prepared)('$name', ({ name, prepare }) => {
  test.each(many)('has exactly the allowed effect when many requests are simultaneous', async () => {
    const made = await prepare(arena, cast);
    // When all requests may succeed, refused ones are sent again under their keys, so that all rows are
    // counted, each once: a busy machine may answer that it is unavailable just after it committed.
    const mayAllWin = made.winners === rivals;
    const keys = Array.from({ length: rivals }, () => randomUUID());
    const result = await race(
      (n) => ask(name, made, n, mayAllWin ? { idempotency_key: keys[n] } : {}),
      rivals,
      mayAllWin,
    );
    const done = await made.done();
    await made.end?.();
    expect(result.faults).toEqual([]);
    expect(done).toBe(made.all);
    expect(await booksFaults(arena.sql)).toEqual([]);
    if (mayAllWin) expect(result.won.length + result.away).toBe(rivals);
    else if (made.winners !== undefined) expect(result.won).toHaveLength(made.winners);
    else expect(result.won.length).toBeGreaterThan(0);
    if (made.losers) expect(result.lost.filter((each) => each !== made.losers)).toEqual([]);
  });
});

describe.each(sampled)('$name', ({ name, prepare }) => {
  test.each(many)(
    'is executed once when one request is sent many times under one key, and all successful responses are equal',
    async () => {
      const made = await prepare(arena, cast);
      const idempotency_key = randomUUID();
      const first = { ...made, call: () => made.call(0) };
      const result = await race((n) => ask(name, first, n, { idempotency_key }));
      const done = await made.done();
      await made.end?.();
      expect(result).toMatchObject({ faults: [], lost: [] });
      expect(result.won.length + result.away).toBe(rivals);
      expect(new Set(result.won).size).toBe(1);
      expect(done).toBe(made.once ?? 1);
      expect(await booksFaults(arena.sql)).toEqual([]);
      expect(
        await arena.count('select count(*) from idempotency_keys where key = $1', [idempotency_key]),
      ).toBe(1);
    },
  );
});

describe.each(Object.entries({ ...endpointRaces, ...signUpRaces }))('%s', (_name, prepare) => {
  test.each(many)('lets as many simultaneous requests succeed as the rule allows', async () => {
    const made = await prepare(arena);
    const result = await race((n) => made.ask(n), rivals, made.comesAgain);
    expect(result.faults).toEqual([]);
    expect(result.won).toHaveLength(made.winners);
    // Where no request may succeed, the requests are guesses, of which only five are checked.
    expect(await made.done()).toBe(made.winners === 0 ? 5 : made.winners);
  });
});

test.each(many)(
  'many tabs that renew one session simultaneously all get the same next token, unless the server is busy',
  async () => {
    const renew = await renewals(arena);
    const given = await Promise.all(Array.from({ length: rivals }, (_, n) => renew(n)));
    expect(new Set(given.filter((each) => each !== null)).size).toBe(1);
  },
);
