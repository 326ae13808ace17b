import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../src/index.ts';
import { JsonRowWriter, RowShape } from '../src/run/json-row-writer.ts';
import { Pool } from '../src/run/pool.ts';
import { catalog, permissions, sessionOf } from './fixture.ts';
import { answerText, startWorld, type World } from './world.ts';

// Property test: rows that the engine writes as JSON itself equal those of PostgreSQL's `row_to_json` and
// `json_agg`, byte for byte. The engine writes a single list; two lists in one query are PostgreSQL's own JSON.
let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.owner.query(
    'alter table samples drop constraint samples_code_key, drop constraint samples_small_check',
  );
});
afterAll(() => world?.stop());

const runs = Number(process.env.PROPERTY_RUNS ?? 40);
const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Europe/Amsterdam'];
const columns =
  'id flag small big single double amount exact name code fixed folded doc raw tags numbers path moment local day clock span uid bin kind net';

/**
 * Texts without NUL, which PostgreSQL's text cannot contain, and without lone surrogates, which are not valid
 * UTF-8.
 */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.integer({ min: 1, max: 0x7f }).map((code) => String.fromCharCode(code)),
      maxLength: 40,
    }),
    fc.constantFrom('"', '\\', '\u0001\u001f\u007f', '\b\f\n\r\t', "'", '𝄞☃é', ' '.repeat(70)),
    fc.string({ unit: fc.constantFrom('\u0001', '"', 'é'), minLength: 300, maxLength: 400 }),
  )
  .filter((one) => !one.includes('\0'));
const number = fc.oneof(
  fc.constantFrom('NaN', 'Infinity', '-Infinity', '0', '-0', '1e20', '-1e-20', '12.50', '0.1'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);
const year = fc.constantFrom('0001', '1899', '1937', '2026', '9999', '10000', '294276');
const moment = fc.oneof(
  fc.constantFrom('infinity', '-infinity'),
  fc
    .tuple(
      year,
      fc.constantFrom('01-01', '02-28', '10-04', '12-31'),
      fc.constantFrom('00:00:00', '23:59:59.999999', '02:30:00.5', '12:00:00.000001'),
      fc.constantFrom('', ' BC'),
    )
    .filter(([of, , , era]) => era === '' || ['0001', '1899'].includes(of))
    .map(([of, day, clock, era]) => `${of}-${day} ${clock}${era}`),
);
const day = moment.map((one) => one.replace(/ \d\d:[\d:.]+/, ''));
const json = fc
  .oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constant('{"a" : "\\n" ,\n "b": [ ]}'),
  )
  .filter((one) => !one.includes('\\u'));
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 5 });
const row = fc.record({
  flag: orNull(fc.boolean().map(String)),
  small: orNull(fc.integer({ min: -32768, max: 32767 }).map(String)),
  big: orNull(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
  single: orNull(fc.constantFrom('NaN', 'Infinity', '-Infinity', '0.1', '-0', '1e20', '3.4e38')),
  double: orNull(number),
  amount: orNull(fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))),
  exact: orNull(
    fc.oneof(
      fc.constantFrom('NaN', 'Infinity', '-Infinity'),
      fc.bigInt().map((n) => `${n}.10`),
    ),
  ),
  name: text,
  code: orNull(text.map((one) => [...one].slice(0, 10).join(''))),
  fixed: orNull(fc.constantFrom('', 'a', 'abc', '"\\é')),
  folded: orNull(text),
  doc: orNull(json),
  raw: orNull(json),
  moment: orNull(moment),
  local: orNull(moment),
  day: orNull(day),
  uid: orNull(fc.uuid()),
  kind: orNull(fc.constantFrom('LOW', 'HIGH')),
});

const engineIn = (zone: string): Engine =>
  createEngine({
    catalog,
    permissions,
    pools: { tenant: world.pool, platform: world.pool },
    now: 'now',
    settings: () => ({ TimeZone: zone }),
  });
const listOf = (answer: string, key: string) => answer.slice(`{"data":{"${key}":`.length, -'}}'.length);

