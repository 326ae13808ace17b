import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pool } from '../src/run/pool.ts';
import { createPool } from '../src/run/pool.ts';
import { clockReaders } from '../src/standalone/clock-readers.ts';
import { parseMetadata } from '../src/standalone/metadata.ts';
import { engineOver } from '../src/standalone/start.ts';
import { settings } from './standalone-world.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

const schema = `
  create table meetings (id int primary key, room text not null default 'now', starts timestamptz not null default now(), day date);
  create view upcoming as select id, starts from meetings where starts > now();
  create view next_of_all as select min(starts) as starts from upcoming;
  create view by_room as select room, count(*) as meetings from meetings group by room;
  create materialized view as_it_was as select now() as at, 1 as id;
  create view of_as_it_was as select * from as_it_was;
  create function is_over(meeting meetings) returns boolean language sql stable as $$ select meeting.starts < current_timestamp $$;
  create function described(meeting meetings) returns text language plpgsql stable as $$ begin
    return case when is_over(meeting) then 'over' else 'to come' end;
  end $$;
  create function shouted(meeting meetings) returns text language sql stable as $$ select upper(meeting.room) -- of now() $$;
  create function meetings_after(at timestamptz default now()) returns setof meetings language sql stable as $$
    select * from meetings where starts > at
  $$;
  create function meetings_in(in_room text) returns setof meetings language sql stable as $$
    select * from meetings where room = in_room
  $$;
  create view clocks as select 1 as id, clock_timestamp() as at;
`;
const field = (name: string, call: string) => ({ name, definition: { function: call } });
const rule = (filter: Readonly<Record<string, unknown>>) => ({ columns: '*', filter, computed_fields: [] });
const named = (...names: readonly string[]) => names.map((table) => ({ table }));
const metadata = JSON.stringify({
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      tables: [
        {
          table: 'meetings',
          computed_fields: [
            field('is_over', 'is_over'),
            field('described', 'described'),
            field('shouted', 'shouted'),
          ],
          select_permissions: [
            { role: 'guest', permission: rule({ starts: { _gt: 'now()' } }) },
            { role: 'host', permission: rule({ is_over: { _eq: false } }) },
            { role: 'clerk', permission: rule({ room: { _eq: 'now' } }) },
          ],
        },
        ...named('upcoming', 'next_of_all', 'by_room', 'as_it_was', 'of_as_it_was', 'clocks'),
      ],
      functions: [{ function: 'meetings_after' }, { function: 'meetings_in' }],
    },
  ],
});

let postgres: TestPostgres;
let pool: Pool;
let engine: Awaited<ReturnType<typeof engineOver>>['engine'];
beforeAll(async () => {
  postgres = await startPostgres();
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query(schema);
  await owner.end();
  pool = createPool({ connectionString: postgres.url, size: 2 });
  ({ engine } = await engineOver(pool, parseMetadata(metadata), settings, () => {}));
});
afterAll(async () => {
  engine.live.close();
  await pool.end();
  await postgres.stop();
});

const sessionOf = (role: string) => ({
  role,
  variables: { 'x-hasura-role': role },
  grants: new Set<string>(),
});

test.each([
  ['a view that compares with now()', '{ upcoming { id } }', true],
  ['a view of a view that depends on the clock', '{ next_of_all { starts } }', true],
  ['a view that reads only rows', '{ by_room { meetings } }', false],
  ['a view of a materialized view', '{ of_as_it_was { at } }', false],
  ['a column whose default is now()', '{ meetings { starts } }', false],
  ['a computed field that uses the clock', '{ meetings { is_over } }', true],
  ['a computed field that uses the clock by way of another function', '{ meetings { described } }', true],
  ['a computed field that mentions now only in a comment', '{ meetings { shouted } }', false],
  ['a condition on a computed field', '{ meetings(where: {is_over: {_eq: true}}) { id } }', true],
  ['an order by a computed field', '{ meetings(order_by: {is_over: asc}) { id } }', true],
  ['an omitted argument whose default is now()', '{ meetings_after { id } }', true],
  ['a function that reads only rows', '{ meetings_in(args: {in_room: "a"}) { id } }', false],
  ['a comparison of a time with now()', '{ meetings(where: {starts: {_lt: "now()"}}) { id } }', true],
  [
    'a list of dates with the word tomorrow',
    '{ meetings(where: {day: {_in: ["2030-01-01", "Tomorrow"]}}) { id } }',
    true,
  ],
  ['a comparison with a date', '{ meetings(where: {starts: {_lt: "2030-01-01"}}) { id } }', false],
  ['a comparison of a text with the word now', '{ meetings(where: {room: {_eq: "now"}}) { id } }', false],
])('the plan of a query says whether it depends on the clock: %s', (_, query, expected) => {
  expect(engine.livePlan({ query: `subscription ${query}` }, sessionOf('admin')).dependsOnNow).toBe(expected);
});

test.each([
  ['guest', true],
  ['host', true],
  ['clerk', false],
])('the plan of a query says whether the rule of the role %s depends on the clock', (role, expected) => {
  const query = 'subscription { meetings { id } }';
  expect(engine.livePlan({ query }, sessionOf(role)).dependsOnNow).toBe(expected);
});

test('of two queries with the same statement, only the one with a clock-dependent variable depends on the clock', () => {
  const query = 'subscription ($at: timestamptz) { meetings(where: {starts: {_lt: $at}}) { id } }';
  const [moving, fixed] = ['today', '2030-01-01'].map((at) =>
    engine.livePlan({ query, variables: { at } }, sessionOf('admin')),
  );
  expect([moving?.dependsOnNow, fixed?.dependsOnNow]).toEqual([true, false]);
  expect(moving?.cohortKey).toBe(fixed?.cohortKey);
});

test('a live query of a clock-dependent view is answered again without a write', async () => {
  const seen: string[] = [];
  const live = engine.live.subscribe({ query: 'subscription { clocks { at } }' }, sessionOf('admin'), {
    next: (data) => seen.push(data.toString()),
    error: () => {},
    complete: () => {},
  });
  await expect.poll(() => new Set(seen).size, { timeout: 20_000 }).toBeGreaterThan(2);
  live.close();
});

test('definitions that use the clock, directly or through one another, are found', () => {
  const of = (name: string, definition: string | null) => ({ name, definition });
  const all = [
    of('one', 'select two()'),
    of('two', 'select one(), "Three"()'),
    of('Three', "select 'NOW'::text"),
    of('four', null),
  ];
  expect([...clockReaders(all)].map(({ name }) => name)).toEqual(['Three', 'two', 'one']);
});
