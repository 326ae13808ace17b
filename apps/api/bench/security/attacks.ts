import type { Chance } from '../../test/isolation/chance.ts';
import { restBodies } from '../../test/support/rest-bodies.ts';

/** The sender replaces this placeholder by its own origin. */
export const ownOrigin = 'own';

export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly word: unknown;
}
export interface Endpoint {
  readonly name: string;
  make(word: unknown, chance: Chance): Omit<Attack, 'word'>;
}

const words: readonly unknown[] = [
  "' or '1'='1",
  "' or 1=1; --",
  "'; drop table tasks; --",
  "'); delete from users; --",
  '" or ""="',
  "\\'; select pg_sleep(5); --",
  "' union select password_hash, null from user_credentials --",
  "' || (select current_setting('app.client_id')) || '",
  '$1',
  '$$; select 1; $$',
  'x-hasura-user-id',
  'X-Hasura-Client-Id',
  "E'\\x27'",
  "%' and 1=(select 1) and '%'='",
  'a" }) { id } } #',
  '}) { id email } users(where: {',
  '{__typename}',
  '__proto__',
  'constructor',
  'toString',
  '{"$gt": ""}',
  '{"$where": "sleep(1000)"}',
  '$\u007b7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '*)(uid=*))(|(uid=*',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '| cat /etc/passwd',
  '`id`',
  '$(id)',
  '; ls',
  'a\r\nSet-Cookie: x=y',
  'a\nX-Injected: 1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "<!--#exec cmd='ls'-->",
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  "=cmd|' /c calc'!A1",
  '@SUM(1+1)*cmd',
  'a\0b',
  '\0',
  '\ud800',
  '\udfff',
  '\u202e\u2028\ufeff',
  '𝄞'.repeat(50),
  'A'.repeat(5_000),
  '%'.repeat(200),
  '('.repeat(200),
  '[[:alpha:',
  '(a+)+$',
  '\\',
  '%00',
  '%c0%ae%c0%ae',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '99999999999999999999',
  '0x41',
  '2026-02-31',
  'infinity',
  '-4713-01-01',
  '019aa000-0000-7000-8000-000000000001',
  '00000000-0000-0000-0000-00000000000g',
  -1,
  2_147_483_648,
  1e308,
  0.1,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { _eq: 'x' },
  { __proto__x: 1, constructor: { prototype: 1 } },
  ['a', null, 1],
];

/** Characters that are invalid in a header or URL are replaced, because Node refuses to send them. */
const plain = (word: unknown): string =>
  String(typeof word === 'object' ? JSON.stringify(word) : word).replace(/[^\t\x20-\x7e]/g, '?');
const inPath = (word: unknown, chance: Chance): string =>
  chance.yes(4)
    ? plain(word).replaceAll(' ', '+').replaceAll('#', '%')
    : encodeURIComponent(plain(word)).slice(0, 4_000);

const json = { 'content-type': 'application/json' };
const graphql = (body: unknown): Omit<Attack, 'word'> => ({
  method: 'POST',
  path: '/v1/graphql',
  headers: json,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const text = (word: unknown) => String(typeof word === 'object' ? JSON.stringify(word) : word);

const operators = [
  '_eq',
  '_neq',
  '_gt',
  '_lte',
  '_like',
  '_nlike',
  '_ilike',
  '_regex',
  '_nregex',
  '_iregex',
  '_similar',
  '_in',
  '_nin',
];
const columns: readonly (readonly [table: string, column: string, type: string])[] = [
  ['tasks', 'name', 'String'],
  ['tasks', 'id', 'uuid'],
  ['tasks', 'deadline_date', 'date'],
  ['tasks', 'created_at', 'timestamptz'],
  ['tasks', 'position', 'numeric'],
  ['tasks', 'short_id', 'Int'],
  ['tasks', 'attachments', 'jsonb'],
  ['tasks', 'status', 'task_progress'],
  ['users', 'display_name', 'String'],
  ['clinics', 'name', 'String'],
  ['user_preferences', 'value', 'jsonb'],
  ['task_comments', 'message', 'String'],
];

const inGraphql: readonly Endpoint[] = [
  {
    name: 'a variable of a filter',
    make(word, chance) {
      const [table, column, type] = chance.pick(columns);
      const operator = chance.pick(operators);
      const list = /in$/.test(operator) && operator !== '_similar';
      return graphql({
        query: `query ($v: ${list ? `[${type}!]` : type}) { ${table}(where: {${column}: {${operator}: $v}}, limit: 5) { id } }`,
        variables: { v: list ? [word] : word },
      });
    },
  },
  {
    name: 'a literal of a filter',
    make(word, chance) {
      const [table, column] = chance.pick(columns);
      return graphql({
        query: `{ ${table}(where: {${column}: {${chance.pick(operators)}: ${JSON.stringify(text(word))}}}) { id } }`,
      });
    },
  },
  {
    name: 'a whole filter, or order, as a variable',
    make(word, chance) {
      const [table, column] = chance.pick(columns);
      const where = chance.pick([
        word,
        { [text(word)]: { _eq: 1 } },
        { [column]: word },
        { [column]: { [text(word)]: 1 } },
        { _and: word },
        { _not: [word] },
      ]);
      return graphql({
        query: `query ($w: ${table}_bool_exp, $o: [${table}_order_by!], $n: Int) { ${table}(where: $w, order_by: $o, limit: $n) { id } }`,
        variables: {
          w: where,
          o: chance.yes(3) ? [{ [column]: word }] : undefined,
          n: chance.yes(4) ? word : 3,
        },
      });
    },
  },
  {
    name: 'names in the document',
    make(word, chance) {
      const name = text(word);
      return graphql({
        query: chance.pick([
          `{ tasks { ${name} } }`,
          `{ ${name} { id } }`,
          `{ ${name}: tasks { id } }`,
          `query ${name} { tasks { id } }`,
          `{ tasks(order_by: [{${name}: asc}]) { id } }`,
          `{ tasks(order_by: [{name: ${name}}]) { id } }`,
          `{ tasks(distinct_on: [${name}]) { id } }`,
          `{ tasks @${name} { id } }`,
          `{ tasks { ...${name} } }`,
          `{ tasks(${name}: 1) { id } }`,
        ]),
      });
    },
  },
  {
    name: 'the other parts of a request body',
    make: (word, chance) =>
      graphql(
        chance.pick([
          { query: '{ tasks(limit: 1) { id } }', operationName: word },
          { query: '{ tasks(limit: 1) { id } }', variables: word },
          { query: '{ tasks(limit: 1) { id } }', extensions: word },
          { query: word },
          [word],
          word ?? {},
          { [text(word)]: '{ tasks { id } }' },
        ]),
      ),
  },
  {
    name: 'a path in JSON',
    make: (word) =>
      graphql({
        query:
          'query ($p: String) { tasks(limit: 3) { attachments(path: $p) } user_preferences { value(path: $p) } }',
        variables: { p: word },
      }),
  },
  {
    name: 'containment in JSON',
    make: (word, chance) =>
      graphql({
        query: `query ($v: ${chance.pick(['jsonb', 'String', '[String!]'])}) { user_preferences(where: {value: {${chance.pick(['_contains', '_contained_in', '_has_key', '_has_keys_any', '_has_keys_all'])}: $v}}) { id } }`,
        variables: { v: word },
      }),
  },
  {
    name: 'a row that is added',
    make: (word, chance) =>
      graphql({
        query: chance.pick([
          'mutation ($v: String, $j: jsonb) { insert_user_preferences_one(object: {key: $v, value: $j}, on_conflict: {constraint: user_preferences_pkey, update_columns: [value]}) { id } }',
          'mutation ($v: String) { insert_client_task_levels_one(object: {name: $v}) { id } }',
          'mutation ($v: String) { insert_ip_settings_one(object: {name: $v, ip_address: $v}) { id } }',
          'mutation ($v: String) { insert_clinic_rooms_one(object: {name: $v, clinic_id: $v}) { id } }',
        ]),
        variables: { v: word, j: word },
      }),
  },
  {
    name: 'a command',
    make: (word, chance) =>
      graphql({
        query: `mutation { ${chance.pick(['edit_task(id', 'archive_task(id', 'move_task(id', 'duplicate_custom_role(id', 'cancel_task_request(id', 'set_online_status(online_status', 'change_my_email(email', 'block_user(user_id'])}: ${JSON.stringify(text(word))}${chance.yes() ? `, name: ${JSON.stringify(text(word))}` : ''}) { ${chance.pick(['id', 'affected_rows', '__typename'])} } }`,
      }),
  },
  {
    name: 'a hand-written field',
    make: (word) =>
      graphql({
        query:
          'query ($v: String!) { users_with_action(module: $v, action: $v, clinic_id: $v) { id } me { role } }',
        variables: { v: word },
      }),
  },
  {
    name: 'a cursor',
    make: (word) =>
      graphql({
        query:
          'subscription ($v: timestamptz) { tasks_stream(batch_size: 3, cursor: [{initial_value: {created_at: $v}}]) { id } }',
        variables: { v: word },
      }),
  },
  { name: 'a body that is not JSON', make: (word) => graphql(text(word)) },
  {
    name: 'GraphQL by GET',
    make: (word, chance) => ({
      method: 'GET',
      path: `/v1/graphql?query=${inPath(word, chance)}&variables=${inPath(word, chance)}`,
      headers: {},
    }),
  },
];

const headersTried = [
  'x-hasura-role',
  'x-hasura-user-id',
  'x-hasura-client-id',
  'x-hasura-admin-secret',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'origin',
  'referer',
  'cookie',
  'user-agent',
  'accept',
  'accept-language',
  'accept-encoding',
  'authorization',
  'content-type',
  'if-none-match',
  'range',
  'x-operatory',
  'host',
];
const byHeader: Endpoint = {
  name: 'a header',
  make(word, chance) {
    const header = chance.pick(headersTried);
    const own = chance.yes(3) ? `Bearer ${plain(word)}` : plain(word);
    const path = chance.pick([
      '/v1/graphql',
      '/api/v1/auth/refresh',
      '/api/v1/auth/logout',
      '/api/v1/utils/export-file',
    ]);
    return {
      method: 'POST',
      path,
      headers: { ...json, [header]: own },
      body: JSON.stringify({ query: '{ me { role } tasks(limit: 1) { id } }' }),
    };
  },
};

const bodies = restBodies('north');
const paths: readonly (readonly [method: string, path: (word: string) => string])[] = [
  ['GET', (word) => `/api/v1/auth/subdomain/${word}`],
  ['GET', (word) => `/api/v1/auth/logo/${word}`],
  ['GET', (word) => `/api/v1/auth-action/change-pin/${word}`],
  ['DELETE', (word) => `/api/v1/auth/sessions/${word}`],
  ['GET', (word) => `/api/v1/file-upload/get-signed-url/${word}/${word}`],
  ['GET', (word) => `/files/signed/${word}?variant=${word}&until=1&signature=${word}`],
  ['GET', (word) => `/files/public/${word}`],
  ['GET', (word) => `/api/v1/utils/export-clients?q=${word}`],
  ['GET', (word) => `/${word}`],
  ['PUT', (word) => `/api/v1/${word}`],
];
const byRest: readonly Endpoint[] = [
  ...Object.entries(bodies).map(
    ([path, body]): Endpoint => ({
      name: path,
      make(word, chance) {
        const field = chance.pick(Object.keys(body));
        const sent = chance.yes(8)
          ? word
          : { ...body, [field]: word, ...(chance.yes(6) ? { [text(word)]: word } : {}) };
        return {
          method: 'POST',
          path: `/api/v1/${path}`,
          headers: { ...json, origin: ownOrigin, 'x-operatory': '1' },
          body: JSON.stringify(sent) ?? 'null',
        };
      },
    }),
  ),
  ...paths.map(
    ([method, path]): Endpoint => ({
      name: `${method} ${path('')}`,
      make: (word, chance) => ({ method, path: path(inPath(word, chance)), headers: {} }),
    }),
  ),
  {
    name: 'file-upload/upload-s3',
    make(word, chance) {
      const name = plain(word).replaceAll('"', '%22').slice(0, 2_000);
      const content = chance.pick(['%PDF-1.4 x', '<svg onload=alert(1)>', text(word), '\x89PNG\r\n\x1a\n']);
      const part = (of: string, what: string) =>
        `--b\r\nContent-Disposition: form-data; name="${of}"\r\n\r\n${what}\r\n`;
      return {
        method: 'POST',
        path: '/api/v1/file-upload/upload-s3',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: `${part('directory', chance.yes() ? name : 'tasks')}${part(name, name)}--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${chance.yes() ? 'application/pdf' : name.slice(0, 100)}\r\n\r\n${content}\r\n--b--\r\n`,
      };
    },
  },
];

export const endpoints: readonly Endpoint[] = [...inGraphql, byHeader, ...byRest];

export function attackAt(endpoint: Endpoint, chance: Chance): Attack {
  const word = chance.pick(words);
  return { ...endpoint.make(word, chance), word };
}
