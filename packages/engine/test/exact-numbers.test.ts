import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { settingsOf } from '../src/standalone/settings.ts';
import { type Standalone, startStandalone } from '../src/standalone/start.ts';
import { startStandaloneWorld } from './standalone-world.ts';

// In these tests, numbers beyond JavaScript's precision go from a client's JSON to PostgreSQL and back, over
// HTTP and WebSocket.
const [big, less] = ['9007199254740993', '9007199254740992'];
const fine = '0.1234567890123456789012345';
const table = `
  drop table if exists marks, measures cascade;
  create table measures (id int8 primary key, amount numeric, ratio float8, few int4, doc jsonb, raw json, ids int8[]);
  insert into measures (id, amount, few, doc) values (${less}, 0.12345678901234568, 1, '{"n": ${less}}');
  create view measured as select id, doc from measures;
  create table marks (id int primary key, measure_id int8)`;
const named = (name: string) => ({ schema: 'public', name });
const metadata = JSON.stringify({
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      tables: [
        {
          table: named('measures'),
          select_permissions: [
            { role: 'own', permission: { columns: ['id'], filter: { id: { _eq: 'X-Hasura-User-Id' } } } },
          ],
        },
        { table: named('marks') },
        {
          table: named('measured'),
          array_relationships: [
            {
              name: 'marks',
              using: {
                manual_configuration: { remote_table: named('marks'), column_mapping: { id: 'measure_id' } },
              },
            },
          ],
        },
      ],
    },
  ],
});

let world: Awaited<ReturnType<typeof startStandaloneWorld>>;
let server: Standalone;
beforeAll(async () => {
  world = await startStandaloneWorld();
  await world.owner.query(table);
  const path = join(tmpdir(), `engine-exact-${process.pid}.json`);
  writeFileSync(path, metadata);
  server = await startStandalone(
    settingsOf({
      DATABASE_URL: world.url,
      ENGINE_METADATA: path,
      ENGINE_ADMIN_SECRET: 'secret',
      PORT: '0',
      ENGINE_LIMITS: '{"statementMilliseconds": 600000}',
    }),
    () => {},
  );
});
beforeEach(() => world.owner.query(table));
afterAll(async () => {
  await server.stop();
  await world.stop();
});

/** The JSON of a request. It is built as text, because JavaScript could not write these numbers. */
const request = (query: string, variables: string) =>
  `{"query":${JSON.stringify(query)},"variables":${variables}}`;

async function posted(body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': 'secret' },
    body,
  });
  return response.text();
}

