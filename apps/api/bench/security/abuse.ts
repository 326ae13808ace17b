// Excessive requests are refused at once, and another tenant's light requests are answered quickly at the same time. Each request is
// sent many times in a row by eight clients at once while a bystander in another tenant reads; then eight loops send slow but
// permitted requests for a while. `BENCH_ROUNDS`: repetitions of each request. `BENCH_SECONDS`: duration of each loop. `BENCH_ONLY`:
// runs only requests whose name contains this text.
import { request as httpRequest } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { Person } from '../../test/support/person.ts';
import { startWorld } from '../world.ts';
import { Bystander } from './bystander.ts';
import { Verdict } from './verdict.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const isWanted = (name: string) => name.includes(process.env.BENCH_ONLY ?? '');
const abreast = 8;
const wantedRefusal = 100;
const wantedBystander = 1_000;

const world = await startWorld('small');
const abuser = await Person.signIn(world.port, 'north', 'worker.north@north.example');
const bystander = await Person.signIn(world.port, 'south', 'worker.south@south.example');

const nested = (depth: number, open: string, middle: string, close: string) =>
  open.repeat(depth) + middle + close.repeat(depth);
const query = (text: string, variables?: unknown) => JSON.stringify({ query: text, variables });
const times = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');

const tooMuch: Readonly<Record<string, string>> = {
  'a body of 1.1 MB': query(`{ tasks { id } } #${'x'.repeat(1_100_000)}`),
  'JSON 200,000 deep': nested(200_000, '[', '', ']'),
  '8,001 tokens': query(`{ ${times(8_001, () => 'id')} }`),
  'a million spaces and no query': query(' '.repeat(990_000)),
  'a document 3,000 deep': query(nested(3_000, '{ tasks ', '{ id }', '}')),
  '26 deep': query(`{ tasks { ${nested(12, 'clinic { tasks { ', 'id', '} }')} } }`),
  '51 roots': query(`{ ${times(51, (n) => `a${n}: tasks { id }`)} }`),
  '1,900 aliases of one relationship': query(`{ tasks { ${times(1_900, (n) => `a${n}: clinic { id }`)} } }`),
  'fragments that double 30 times': query(
    `{ tasks { ...f0 } } ${times(30, (n) => `fragment f${n} on tasks { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on tasks { id }`,
  ),
  'fragments in a circle': query(
    '{ tasks { ...a } } fragment a on tasks { ...b } fragment b on tasks { ...a }',
  ),
  '1,500 times one field with unknown fields in it': query(
    `{ tasks { ${times(1_500, (n) => `clinic { name${n} }`)} } }`,
  ),
  '1,200 directives': query(`{ tasks { id ${'@include(if: true) '.repeat(1_200)} } }`),
  'eleven in a batch': `[${times(11, () => '{"query":"{ tasks { id } }"},').slice(0, -1)}]`,
  'a list of 10,001 values': query('query ($ids: [uuid!]) { tasks(where: { id: { _in: $ids } }) { id } }', {
    ids: Array.from({ length: 10_001 }, () => '0195aaaa-0000-7000-8000-00000000dead'),
  }),
  'a filter 5,000 deep in a variable': JSON.stringify({
    query: 'query ($where: tasks_bool_exp) { tasks(where: $where) { id } }',
  }).replace('}', `,"variables":{"where":${nested(5_000, '{"_not":', '{}', '}')}}}`),
  'introspection 30 deep': query(
    `{ __schema { types { fields { type { ${nested(30, 'ofType { ', 'name', ' }')} } } } } }`,
  ),
  'an unknown name of 100,000 letters': query(`{ ${'x'.repeat(100_000)} }`),
  '1,000 unknown names': query(`{ ${times(1_000, (n) => `taskz${n} { id }`)} }`),
  'the schema under forty names': query(
    `{ __schema { ${times(40, (n) => `t${n}: types { name fields { name args { name type { name } } type { name ofType { name } } } }`)} } }`,
  ),
  '9,000 conditions in a variable': query('query ($w: tasks_bool_exp!) { tasks(where: $w) { id } }', {
    w: { _or: Array.from({ length: 9_000 }, (_, n) => ({ name: { _eq: `n${n}` } })) },
  }),
  'a pattern with bounds within bounds': query(
    'query ($p: String!) { tasks(where: { name: { _regex: $p } }) { id } }',
    { p: '((((.{1,200}){1,200}){1,20}))Q' },
  ),
  'a mutation of 10,001 rows': query(
    'mutation ($o: [task_comments_insert_input!]!) { insert_task_comments(objects: $o) { affected_rows } }',
    {
      o: Array.from({ length: 10_001 }, () => ({})),
    },
  ),
};

/** A query whose fragments double looks excessive but is cheap, because identical fields are merged. */
const isLittle = (name: string) => name.startsWith('fragments that double');

function send(
  body: string,
  path = '/v1/graphql',
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string; took: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: world.port,
        method: 'POST',
        path,
        headers: {
          host: abuser.host,
          'content-type': 'application/json',
          authorization: `Bearer ${abuser.token}`,
          ...headers,
        },
      },
      (response) => {
        const took = performance.now() - started;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), took }),
        );
      },
    );
    // When a request is refused before its body is read, the connection ends; a response that arrived earlier
    // still counts.
    request.on('error', () =>
      resolve({ status: 0, text: 'connection ended', took: performance.now() - started }),
    );
    request.end(body);
  });
}

const unanswered: string[] = [];
const watch = new Bystander(async () => {
  const { status, text } = await bystander.post({
    query: '{ tasks(limit: 20) { id name clinic { name } } }',
  });
  if (status !== 200 || text.startsWith('{"errors"')) unanswered.push(`${status} ${text}`);
});
await watch.begin();
await wait(3_000);
const alone = summed(watch.waits().slice(20));

function summed(all: readonly number[]): { readonly longest: number; readonly p95: number } {
  const sorted = all.toSorted((one, other) => one - other);
  return { longest: sorted.at(-1) ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}
/** The bystander's waits during the last run are compared with its waits while nothing else runs. */
function beside(): { readonly longest: number; readonly line: string } {
  const { longest, p95 } = summed(watch.waits());
  const times = (p95 / alone.p95).toFixed(1);
  return {
    longest,
    line: `a bystander waits ${longest.toFixed(0)} ms at most, 95 % of the time ${p95.toFixed(0)} ms (${times} times as long as alone); load ${loadavg()[0]?.toFixed(1)}`,
  };
}

const verdict = new Verdict();
for (const [name, body] of Object.entries(tooMuch).filter(([name]) => isWanted(name))) {
  // The first request of a shape warms up the caches, so it is not measured.
  const first = await send(body);
  await watch.begin();
  const answers = (
    await Promise.all(
      Array.from({ length: abreast }, async () => {
        const all: Awaited<ReturnType<typeof send>>[] = [];
        for (let n = 0; n < rounds; n++) all.push(await send(body));
        return all;
      }),
    )
  ).flat();
  const refused = answers.every(
    ({ status, text }) => (status >= 400 && status < 500) || text.includes('"errors"'),
  );
  const took = answers.map((answer) => answer.took).sort((one, other) => one - other);
  const median = took[Math.floor(took.length / 2)] ?? 0;
  const { longest, line } = beside();
  verdict.say(
    (refused || isLittle(name)) && median < wantedRefusal && longest < wantedBystander,
    `${name}: ${refused ? 'refused' : 'answered'} (${first.status}: ${/"message":"([^"]{0,60})/.exec(first.text)?.[1] ?? first.text.slice(0, 60)}) in ${median.toFixed(0)} ms, ${abreast} at once (most ${took.at(-1)?.toFixed(0)}); ${line}`,
  );
}

// The abuser gets a large tenant, so that each list reaches its maximum length.
await world.root.query(`
  set session_replication_role = replica;
  insert into tasks select (jsonb_populate_record(null::tasks, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(), 'short_id', 1000 + n, 'name', repeat('Task ', 20) || n))).*
    from (select * from tasks where client_id = (select id from clients where sub_domain = 'north') order by id limit 1) t, generate_series(1, 20000) n;
  set session_replication_role = origin;
  analyze tasks`);

// Eight loops of one person send requests that are slow but permitted, or excessive; the bystander has its
// own connections.
const slowPattern = (n: number) =>
  query(`query slow${n} ($p: String!) { t${n}: tasks(where: { name: { _regex: $p } }) { id } }`, {
    p: `${'(.*)'.repeat(6)}\\1\\2Q${n}`,
  });
const boundedPattern = query('query ($p: String!) { tasks(where: { name: { _regex: $p } }) { id } }', {
  p: '((((.{1,200}){1,200}){1,20}))Q',
});
const doublingFile = (levels: number) =>
  JSON.stringify({
    query: `{ tasks { ...f0 } } ${times(levels, (n) => `fragment f${n} on tasks { ...f${n + 1} ...f${n + 1} }`)} fragment f${levels} on tasks { name }`,
  });
const introspections = (aliases: number) =>
  query(`{ __schema { ${times(aliases, (n) => `t${n}: types { name fields { name args { name } } }`)} } }`);
const conditions = (count: number, from: number) =>
  query('query ($w: tasks_bool_exp!) { tasks(where: $w) { id } }', {
    w: { _or: Array.from({ length: count }, (_, n) => ({ name: { _ilike: `%n${from}-${n}%` } })) },
  });
const longList = (n: number) =>
  query(
    `{ a${n}: tasks(limit: 9999, offset: ${n}, order_by: { name: desc }) { id name status priority clinic { name } assigned_to_user { display_name } assigned_by_user { display_name } task_comments { message } } }`,
  );
const guess = (n: number) =>
  send(
    JSON.stringify({ code: String(1_000 + n), subdomain: 'north' }),
    '/api/v1/auth/login-via-passcode-without-role',
    {
      origin: `http://${abuser.host}`,
      'x-operatory': '1',
    },
  );
