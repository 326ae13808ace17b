import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids, sessionOf } from './fixture.ts';
import { answerText, startWorld, type World } from './world.ts';

// Each list below has invalid requests, each with Hasura's error as `code path: message`.
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Asked = readonly [query: string, message: string, variables?: Record<string, unknown>];

async function errorText([query, , variables]: Asked, operationName?: string): Promise<string> {
  const text = await answerText({
    engine: world.engine,
    query,
    session: sessionOf(),
    variables,
    operationName,
  });
  const { errors } = JSON.parse(text) as {
    errors?: { message: string; extensions: { code: string; path: string } }[];
  };
  const error = errors?.[0];
  return error ? `${error.extensions.code} ${error.extensions.path}: ${error.message}` : text;
}
const all = (asked: readonly Asked[]) =>
  test.each(asked)('are refused with the expected message: %s', async (...one) => {
    expect(await errorText(one as readonly unknown[] as Asked)).toBe(one[1]);
  });

describe('invalid documents', () => {
  all([
    ['{', 'validation-failed $.query: not a valid graphql query'],
    [
      'fragment a on tasks { id }',
      'validation-failed $: exactly one operation has to be present in the document when operationName is not specified',
    ],
    [
      'query a { tasks { id } } query b { tasks { id } }',
      'validation-failed $: exactly one operation has to be present in the document when operationName is not specified',
    ],
    [
      '{ nothing { id } }',
      "validation-failed $.selectionSet.nothing: field 'nothing' not found in type: 'query_root'",
    ],
    [
      '{ no_queries_available }',
      "validation-failed $.selectionSet.no_queries_available: field 'no_queries_available' not found in type: 'query_root'",
    ],
    [
      'mutation { nothing }',
      "validation-failed $.selectionSet.nothing: field 'nothing' not found in type: 'mutation_root'",
    ],
    [
      '{ t: tasks { id nope } }',
      "validation-failed $.selectionSet.tasks.selectionSet.nope: field 'nope' not found in type: 'tasks'",
    ],
    ['{ tasks }', "validation-failed $.selectionSet.tasks.selectionSet: missing selection set for 'tasks'"],
    [
      '{ tasks { id { x } } }',
      'validation-failed $.selectionSet.tasks.selectionSet.id: unexpected subselection set for non-object field',
    ],
    [
      '{ tasks(first: 1) { id } }',
      "validation-failed $.selectionSet.tasks: 'tasks' has no argument named 'first'",
    ],
    [
      '{ tasks { id(x: 1) } }',
      "validation-failed $.selectionSet.tasks.selectionSet.id: 'id' has no argument named 'x'",
    ],
    [
      '{ tasks_by_pk { id } }',
      "validation-failed $.selectionSet.tasks_by_pk.args.id: missing required field 'id'",
    ],
    [
      '{ tasks { ...gone } }',
      'validation-failed $.selectionSet.tasks.selectionSet: reference to undefined fragment "gone"',
    ],
    [
      '{ tasks { ...a } } fragment a on tasks { comments { ...b } } fragment b on comments { task { ...a } }',
      'validation-failed $.selectionSet.tasks.selectionSet.a.selectionSet.comments.selectionSet.b.selectionSet.task.selectionSet: cannot spread fragment "a" within itself via b,a',
    ],
    [
      '{ tasks { a: id a: title } }',
      "validation-failed $.selectionSet.tasks.selectionSet: selection of both 'id' and 'title' specify the same response name, 'a'",
    ],
    [
      '{ tasks(limit: 1) { id } tasks(limit: 2) { id } }',
      "validation-failed $.selectionSet: inconsistent arguments between multiple selections of field 'tasks'",
    ],
  ]);
  test('include a request for an operation that the document does not have', async () => {
    expect(await errorText(['query a { tasks { id } }', ''], 'b')).toBe(
      'validation-failed $: no such operation found in the document: "b"',
    );
  });
});

