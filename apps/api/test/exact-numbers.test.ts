import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { send } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

/** JavaScript would round `big` to `less`, and drop the last digits of `fine`. */
const [big, less] = ['9007199254740993', '9007199254740992'];
const fine = '0.1234567890123456789012345';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  await server.root.query('update clients set address = $2 where id = $1', [
    north.client,
    `{"n": ${big}, "f": ${fine}}`,
  ]);
});
beforeEach(() => server.root.query("delete from client_task_levels where name like 'Exact%'"));

/** JavaScript itself cannot write these numbers, so the request is made as text. */
const request = (query: string, variables: string, extensions = '{}') =>
  `{"query":${JSON.stringify(query)},"variables":${variables},"extensions":${extensions}}`;
const posted = async (body: string, path = '/v1/graphql') =>
  (
    await send(server.port, admin.host, 'POST', path, body, {
      authorization: `Bearer ${admin.token}`,
      origin: `http://${admin.host}`,
      'x-operatory': '1',
    })
  ).text;
async function throughYoga(body: string): Promise<string> {
  const env = server.context.env as { FAST_LANE: boolean };
  env.FAST_LANE = false;
  try {
    return await posted(body);
  } finally {
    env.FAST_LANE = true;
  }
}
async function overSocket(body: string): Promise<string> {
  const socket = await admin.socket();
  try {
    socket.sendText(`{"type":"subscribe","id":"one","payload":${body}}`);
    await socket.until(() => socket.frames.some(({ id, type }) => id === 'one' && type !== 'complete'));
    const { type, payload } = socket.frames.find(({ id }) => id === 'one') ?? {};
    return JSON.stringify(type === 'next' ? payload : { errors: payload });
  } finally {
    socket.close();
  }
}

const level =
  'mutation ($object: client_task_levels_insert_input!) { insert_client_task_levels_one(object: $object) { name } }';
const stored = async () =>
  (
    await server.root.query(
      "select name, position::text as position from client_task_levels where name like 'Exact%' order by name",
    )
  ).rows;

describe.each([
  ['by POST', posted],
  ['by POST through Yoga', throughYoga],
  ['over a socket', overSocket],
])('GraphQL %s', (_, ask) => {
  test('stores exactly the given digits', async () => {
    expect(await ask(request(level, `{"object":{"name":"Exact\u200b","position":${fine}}}`))).toBe(
      '{"data":{"insert_client_task_levels_one":{"name":"Exact"}}}',
    );
    expect(await stored()).toEqual([{ name: 'Exact', position: fine }]);
  });

  test('filters by exact digits, also inside jsonb', async () => {
    const query = `query ($doc: jsonb!, $less: jsonb!, $n: numeric!, $where: clients_bool_exp!) {
      yes: clients(where: {address: {_contains: $doc}}) { id }
      no: clients(where: {address: {_contains: $less}}) { id }
      none: clients(where: {total_value: {_eq: $n}}) { id }
      where: clients(where: $where) { id }
    }`;
    const variables = `{"doc":{"n":${big},"f":${fine}},"less":{"n":${less}},"n":${big},"where":{"address":{"_contains":{"n":${big}}}}}`;
    const found = `[{"id":"${north.client}"}]`;
    expect(await ask(request(query, variables))).toBe(
      `{"data":{"yes":${found},"no":[],"none":[],"where":${found}}}`,
    );
  });

  test('compares exact numbers also next to a hand-written field', async () => {
    const query = 'query ($doc: jsonb!) { me { role } clients(where: {address: {_contains: $doc}}) { id } }';
    expect(await ask(request(query, `{"doc":{"n":${big}}}`))).toContain(
      `"clients":[{"id":"${north.client}"}]`,
    );
    expect(await ask(request(query, `{"doc":{"n":${less}}}`))).toContain('"clients":[]');
  });

  test('rounds a long number for a command, and refuses a number where a text belongs', async () => {
    const use = (variables: string) =>
      ask(
        request(
          `mutation ($n: Float!, $note: String) {
            use_stock(clinic_im_product_id: "${north.tasks.pending}", quantity: $n, note: $note) { id }
          }`,
          variables,
        ),
      );
    for (const [long, short] of [
      [big, less],
      [fine, String(Number(fine))],
      ['2.00000000000000000000001', '2'],
    ])
      expect(await use(`{"n":${long}}`)).toBe(await use(`{"n":${short}}`));
    expect(await use('{"n":2.00000000000000000000001}')).toContain('not_found');
    expect(await use(`{"n":1,"note":${big}}`)).toContain(
      'String cannot represent a non string value: 9007199254740992',
    );
  });

  test('refuses a long number in place of the variables', async () => {
    expect(await ask(request('{ clients { id } }', big))).toContain('variables must be an object');
  });
});

