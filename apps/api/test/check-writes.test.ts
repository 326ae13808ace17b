import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('north', 'admin');
  worker = await server.signIn('north', 'worker');
});

const errorOf = async (person: Person, query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  (await person.ask(query, variables)).errors?.[0];

describe('the server', () => {
  const level =
    'mutation ($object: client_task_levels_insert_input!) { insert_client_task_levels_one(object: $object) { id } }';
  test.each<[string, unknown, string]>([
    ['a name beyond 30 characters', { name: 'x'.repeat(31) }, 'should accept up to 30 characters'],
    ['a name of spaces', { name: '   ' }, 'Name Is Required'],
    ['no name', { name: null }, 'Name Is Required'],
    ['a name of two lines', { name: 'Evil\r\nBcc: a@b.c' }, 'Name must be on one line'],
    ['a name with a bell', { name: 'Fine\u0007' }, "Name contains a character that can't be displayed"],
    [
      'an invalid colour',
      { name: 'Fine', color: 'url(https://evil.example)' },
      "Colour isn't a valid colour",
    ],
  ])('refuses %s for a task level, with the message of the form', async (_what, object, sentence) => {
    expect(await errorOf(admin, level, { object })).toMatchObject({
      message: sentence,
      extensions: { code: 'validation-failed', path: expect.stringContaining('.args.object.') },
    });
  });

  test('removes invisible characters from variables, and refuses them in the text of the operation', async () => {
    const name = 'query ($id: uuid!) { client_task_levels_by_pk(id: $id) { name } }';
    const { insert_client_task_levels_one: added } = await admin.must<{
      insert_client_task_levels_one: { id: string };
    }>(level, { object: { name: '\u202dPasted\u00a0name\u200b\u202c' } });
    expect(await admin.must(name, { id: added.id })).toEqual({
      client_task_levels_by_pk: { name: 'Pasted name' },
    });
    const written = 'mutation { insert_client_task_levels_one(object: {name: "a\u200bb"}) { id } }';
    expect((await errorOf(admin, written))?.message).toBe(
      "Name contains a character that can't be displayed",
    );
    await admin.must('mutation ($id: uuid!) { delete_client_task_levels_by_pk(id: $id) { id } }', added);
  });

  test('also validates lists, updates and nested rows', async () => {
    const many =
      'mutation ($objects: [client_task_levels_insert_input!]!) { insert_client_task_levels(objects: $objects) { affected_rows } }';
    expect(
      await errorOf(admin, many, { objects: [{ name: 'Good' }, { name: 'x'.repeat(31) }] }),
    ).toMatchObject({
      extensions: { path: '$.selectionSet.insert_client_task_levels.args.objects[1].name' },
    });
    const set = `mutation { update_client_task_levels(where: {}, _set: {name: " "}) { affected_rows } }`;
    expect((await errorOf(admin, set))?.message).toBe('Name Is Required');
    const one = `mutation ($id: uuid!) { update_clinics_by_pk(pk_columns: {id: $id}, _set: {weekly_budget: "10.005"}) { id } }`;
    expect((await errorOf(admin, one, { id: north.clinics.one }))?.message).toBe(
      'Weekly budget can have up to 2 decimal places',
    );
    const state =
      'mutation ($id: uuid!) { update_clinics_by_pk(pk_columns: {id: $id}, _set: {state: "QLD"}) { id } }';
    expect((await errorOf(admin, state, { id: north.clinics.one }))?.message).toBe(
      'State must be one of the choices',
    );
    const point =
      'mutation ($id: uuid!, $at: jsonb) { update_clinics_by_pk(pk_columns: {id: $id}, _set: {geo_point: $at}) { geo_point } }';
    for (const [at, sentence] of [
      [{ type: 'Point', coordinates: [90.5, 151] }, "Latitude can't be more than 90"],
      [{ type: 'Point', coordinates: [-33.8688001, 151] }, 'Latitude can have up to 6 decimal places'],
      ['Manly', "Map location isn't a valid point"],
    ] as const)
      expect((await errorOf(admin, point, { id: north.clinics.one, at }))?.message).toBe(sentence);
    const manly = { type: 'Point', coordinates: [-33.7969, 151.2856] };
    const { data } = await admin.ask(point, { id: north.clinics.one, at: manly });
    expect(data).toEqual({ update_clinics_by_pk: { geo_point: manly } });
    const nested = `mutation { insert_tasks_one(object: {name: "T", type: "INDIVIDUAL", start_date: "2026-01-01", deadline_date: "2026-01-02",
      clinic_id: "${north.clinics.one}", assigned_to_user_id: "${north.users.worker}",
      task_comments: {data: [{message: "${'x'.repeat(5001)}"}]}}) { id } }`;
    expect((await errorOf(admin, nested))?.message).toBe('Message should accept up to 5000 characters');
    const { rows } = await server.root.query(
      "select count(*)::int as n from client_task_levels where name in ('Good', ' ')",
    );
    expect(rows[0].n).toBe(0);
  });

  test('also validates a row in which only the engine can parse another value', async () => {
    const course =
      'mutation ($object: training_courses_insert_input!) { insert_training_courses_one(object: $object) { id } }';
    const object = { name: 'x'.repeat(101), clinic_id: north.clinics.one, due_in_days: '5' };
    expect((await errorOf(admin, course, { object }))?.message).toBe(
      'Name should accept up to 100 characters',
    );
    expect(await errorOf(admin, course, { object: { ...object, name: 'Fire' } })).toBeUndefined();
  });

  test('removes spaces around a name, so that a name that differs only by spaces and case is a duplicate', async () => {
    expect(await errorOf(admin, level, { object: { name: '  Spaced out ' } })).toBeUndefined();
    const { rows } = await server.root.query(
      "select name from client_task_levels where name ilike '%spaced out%'",
    );
    expect(rows).toEqual([{ name: 'Spaced out' }]);
    expect((await errorOf(admin, level, { object: { name: 'SPACED OUT ' } }))?.message).toMatch(
      'client_task_levels_name_unique',
    );
  });

  test('refuses an invalid address with the specified messages', async () => {
    const write =
      'mutation ($id: uuid!, $value: jsonb) { update_users_by_pk(pk_columns: {id: $id}, _set: {address: $value}) { id } }';
    const of = (value: unknown) => errorOf(worker, write, { id: north.users.worker, value });
    const whole = {
      line_1: '1 Long Street',
      country: 'Australia',
      state: 'VICTORIA',
      suburb: 'Kew',
      pincode: '3101',
    };
    expect(await of(whole)).toBeUndefined();
    expect((await of({ ...whole, line_1: '' }))?.message).toBe('Address line 1 is required');
    expect((await of({ ...whole, pincode: '12' }))?.message).toBe(
      'Postal code must be at least 4 digits long',
    );
    expect((await of('<script>'))?.message).toBe("Address isn't a valid address");
  });

  test('also refuses an invalid write through a socket', async () => {
    const socket = await admin.socket();
    socket.subscribe('w', level, { object: { name: 'x'.repeat(31) } });
    await socket.until(() => socket.frames.some(({ id, type }) => id === 'w' && type === 'error'));
    socket.close();
  });
});