const file = '/api/v1/utils/export-file';
const loops: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
  'slow patterns': (n) => send(slowPattern(n)),
  'patterns with bounds within bounds': () => send(boundedPattern),
  'files of doubling fragments': () => send(doublingFile(15), file),
  'files of fragments that double 200 times': () => send(doublingFile(200), file),
  'the standard introspection': () => send(query(getIntrospectionQuery())),
  'the schema under 40 names': () => send(introspections(40)),
  'the schema under 380 names': () => send(introspections(380)),
  'forty different introspections': (n) =>
    send(query(`query q${n} { __schema { types { k${n}: kind name fields { name type { name } } } } }`)),
  'wrong PINs': (n) => guess(n),
  '900 conditions': (n) => send(conditions(900, n)),
  '9,000 conditions': (n) => send(conditions(9_000, n)),
  'long lists': (n) => send(longList(n)),
  'files of long lists': () =>
    send(JSON.stringify({ query: '{ tasks { id name status clinic { name } } }' }), file),
};
for (const [name, ask] of Object.entries(loops).filter(([name]) => isWanted(name))) {
  await watch.begin();
  const until = performance.now() + seconds * 1_000;
  let asked = 0;
  const loop = async () => {
    while (performance.now() < until) {
      asked += 1;
      await ask(asked % 40);
    }
  };
  await Promise.all(Array.from({ length: abreast }, loop));
  const { longest, line } = beside();
  verdict.say(longest < wantedBystander, `eight loops of ${name} (${asked} in ${seconds} s): ${line}`);
}