describe('invalid directives', () => {
  all([
    [
      '{ tasks { id @exclude(if: true) } }',
      "validation-failed $.selectionSet.tasks.selectionSet: directive 'exclude' is not defined in the schema",
    ],
    [
      '{ tasks { id @include(if: true) @include(if: true) } }',
      "validation-failed $.selectionSet.tasks.selectionSet: the following directives are used more than once: ['include']",
    ],
    [
      '{ tasks { id @include(if: true) @skip(if: false) @skip(if: false) @include(if: true) } }',
      "validation-failed $.selectionSet.tasks.selectionSet: the following directives are used more than once: ['skip', 'include']",
    ],
    [
      '{ tasks { id @include(if: true) @include(if: true) @exclude(if: true) } }',
      "validation-failed $.selectionSet.tasks.selectionSet: directive 'exclude' is not defined in the schema",
    ],
    [
      '{ tasks { id @skip(if: true) @include @include(if: true) } }',
      "validation-failed $.selectionSet.tasks.selectionSet.include.args.if: missing required field 'if'",
    ],
    [
      'query @include(if: true) { tasks { id } }',
      "validation-failed $: directive 'include' is not allowed on a query",
    ],
    [
      '{ tasks { id @include } }',
      "validation-failed $.selectionSet.tasks.selectionSet.include.args.if: missing required field 'if'",
    ],
    [
      'query ($x: Boolean) { tasks { id @skip(if: $x) } }',
      "validation-failed $.selectionSet.tasks.selectionSet.skip.args.if: variable 'x' is declared as 'Boolean', but used where 'Boolean!' is expected",
      { x: true },
    ],
    [
      'query ($x: Boolean!) { tasks { id @skip(if: $x) } }',
      "validation-failed $.selectionSet.tasks.selectionSet.skip.args.if: expected a boolean for type 'Boolean', but found a string",
      { x: 'yes' },
    ],
  ]);
});

describe('invalid variables', () => {
  all([
    [
      'query ($id: uuid!) { tasks_by_pk(id: $id) { id } }',
      'validation-failed $: expecting a value for non-nullable variable: "id"',
    ],
    [
      'query ($id: uuid!) { tasks_by_pk(id: $id) { id } }',
      'validation-failed $: null value found for non-nullable type: "uuid!"',
      { id: null },
    ],
    ['{ tasks { id } }', 'validation-failed $: unexpected variables in variableValues: x, y', { x: 1, y: 2 }],
    [
      'query ($x: Int) { tasks { id } }',
      'validation-failed $: unexpected variables in variableValues: x',
      { x: 1 },
    ],
    ['{ tasks(limit: $n) { id } }', 'validation-failed $: unbound variable "n"'],
    [
      'query ($n: Int, $n: Int) { tasks(limit: $n) { id } }',
      'parse-failed $: multiple definitions for variable "n"',
    ],
    [
      'query ($n: String) { tasks(limit: $n) { id } }',
      "validation-failed $.selectionSet.tasks.args.limit: variable 'n' is declared as 'String', but used where 'Int' is expected",
      { n: '1' },
    ],
    [
      'query ($id: uuid) { tasks_by_pk(id: $id) { id } }',
      "validation-failed $.selectionSet.tasks_by_pk.args.id: variable 'id' is declared as 'uuid', but used where 'uuid!' is expected",
      { id: ids.task(1) },
    ],
    [
      'query ($l: Int) { tasks(where: {title: {_in: $l}}) { id } }',
      "validation-failed $.selectionSet.tasks.args.where.title._in: variable 'l' is declared as 'Int', but used where '[String!]' is expected",
      { l: 1 },
    ],
    [
      'query ($w: tasks_bool_exp) { tasks(where: $w) { id } }',
      "validation-failed $.selectionSet.tasks.args.where._and[1].nope: field 'nope' not found in type: 'tasks_bool_exp'",
      { w: { _and: [{}, { nope: {} }] } },
    ],
    [
      'query ($w: tasks_bool_exp) { tasks(where: $w) { id } }',
      "validation-failed $.selectionSet.tasks.args.where: expected an object for type 'tasks_bool_exp', but found a string",
      { w: 'all' },
    ],
    [
      'query ($w: tasks_bool_exp) { tasks(where: $w) { id } }',
      'parse-failed $.selectionSet.tasks.args.where.points._in[1]: The value 1.5 lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?',
      { w: { points: { _in: [1, 1.5] } } },
    ],
    [
      'query ($l: [Int!]) { tasks(where: {points: {_in: $l}}) { id } }',
      "validation-failed $.selectionSet.tasks.args.where.points._in[0]: unexpected null value for type 'Int'",
      { l: [null] },
    ],
    [
      'query ($o: [tasks_order_by!]) { tasks(order_by: $o) { id } }',
      "validation-failed $.selectionSet.tasks.args.order_by[0].title: expected one of the values ['asc', 'asc_nulls_first', 'asc_nulls_last', 'desc', 'desc_nulls_first', 'desc_nulls_last'] for type 'order_by', but found 'up'",
      { o: [{ title: 'up' }] },
    ],
    [
      'query ($n: Int) { tasks(limit: $n) { id } }',
      "validation-failed $.selectionSet.tasks.args.limit: expected a non-negative 32-bit integer for type 'Int', but found a number",
      { n: -1 },
    ],
    [
      'query ($p: String) { samples { doc(path: $p) } }',
      'validation-failed $.selectionSet.samples.selectionSet.doc.args.path: parse json path error: $..a',
      { p: '$..a' },
    ],
    [
      'mutation ($o: [samples_insert_input!]!) { insert_samples(objects: $o) { affected_rows } }',
      'parse-failed $.selectionSet.insert_samples.args.objects[1].flag: expected Bool, but encountered Number',
      {
        o: [
          { id: 8, flag: true },
          { id: 9, flag: 1 },
        ],
      },
    ],
    [
      'mutation ($o: [samples_insert_input!]!) { insert_samples(objects: $o) { affected_rows } }',
      "validation-failed $.selectionSet.insert_samples.args.objects[1].name: unexpected null value for type 'String'",
      {
        o: [
          { id: 8, name: 'a' },
          { id: 9, name: null },
        ],
      },
    ],
  ]);
});

