import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool, type PgPool } from '../src/index.ts';
import { parseMetadata } from '../src/standalone/metadata.ts';
import { engineOver } from '../src/standalone/start.ts';
import { settings } from './standalone-world.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

let postgres: TestPostgres;
let pool: PgPool;
beforeAll(async () => {
  postgres = await startPostgres();
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query(`
    create table artist (id int primary key, name text not null);
    create table album (id int primary key, title text, artist_id int references artist);
    insert into artist values (1, 'Ada');
    create table odd (id int primary key, "null" text, "true" int); insert into odd values (1, 'x', 2);
    create table mood (value text primary key); insert into mood values ('calm'), ('true');
    create table day (id int primary key, mood text references mood); insert into day values (1, 'true');
    create schema far; create type state as enum ('on'); create type far.state as enum ('dim');
    create table lamp (state state); insert into lamp values ('on');
    create table far.lamp (state far.state); insert into far.lamp values ('dim');
    create function longest(artist) returns text language sql stable as $$ select $1.name $$;
    create function any_of(variadic ids int[]) returns setof album language sql stable as $$ select * from album $$;
    create function "my-hits"() returns setof album language sql stable as $$ select * from album $$;
    create function hits_by("the term" text) returns setof album language sql stable as $$ select * from album $$;
    alter table album add constraint "odd one" unique (title);
    create function hits() returns setof album language sql stable as $$ select * from album $$;
    create function more_hits() returns setof album language sql stable as $$ select * from album $$;
    create function new_hit(name text) returns album language sql volatile as $$ select * from album $$;
    create function hits_of("session" json, term text, listed json[]) returns setof album language sql stable as $$ select * from album $$;
    create function is_mine(artist, "session" json, term text) returns boolean language sql stable as $$ select true $$;`);
  await owner.end();
  pool = createPool({ connectionString: postgres.url, size: 2, waitMs: 60_000 });
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

type Json = Readonly<Record<string, unknown>>;
const album = { table: { schema: 'public', name: 'album' } };
const artist = (more: Json) => ({ table: { schema: 'public', name: 'artist' }, ...more });
const reads = (permission: Json) =>
  artist({
    select_permissions: [{ role: 'reader', permission: { columns: ['name'], filter: {}, ...permission } }],
  });
const filtered = (filter: unknown) => reads({ filter });
const related = (using: Json, name = 'other') => artist({ object_relationships: [{ name, using }] });
const mapped = (remote_table: string, column_mapping: Json) =>
  related({ manual_configuration: { remote_table, column_mapping } });
const renamedTo = (name: string, configuration: Json) => ({ function: name, configuration });
const textOf = (tables: readonly unknown[], source: Json = {}, more: Json = {}) =>
  JSON.stringify({
    version: 3,
    sources: [{ name: 'default', kind: 'postgres', tables, ...source }],
    ...more,
  });

async function startedWith(text: string) {
  const lines: string[] = [];
  const { engine } = await engineOver(
    pool,
    parseMetadata(text, (line) => lines.push(line)),
    settings,
    (line) => lines.push(line),
  );
  const ask = async (role: string, query: string) => {
    const session = { role, variables: {}, grants: new Set<string>() };
    return String(await engine.execute(engine.plan({ query }, session), {}, session));
  };
  engine.schemaFor('admin');
  return { lines, ask };
}

test('columns called null or true are left out, and a table with the value true is no enum table', async () => {
  const named = (name: string, more: Json = {}) => ({ table: { schema: 'public', name }, ...more });
  const { lines, ask } = await startedWith(
    textOf([named('odd'), named('mood', { is_enum: true }), named('day'), album, artist({})]),
  );
  expect(lines).toEqual([
    "mood is no enum table: 'true' is no name",
    'odd: the column\'s name "null" is no name in GraphQL',
    'odd: the column\'s name "true" is no name in GraphQL',
  ]);
  expect(
    await ask('admin', '{ odd { id } day(where: {mood: {_eq: "true"}}) { mood } artist { name } }'),
  ).toBe('{"odd":[{"id":1}],"day":[{"mood":"true"}],"artist":[{"name":"Ada"}]}');
});

describe('metadata', () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ['select permission of reader on artist: there is no column nope', reads({ columns: ['name', 'nope'] })],
    [
      'select permission of reader on artist: there is no computed field nope',
      reads({ computed_fields: ['nope'] }),
    ],
    [
      'select permission of reader on artist: there is no column or relationship nope',
      filtered({ _not: { nope: 1 } }),
    ],
    [
      'select permission of reader on artist: name cannot be compared by _has_key',
      filtered({ name: { _has_key: 'x' } }),
    ],
    [
      'select permission of reader on artist: there is no column nope to compare name with',
      filtered({ name: { _ceq: ['$', 'nope'] } }),
    ],
    [
      'select permission of reader on artist: there is no tracked table nope',
      filtered({ _exists: { _table: 'nope', _where: {} } }),
    ],
    [
      'select permission of reader on artist: there is no column or relationship nope',
      filtered({ _exists: { _table: 'album', _where: { nope: 1 } } }),
    ],
    ['select permission of reader on artist: it has no filter', filtered(null)],
    ['artist: relationship other leads to nope, which is no tracked table', mapped('nope', { id: 'id' })],
    ['artist: relationship other maps the column nope, which is not there', mapped('album', { nope: 'id' })],
    [
      'artist: relationship other maps to the column nope of album, which is not there',
      mapped('album', { id: 'nope' }),
    ],
    [
      'artist: relationship other needs a foreign key of (name)',
      related({ foreign_key_constraint_on: 'name' }),
    ],
    [
      'artist: relationship other needs a foreign key of album (title) to here',
      related({ foreign_key_constraint_on: { table: 'album', column: 'title' } }),
    ],
    [
      'artist: relationship name is the name of a column',
      related({ foreign_key_constraint_on: { table: 'album', column: 'artist_id' } }, 'name'),
    ],
    [
      'artist: relationship my albums is no name in GraphQL',
      related({ foreign_key_constraint_on: { table: 'album', column: 'artist_id' } }, 'my albums'),
    ],
    [
      'artist: the root field "all of them" is no name in GraphQL',
      artist({ configuration: { custom_root_fields: { select: 'all of them' } } }),
    ],
    [
      'artist: the column\'s name "a-b" is no name in GraphQL',
      artist({ configuration: { column_config: { id: { custom_name: 'a-b' } } } }),
    ],
    [
      'artist: the column "id" is hidden by "name": both are named "name"',
      artist({ configuration: { column_config: { id: { custom_name: 'name' } } } }),
    ],
    [
      'artist: the computed field "a b" is no name in GraphQL',
      artist({ computed_fields: [{ name: 'a b', definition: { function: 'longest' } }] }),
    ],
    ...(
      [
        ['its session_argument "sessoin" is no argument of it', { session_argument: 'sessoin' }],
        ['its session_argument "term" is not of type json', { session_argument: 'term' }],
        ['its table_argument "row" is no argument of the table\'s row', { table_argument: 'row' }],
      ] as const
    ).map(
      ([wrong, more]) =>
        [
          `artist: computed field mine: ${wrong}`,
          artist({ computed_fields: [{ name: 'mine', definition: { function: 'is_mine', ...more } }] }),
        ] as const,
    ),
    ['event_triggers (1) are passed over', artist({ event_triggers: [{ name: 'e' }] })],
  ];
  test.each(cases)('with an invalid entry is reported, and the rest is served: %s', async (line, table) => {
    const { lines, ask } = await startedWith(textOf([table, album]));
    expect(lines).toEqual([line]);
    expect(await ask('admin', '{ artist { name } album { id } }')).toBe(
      '{"artist":[{"name":"Ada"}],"album":[]}',
    );
  });

  test.each<readonly [string, Json, Json]>([
    [
      'function hits: "a b" is no name in GraphQL',
      { functions: [{ function: 'hits', configuration: { custom_name: 'a b' } }] },
      {},
    ],
    ['function my-hits: "my-hits" is no name in GraphQL', { functions: [{ function: 'my-hits' }] }, {}],
    ['function hits_by: "the term" is no name in GraphQL', { functions: [{ function: 'hits_by' }] }, {}],
    ...(
      [
        ['its session_argument "sessoin" is no argument of it', 'sessoin'],
        ['its session_argument "" is no argument of it', ''],
        ['its session_argument "term" is not of type json', 'term'],
        ['its session_argument "listed" is not of type json', 'listed'],
      ] as const
    ).map(
      ([wrong, session_argument]) =>
        [
          `function hits_of: ${wrong}`,
          { functions: [{ function: 'hits_of', configuration: { session_argument } }] },
          {},
        ] as const,
    ),
    [
      'function more_hits is left out: "hits" is the name of something else',
      { functions: [{ function: 'hits' }, renamedTo('more_hits', { custom_name: 'hits' })] },
      {},
    ],
    [
      'function hits is left out: "artist" is the name of something else',
      { functions: [renamedTo('hits', { custom_name: 'artist' })] },
      {},
    ],
    [
      'function hits is left out: "album_stream" is the name of something else',
      { functions: [renamedTo('hits', { custom_name: 'album_stream' })] },
      {},
    ],
    [
      'function new_hit is left out: "insert_album_one" is the name of something else',
      { functions: [renamedTo('new_hit', { custom_name: 'insert_album_one' })] },
      {},
    ],
    [
      'function hits is left out: "both" is the name of something else',
      {
        functions: [
          renamedTo('hits', { custom_root_fields: { function: 'both', function_aggregate: 'both' } }),
        ],
      },
      {},
    ],
    ['function any_of takes any number of arguments', { functions: [{ function: 'any_of' }] }, {}],
    [
      'the inherited role boss is made of nobody, which has no permission',
      {},
      { inherited_roles: [{ role_name: 'boss', role_set: ['nobody'] }] },
    ],
    ['actions (1) are passed over', {}, { actions: [{ name: 'a' }] }],
    ['native_queries (2) are passed over', { native_queries: [{}, {}] }, {}],
  ])('with another invalid entry is reported, and the rest is served: %s', async (line, source, more) => {
    const { lines, ask } = await startedWith(textOf([artist({}), album], source, more));
    expect(lines).toEqual([line]);
    expect(await ask('admin', '{ artist { name } }')).toBe('{"artist":[{"name":"Ada"}]}');
  });

  test('a reading and a writing function may share a name', async () => {
    const functions = [{ function: 'hits' }, renamedTo('new_hit', { custom_name: 'hits' })];
    const { lines, ask } = await startedWith(textOf([artist({}), album], { functions }));
    expect(lines).toEqual([]);
    expect(await ask('admin', '{ hits { id } hits_aggregate { aggregate { count } } }')).toBe(
      '{"hits":[],"hits_aggregate":{"aggregate":{"count":0}}}',
    );
  });

  test('a select permission without a filter is ignored, so that it makes no rows readable', async () => {
    const { ask } = await startedWith(textOf([filtered(undefined)]));
    await expect(ask('reader', '{ artist { name } }')).rejects.toMatchObject({ code: 'validation-failed' });
  });

  test('enum types with the same name in two schemas are one GraphQL type', async () => {
    const { lines, ask } = await startedWith(
      textOf([{ table: 'lamp' }, { table: { schema: 'far', name: 'lamp' } }]),
    );
    expect(lines).toEqual([]);
    expect(await ask('admin', '{ lamp { state } far_lamp(where: {state: {_eq: "dim"}}) { state } }')).toBe(
      '{"lamp":[{"state":"on"}],"far_lamp":[{"state":"dim"}]}',
    );
    expect(await ask('admin', '{ __typename }')).toContain('query_root');
  });

  test('a source that is not PostgreSQL is reported as left out', () => {
    const lines: string[] = [];
    parseMetadata(JSON.stringify({ version: 3, sources: [{ name: 'old', kind: 'mssql' }] }), (line) =>
      lines.push(line),
    );
    expect(lines).toEqual(['source old is left out: mssql is not PostgreSQL']);
  });
});