// Fifty wrong passwords arrive at once, from as many addresses. Because hashing is capped, the bystander can
// still read.
await watch.begin();
const guesses = await Promise.all(
  Array.from(
    { length: 50 },
    (_, n) =>
      new Promise<number>((resolve) => {
        const request = httpRequest(
          {
            host: '127.0.0.1',
            localAddress: `127.9.0.${n + 1}`,
            port: world.port,
            method: 'POST',
            path: '/api/v1/auth/login-via-email-or-phone',
            headers: {
              host: abuser.host,
              origin: `http://${abuser.host}`,
              'x-operatory': '1',
              'content-type': 'application/json',
            },
          },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          },
        );
        request.on('error', () => resolve(0));
        request.end(
          JSON.stringify({
            emailOrPhone: `nobody${n}@north.example`,
            password: 'Wrong-horse-1',
            sub_domain: 'north',
          }),
        );
      }),
  ),
);
const passwords = beside();
verdict.say(
  guesses.every((status) => [401, 429, 503].includes(status)) && passwords.longest < wantedBystander,
  `fifty wrong passwords at once: ${[...new Set(guesses)].join(', ')}; ${passwords.line}`,
);
await watch.end();
verdict.say(
  unanswered.length === 0,
  `of the bystander's requests ${unanswered.length} failed (wanted: 0)${unanswered[0] ?? ''}; alone it waits ${alone.longest.toFixed(0)} ms at most, 95 % of the time ${alone.p95.toFixed(0)} ms`,
);
await world.stop();
verdict.end();