describe('invalid values', () => {
  const where = (condition: string) => `{ samples(where: {${condition}}) { id } }`;
  const at = '$.selectionSet.samples.args.where';
  all([
    [where('id: {_eq: null}'), `validation-failed ${at}.id._eq: unexpected null value for type 'Int'`],
    [
      where('id: null'),
      `validation-failed ${at}.id: expected an object for type 'Int_comparison_exp', but found null`,
    ],
    [
      where('id: {_is_null: 1}'),
      `validation-failed ${at}.id._is_null: expected a boolean for type 'Boolean', but found an integer`,
    ],
    [
      where('id: {_unexpected: 2}'),
      `validation-failed ${at}.id._unexpected: field '_unexpected' not found in type: 'Int_comparison_exp'`,
    ],
    [
      where('id: {_eq: 2147483648}'),
      `parse-failed ${at}.id._eq: The value 2.147483648e9 lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`,
    ],
    [
      where('id: {_eq: true}'),
      `parse-failed ${at}.id._eq: parsing Integer expected for input type: PGInteger failed, expected Number, but encountered Boolean`,
    ],
    [
      where('name: {_eq: 5}'),
      `parse-failed ${at}.name._eq: parsing Text failed, expected String, but encountered Number`,
    ],
    [
      where('moment: {_eq: 5}'),
      `parse-failed ${at}.moment._eq: parsing UTCTime failed, expected String, but encountered Number`,
    ],
    [where('net: {_eq: 5}'), `parse-failed ${at}.net._eq: A string is expected for type: inet`],
    [
      where('tags: {_contains: null}'),
      `validation-failed ${at}.tags._contains: unexpected null value for type '[String!]'`,
    ],
    [
      where('id: {_in: [1, null]}'),
      `validation-failed ${at}.id._in[1]: unexpected null value for type 'Int'`,
    ],
    [where('id: {_eq: "x"}'), 'data-exception $: invalid input syntax for type integer: "x"'],
    [where('name: {_like: "pla\\\\"}'), 'bad-request $: LIKE pattern must not end with escape character'],
    [where('doc: {_jsonb_path_match: "$."}'), 'data-exception $: syntax error at end of jsonpath input'],
    [
      where('name: {_regex: "("}'),
      'data-exception $: invalid regular expression: parentheses () not balanced',
    ],
    [
      '{ tasks(limit: -1) { id } }',
      "validation-failed $.selectionSet.tasks.args.limit: expected a non-negative 32-bit integer for type 'Int', but found an integer",
    ],
    [
      '{ tasks(limit: "3") { id } }',
      "validation-failed $.selectionSet.tasks.args.limit: expected a non-negative 32-bit integer for type 'Int', but found a string",
    ],
    [
      '{ tasks(offset: "x") { id } }',
      "validation-failed $.selectionSet.tasks.args.offset: expected a 32-bit integer, or a 64-bit integer represented as a string for type 'Int', but found a string",
    ],
    [
      '{ tasks(order_by: {title: "asc"}) { id } }',
      "validation-failed $.selectionSet.tasks.args.order_by[0].title: expected an enum value for type 'order_by', but found a string",
    ],
    [
      '{ tasks(distinct_on: nope) { id } }',
      "validation-failed $.selectionSet.tasks.args.distinct_on[0]: expected one of the values ['id', 'clinic_id', 'title', 'priority', 'points', 'cost', 'due', 'done', 'labels', 'extra', 'assigned_to_user_id', 'assigned_by_user_id', 'version', 'created_at'] for type 'tasks_select_column', but found 'nope'",
    ],
    [
      '{ tasks(distinct_on: [points], order_by: {title: asc}) { id } }',
      'validation-failed $.selectionSet.tasks.args: "distinct_on" columns must match initial "order_by" columns',
    ],
    [
      '{ samples { doc(path: "$.a[") } }',
      'validation-failed $.selectionSet.samples.selectionSet.doc.args.path: parse json path error: $.a[',
    ],
  ]);
});