async function bothWays(engine: Engine, body: string): Promise<readonly [string, string]> {
  const ask = (query: string) => answerText({ engine, query, session: sessionOf() });
  world.statements.length = 0;
  const rows = await ask(`{ a: ${body} }`);
  expect(world.statements.join()).not.toMatch(/^select row_to_json/);
  const json = await ask(`{ a: ${body} b: __typename }`);
  expect(world.statements.at(-1)).toMatch(/^select row_to_json/);
  return [listOf(rows, 'a'), listOf(json.replace(/,"b":"query_root"\}\}$/, '}}'), 'a')];
}

test('rows are written with the same bytes as by PostgreSQL', async () => {
  const engines = new Map(zones.map((zone) => [zone, engineIn(zone)]));
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 6 }),
      fc.constantFrom(...zones),
      fc.constantFrom(
        columns,
        `__typename ${columns} t: __typename`,
        `parent { name } children { id name } ${columns}`,
      ),
      async (rows, zone, wanted) => {
        const engine = engines.get(zone) ?? engineIn(zone);
        await world.owner.query('truncate samples');
        for (const [id, one] of rows.entries()) {
          const keys = Object.keys(one);
          await world.owner.query(
            `insert into samples (id, ${keys.join(', ')}) values (${[id, ...keys].map((_, at) => `$${at + 1}`).join(', ')})`,
            [id, ...Object.values(one)],
          );
        }
        const [mine, theirs] = await bothWays(engine, `samples(order_by: {id: asc}) { ${wanted} }`);
        expect(mine).toBe(theirs);
        const [one, other] = await bothWays(engine, `samples_by_pk(id: 0) { ${wanted} }`);
        expect(one).toBe(other);
      },
    ),
    { numRuns: runs },
  );
});

/** A DataRow message of PostgreSQL's protocol with one cell. */
function rowOf(text: string): Buffer {
  const cell = Buffer.from(text);
  const body = Buffer.alloc(6 + cell.length);
  body.writeInt16BE(1, 0);
  body.writeInt32BE(cell.length, 2);
  cell.copy(body, 6);
  return body;
}

test.each(['number', 'moment', 'text', 'boolean'] as const)(
  'a %s column whose type a migration has changed is written as a value and cannot add keys to the answer',
  (kind) => {
    const cells = [{ key: 'a', kind }];
    const shape = new RowShape({ isList: true, between: ', ', most: undefined, cells });
    for (const text of ['1,"role":"admin"', '2030-01-01 "},{"a":1', 't"', '1e5\\', '\u0001', '12:30 +0\n'])
      for (const repeat of [1, 40]) {
        const written = new JsonRowWriter(shape, '', '');
        written.begin();
        for (let n = 0; n < repeat; n++) written.row(rowOf(text.repeat(repeat)));
        const read = JSON.parse(written.finish().toString()) as Record<string, unknown>[];
        expect(read.map((one) => Object.keys(one))).toEqual(Array.from({ length: repeat }, () => ['a']));
      }
  },
);

test('dates and times are written in ISO 8601, even if the database role has another date style', async () => {
  await world.reset();
  const role = 'writes_otherwise';
  await world.owner.query(`create role ${role} login superuser password 'x'`);
  await world.owner.query(`alter role ${role} set datestyle = 'SQL, DMY'`);
  const url = new URL(world.url);
  url.username = role;
  url.password = 'x';
  const tenant = new Pool({ connectionString: url.href, size: 1, waitMs: 60_000 });
  try {
    const engine = createEngine({ catalog, permissions, pools: { tenant, platform: tenant }, now: 'now' });
    const query = '{ samples_by_pk(id: 1) { day moment } }';
    expect(await answerText({ engine, query, session: sessionOf() })).toBe(
      '{"data":{"samples_by_pk":{"day":"2030-01-31","moment":"2030-01-01T10:00:00.123456+00:00"}}}',
    );
  } finally {
    await tenant.end();
    await world.owner.query(`drop role ${role}`);
  }
});