/** The first response over a socket, in the form that it has over HTTP. */
async function sent(body: string, headers = ''): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/v1/graphql`, 'graphql-transport-ws');
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (data) => {
      const text = String(data);
      const { type } = JSON.parse(text) as { readonly type: string };
      if (type === 'connection_ack') socket.send(`{"type":"subscribe","id":"1","payload":${body}}`);
      const payload = text.slice(text.indexOf('"payload":') + '"payload":'.length, -1);
      if (type === 'next') resolve(payload);
      if (type === 'error') resolve(`{"errors":${payload}}`);
    });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(
    `{"type":"connection_init","payload":{"headers":{"x-hasura-admin-secret":"secret"${headers}}}}`,
  );
  const text = await answer;
  socket.close();
  return text;
}

describe.each([
  ['by POST', posted],
  ['over a socket', sent],
])('%s', (_, ask) => {
  const all = 'id amount ratio few doc raw ids';

  test('all sent digits that a column can hold are stored and returned', async () => {
    const row = `{"id":${big},"amount":${fine},"ratio":${fine},"few":7,"doc":{"n":${big},"deep":[{"f":${fine}},1e400]},"raw":[${big}],"ids":[${big},1]}`;
    const insert = `mutation ($row: measures_insert_input!) { insert_measures_one(object: $row) { ${all} } }`;
    const given = row
      .replace('1e400', `1${'0'.repeat(400)}`)
      .replace(`"ratio":${fine}`, '"ratio":0.12345678901234568');
    const answer = await ask(request(insert, `{"row":${row}}`));
    expect(answer.replaceAll(/([,:]) /g, '$1')).toBe(`{"data":{"insert_measures_one":${given}}}`);
    const { rows } = await world.owner.query(
      `select id::text, amount::text, doc->>'n' as n from measures where few = 7`,
    );
    expect(rows).toEqual([{ id: big, amount: fine, n: big }]);
  });

  test('numbers of several rows in one variable, and of variables inside an object literal, are stored exactly', async () => {
    const query = `mutation ($rows: [measures_insert_input!]!, $id: bigint!, $doc: jsonb!, $n: numeric) {
      many: insert_measures(objects: $rows) { returning { id amount doc } }
      one: insert_measures_one(object: {id: $id, amount: $n, doc: $doc}) { id amount doc }
      written: insert_measures_one(object: {id: 1, doc: {within: $n}}) { doc }
    }`;
    const rows = `[{"id":${big},"amount":${fine},"doc":{"n":${big}}},{"id":9007199254740995.0,"amount":90071992547409930e-1,"doc":${big}}]`;
    const answer = await ask(
      request(query, `{"rows":${rows},"id":9007199254740997,"n":${fine},"doc":[9007199254740997]}`),
    );
    expect(answer.replaceAll(/([,:]) /g, '$1')).toBe(
      `{"data":{"many":{"returning":[{"id":${big},"amount":${fine},"doc":{"n":${big}}},{"id":9007199254740995,"amount":${big},"doc":${big}}]},"one":{"id":9007199254740997,"amount":${fine},"doc":[9007199254740997]},"written":{"doc":{"within":${fine}}}}}`,
    );
  });

  test('only exactly equal numbers are found', async () => {
    await world.owner.query(
      `insert into measures (id, amount, doc, ids) values (${big}, ${fine}, '{"n": ${big}}', '{${big}}')`,
    );
    const query = `query ($id: bigint!, $ids: [bigint!], $n: numeric, $doc: jsonb, $where: measures_bool_exp!) {
      measures_by_pk(id: $id) { id }
      eq: measures(where: {id: {_eq: $id}}) { id }
      in: measures(where: {id: {_in: $ids}}) { id }
      amount: measures(where: {amount: {_eq: $n}}) { id }
      contains: measures(where: {doc: {_contains: $doc}}) { id }
      written: measures(where: {doc: {_contains: {n: $id}}}) { id }
      doc: measures(where: {doc: {_eq: $doc}}) { id }
      array: measures(where: {ids: {_contains: $ids}}) { id }
      where: measures(where: $where) { id }
    }`;
    const where = `{"_and":[{"id":{"_gt":${less},"_in":[${big},3]}},{"doc":{"_contains":{"n":${big}}}}]}`;
    const found = `[{"id":${big}}]`;
    expect(
      await ask(
        request(query, `{"id":${big},"ids":[${big}],"n":${fine},"doc":{"n":${big}},"where":${where}}`),
      ),
    ).toBe(
      `{"data":{"measures_by_pk":{"id":${big}},${['eq', 'in', 'amount', 'contains', 'written', 'doc', 'array', 'where'].map((name) => `"${name}":${found}`).join()}}}`,
    );
  });

  test('numbers are set, incremented and appended exactly', async () => {
    const query = `mutation ($key: measures_pk_columns_input!, $set: measures_set_input, $inc: measures_inc_input, $append: measures_append_input) {
      set: update_measures_by_pk(pk_columns: $key, _set: $set) { amount doc }
      inc: update_measures_by_pk(pk_columns: $key, _inc: $inc, _append: $append) { id amount doc }
    }`;
    const answer = await ask(
      request(
        query,
        `{"key":{"id":${less}},"set":{"amount":${fine},"doc":[${big}]},"inc":{"id":9007199254740993,"amount":1.0000000000000000000000001},"append":{"doc":[18014398509481985]}}`,
      ),
    );
    expect(answer.replaceAll(/([,:]) /g, '$1')).toBe(
      `{"data":{"set":{"amount":${fine},"doc":[${big}]},"inc":{"id":18014398509481985,"amount":1.1234567890123456789012346,"doc":[${big},18014398509481985]}}}`,
    );
  });

  test('a stream starts after exactly the number that was sent', async () => {
    await world.owner.query(
      `insert into measures (id, amount) values (${big}, 1), (9007199254740994, 2), (9007199254740995, 3)`,
    );
    const query = `subscription ($after: bigint!) {
      measures_stream(batch_size: 1, cursor: {initial_value: {id: $after}, ordering: ASC}) { id }
    }`;
    const asked = await sent(request(query, `{"after":${big}}`));
    expect(asked).toBe('{"data":{"measures_stream":[{"id":9007199254740994}]}}');
  });

  test('a live query uses exactly the number that was sent', async () => {
    await world.owner.query(`insert into measures (id) values (${big})`);
    const query = 'subscription ($id: bigint!) { measures(where: {id: {_eq: $id}}) { id } }';
    expect(await sent(request(query, `{"id":${big}}`))).toBe(`{"data":{"measures":[{"id":${big}}]}}`);
  });

  test('invalid numbers are refused with a message that says why', async () => {
    const firstError = async (query: string, variables: string) => {
      const text = await ask(request(query, variables));
      const { errors } = JSON.parse(text) as {
        readonly errors?: readonly { message: string; extensions: { code: string } }[];
      };
      return errors?.[0] ? `${errors[0].extensions.code}: ${errors[0].message}` : text;
    };
    const beyond = (number: string) =>
      `parse-failed: The value ${number} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`;
    const few = 'query ($n: Int) { measures(where: {few: {_eq: $n}}) { id } }';
    expect(await firstError(few, `{"n":${big}}`)).toBe(beyond('9.007199254740993e15'));
    expect(await firstError(few, '{"n":5.00000000000000000001}')).toBe(beyond('5.00000000000000000001'));
    const id = 'query ($n: bigint) { measures(where: {id: {_eq: $n}}) { id } }';
    expect(await firstError(id, '{"n":9223372036854775808}')).toBe(beyond('9.223372036854775808e18'));
    expect(await firstError(id, '{"n":-9223372036854775808}')).toBe('{"data":{"measures":[]}}');
    expect(await firstError(id, '{"n":9223372036854775807.000}')).toBe('{"data":{"measures":[]}}');
    const limit = 'query ($n: Int) { measures(limit: $n) { id } }';
    expect(await firstError(limit, `{"n":${big}}`)).toBe(beyond('9.007199254740993e15'));
    const text = 'query ($n: String!) { __type(name: $n) { name } measures { id } }';
    expect(await firstError(text, `{"n":${big}}`)).toContain('String cannot represent a non string value');
    const where = 'query ($n: measures_bool_exp) { measures(where: $n) { id } }';
    expect(await firstError(where, `{"n":${big}}`)).toBe(
      "validation-failed: expected an object for type 'measures_bool_exp', but found a number",
    );
    const order = 'query ($n: [measures_order_by!]) { measures(order_by: $n) { id } }';
    expect(await firstError(order, `{"n":[{"id":${big}}]}`)).toBe(
      "validation-failed: expected an enum value for type 'order_by', but found a number",
    );
    const doc = 'query ($n: jsonb) { measures(where: {doc: {_eq: $n}}) { id } }';
    expect(await firstError(doc, '{"n":[1e131000]}')).toBe(
      'data-exception: a number in json has an exponent beyond 400',
    );
  });

  test('a number in place of the variables object is refused', async () => {
    expect(await ask(request('{ measures { id } }', big))).toContain('variables are an object');
  });

  test('a list of long numbers counts as one condition', async () => {
    const query = 'query ($where: measures_bool_exp!) { measures(where: $where) { id } }';
    const list = Array.from({ length: 2_000 }, () => big).join();
    expect(await ask(request(query, `{"where":{"id":{"_in":[${list}]}}}`))).toBe('{"data":{"measures":[]}}');
  });
});

test('a batch keeps numbers exact in each of its operations', async () => {
  await world.owner.query(`insert into measures (id) values (${big})`);
  const part = request('query ($id: bigint!) { measures_by_pk(id: $id) { id } }', `{"id":${big}}`);
  const found = `{"data":{"measures_by_pk":{"id":${big}}}}`;
  expect(await posted(`[${part},${part}]`)).toBe(`[${found},${found}]`);
});

test('literals that are equal only as doubles are distinguished', async () => {
  const query = `{ a: measures(where: {amount: {_lt: ${fine}}}) { id } b: measures(where: {amount: {_lt: 0.12345678901234568}}) { id } }`;
  await world.owner.query(`insert into measures (id, amount) values (1, 0.123456789012345678902)`);
  expect(await posted(request(query, '{}'))).toBe(`{"data":{"a":[],"b":[{"id":1}]}}`);
});

test('a numeric session variable in the headers of a socket keeps all its digits', async () => {
  await world.owner.query(`insert into measures (id) values (${big})`);
  const headers = `,"x-hasura-role":"own","x-hasura-user-id":${big}`;
  expect(await sent(request('{ measures { id } }', '{}'), headers)).toBe(
    `{"data":{"measures":[{"id":${big}}]}}`,
  );
});

test('a view row inserted together with child rows keeps its digits', async () => {
  const query = `mutation ($row: measured_insert_input!) {
    insert_measured_one(object: $row) { id doc marks { measure_id } }
  }`;
  const row = `{"id":${big},"doc":{"n":${big}},"marks":{"data":[{"id":1}]}}`;
  expect((await posted(request(query, `{"row":${row}}`))).replaceAll(/([,:]) /g, '$1')).toBe(
    `{"data":{"insert_measured_one":{"id":${big},"doc":{"n":${big}},"marks":[{"measure_id":${big}}]}}}`,
  );
});