describe('invalid writes', () => {
  const one = (object: string) => `mutation { insert_samples_one(object: {${object}}) { id } }`;
  const at = '$.selectionSet.insert_samples_one.args.object';
  all([
    [
      one('id: 1'),
      `constraint-violation ${at}: Uniqueness violation. duplicate key value violates unique constraint "samples_pkey"`,
    ],
    [
      one('id: 9, parent_id: 99'),
      `constraint-violation ${at}: Foreign key violation. insert or update on table "samples" violates foreign key constraint "samples_parent_id_fkey"`,
    ],
    [
      one('name: "no id"'),
      `constraint-violation ${at}: Not-NULL violation. null value in column "id" of relation "samples" violates not-null constraint`,
    ],
    [
      one('id: 9, small: -1'),
      `permission-error ${at}: Check constraint violation. new row for relation "samples" violates check constraint "samples_small_check"`,
    ],
    [
      one('id: 9, code: "longer than ten"'),
      `data-exception ${at}: value too long for type character varying(10)`,
    ],
    [one('id: 9, uid: "nope"'), `data-exception ${at}: invalid input syntax for type uuid: "nope"`],
    [one('id: 9, name: null'), `validation-failed ${at}.name: unexpected null value for type 'String'`],
    [
      one('id: 9, nope: 1'),
      `validation-failed ${at}.nope: field 'nope' not found in type: 'samples_insert_input'`,
    ],
    [
      'mutation { insert_samples(objects: [{id: 8}, {id: 1}]) { affected_rows } }',
      'constraint-violation $.selectionSet.insert_samples.args.objects: Uniqueness violation. duplicate key value violates unique constraint "samples_pkey"',
    ],
    [
      'mutation { insert_samples { affected_rows } }',
      "validation-failed $.selectionSet.insert_samples.args.objects: missing required field 'objects'",
    ],
    [
      'mutation { update_samples(where: {id: {_eq: 2}}, _set: {code: "A1"}) { affected_rows } }',
      'constraint-violation $: Uniqueness violation. duplicate key value violates unique constraint "samples_code_key"',
    ],
    [
      'mutation { update_samples(where: {}) { affected_rows } }',
      'validation-failed $.selectionSet.update_samples.args: at least any one of _set, _inc, _append, _prepend, _delete_key, _delete_elem, _delete_at_path is expected',
    ],
    [
      'mutation { update_samples(_set: {name: "x"}) { affected_rows } }',
      "validation-failed $.selectionSet.update_samples.args.where: missing required field 'where'",
    ],
    [
      'mutation { update_samples(where: null, _set: {name: "x"}) { affected_rows } }',
      "validation-failed $.selectionSet.update_samples.args.where: expected an object for type 'samples_bool_exp', but found null",
    ],
    [
      'mutation { update_samples(where: {}, _set: {id: 1, small: 1}, _inc: {id: 2, small: 2}) { affected_rows } }',
      "validation-failed $.selectionSet.update_samples.args: Column found in multiple operators: ['id', 'small'].",
    ],
    [
      'mutation { delete_samples(where: {id: {_eq: 1}}) { affected_rows } }',
      'constraint-violation $: Foreign key violation. update or delete on table "samples" violates foreign key constraint "samples_parent_id_fkey" on table "samples"',
    ],
    [
      'mutation { insert_samples_one(object: {id: 9}, on_conflict: {constraint: nope}) { id } }',
      "validation-failed $.selectionSet.insert_samples_one.args.on_conflict.constraint: expected one of the values ['samples_pkey', 'samples_code_key'] for type 'samples_constraint', but found 'nope'",
    ],
    [
      'mutation { insert_samples(objects: [{id: 9, code: "Z"}, {id: 9, code: "Y"}], on_conflict: {constraint: samples_pkey, update_columns: [code]}) { affected_rows } }',
      'data-exception $.selectionSet.insert_samples.args.objects: ON CONFLICT DO UPDATE command cannot affect row a second time',
    ],
    [
      `mutation { insert_tasks_one(object: {title: "t", clinic_id: "${ids.north}", assigned_to_user_id: "${ids.ann}", assigned_to_user: {data: {name: "n", email: "e"}}}) { id } }`,
      'validation-failed $.selectionSet.insert_tasks_one.args.object[0].assigned_to_user: cannot insert object relationship "assigned_to_user" as "assigned_to_user_id" column values are already determined',
    ],
    [
      `mutation { insert_tasks_one(object: {title: "t", clinic_id: "${ids.north}", comments: {data: [{body: "b", task_id: "${ids.task(1)}"}]}}) { id } }`,
      'validation-failed $.selectionSet.insert_tasks_one.args.object[0].comments.data[0]: cannot insert "task_id" columns as their values are already being determined by parent insert',
    ],
    [
      `mutation { insert_samples_one(object: {id: 9, parent: {data: {id: 1}, on_conflict: {constraint: samples_pkey}}}) { id } }`,
      'not-supported $.selectionSet.insert_samples_one.args.object[0].parent: cannot proceed to insert object relation "parent" since insert to table "samples" affects zero rows',
    ],
    [
      `mutation { insert_samples_one(object: {id: 1, children: {data: [{id: 9}]}}, on_conflict: {constraint: samples_pkey}) { id } }`,
      'not-supported $.selectionSet.insert_samples_one.args.object[0]: cannot proceed to insert array relations since insert to table "samples" affects zero rows',
    ],
  ]);
  test('of a hundred and one rows are refused as a constraint violation if one row violates it', async () => {
    const titles = Array.from({ length: 101 }, (_, n) => (n === 100 ? 'Clean' : `new ${n}`));
    const rows = titles.map((title) => `{title: "${title}", clinic_id: "${ids.north}"}`);
    const query = `mutation { insert_tasks(objects: [${rows}]) { affected_rows } }`;
    const text = await answerText({ engine: world.engine, query, session: sessionOf({ role: 'staff' }) });
    expect(JSON.parse(text).errors[0].extensions.code).toBe('constraint-violation');
  });
});