test('both operations of a batch store the exact number', async () => {
  const part = (name: string) => request(level, `{"object":{"name":"${name}","position":${big}}}`);
  await posted(`[${part('Exact 1')},${part('Exact 2')}]`);
  expect(await stored()).toEqual([
    { name: 'Exact 1', position: big },
    { name: 'Exact 2', position: big },
  ]);
});

test('the rule for a field’s decimal places also applies to numbers with many digits', async () => {
  const query =
    'mutation ($id: uuid!, $n: numeric) { update_clinics_by_pk(pk_columns: {id: $id}, _set: {weekly_budget: $n}) { id } }';
  const set = (n: string) => posted(request(query, `{"id":"${north.clinics.one}","n":${n}}`));
  for (const n of ['10.005', '10.0050000000000000000001', '10.0000000000000000000001'])
    expect(await set(n)).toContain('Weekly budget can have up to 2 decimal places');
  expect(await set(`-${big}`)).toBe(await set(`-${less}`));
});

test('an idempotency key belongs to one request: another number is another request', async () => {
  const key = `{"idempotency_key":"${randomUUID()}"}`;
  const add = (position: string) =>
    posted(request(level, `{"object":{"name":"Exact","position":${position}}}`, key));
  const first = await add(big);
  expect(await add(big)).toBe(first);
  expect(await add(less)).toContain('This key was used for another request');
  expect(await stored()).toEqual([{ name: 'Exact', position: big }]);
});

test('a live query and a stream filter by the exact number', async () => {
  const objects = `[{name: "Exact", position: ${big}}, {name: "Exact more", position: 9007199254740994}]`;
  await posted(
    request(`mutation { insert_client_task_levels(objects: ${objects}) { affected_rows } }`, '{}'),
  );
  const live = 'subscription ($n: numeric!) { client_task_levels(where: {position: {_eq: $n}}) { name } }';
  expect(await overSocket(request(live, `{"n":${big}}`))).toBe(
    '{"data":{"client_task_levels":[{"name":"Exact"}]}}',
  );
  const stream = `subscription ($n: numeric!) {
    client_task_levels_stream(batch_size: 1, cursor: {initial_value: {position: $n}, ordering: ASC}) { name }
  }`;
  expect(await overSocket(request(stream, `{"n":${big}}`))).toBe(
    '{"data":{"client_task_levels_stream":[{"name":"Exact more"}]}}',
  );
});

test('an export filters by the exact number', async () => {
  await posted(request(level, `{"object":{"name":"Exact","position":${big}}}`));
  const query = 'query ($n: numeric!) { client_task_levels(where: {position: {_eq: $n}}) { name } }';
  const file = (n: string) => posted(request(query, `{"n":${n}}`), '/api/v1/utils/export-file');
  expect(await file(big)).toContain('\r\nExact\r\n');
  expect(await file(less)).not.toContain('Exact');
});

test('an export shows all digits, inside and outside json', async () => {
  await server.root.query('update clients set position = $2 where id = $1', [north.client, fine]);
  const file = await posted(
    request('{ clients { name position address } }', '{}'),
    '/api/v1/utils/export-file',
  );
  expect(file).toContain(`,${fine},"{""f"":${fine},""n"":${big}}"\r\n`);
});

test('imported rows keep the given digits', async () => {
  const body = `{"table":"client_task_levels","key":"exact","rows":[{"name":"Exact 1","position":${big}},{"name":"Exact 2","position":${fine}}]}`;
  expect(JSON.parse(await posted(body, '/api/v1/utils/import-rows'))).toMatchObject({
    added: 2,
    refused: [],
  });
  expect(await stored()).toEqual([
    { name: 'Exact 1', position: big },
    { name: 'Exact 2', position: fine },
  ]);
});

test('the endpoint place-row answers a long number like its rounded value', async () => {
  const answerTo = (n: string) => posted(`{"list":${n}}`, '/api/v1/utils/place-row');
  expect(await answerTo(big)).toBe(await answerTo(less));
});