describe('the text of the metadata', () => {
  const wrong = (place: string, of: string) =>
    `the metadata makes no sense: sources[0].tables${place} is no ${of}`;
  test.each([
    [
      'version: 3\nsources: []',
      'the metadata is not JSON (yaml is not read: hasura metadata export -o json)',
    ],
    ['{"version": 3', 'the metadata is not JSON'],
    ['[]', 'the metadata is not an object'],
    ['{"tabels": []}', 'the metadata has neither sources nor tables'],
    ['{"version": 3, "sources": {}}', 'the metadata makes no sense: sources is no list'],
    [textOf([null]), wrong('[0]', 'object')],
    [textOf([{ table: {} }]), wrong('[0].table', 'name')],
    [textOf([album, artist({ object_relationships: {} })]), wrong('[1].object_relationships', 'list')],
    [
      textOf([artist({ object_relationships: [{ name: 'x' }] })]),
      wrong('[0].object_relationships[0].using', 'object'),
    ],
    [
      textOf([artist({ select_permissions: [{ role: 'r' }] })]),
      wrong('[0].select_permissions[0].permission', 'object'),
    ],
    [textOf([reads({ columns: 3 })]), wrong('[0].select_permissions[0].permission.columns', 'list')],
    [textOf([filtered([])]), wrong('[0].select_permissions[0].permission.filter', 'object')],
    [textOf([reads({ limit: -1 })]), wrong('[0].select_permissions[0].permission.limit', 'count of rows')],
    [
      textOf([], {}, { inherited_roles: [{ role_name: 'x' }] }),
      'the metadata makes no sense: inherited_roles[0].role_set is no list',
    ],
  ])('is refused with the invalid entry named: %s', (text, why) => {
    expect(() => parseMetadata(text)).toThrow(why);
  });

  test('may start with a byte order mark', () => {
    expect(parseMetadata(`\uFEFF${textOf([album])}`).sources).toHaveLength(1);
  });
});
