import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '@operatory/db/embedded/place';
import { Chance } from '../../test/isolation/chance.ts';
import { Person } from '../../test/support/person.ts';
import { startWorld } from '../world.ts';
import { type Attack, attackAt, endpoints, ownOrigin } from './attacks.ts';
import { Verdict } from './verdict.ts';

const count = Number(process.env.BENCH_REQUESTS ?? 60_000);
const abreast = 32;
const chance = new Chance(Number(process.env.SEED ?? 20_261_121));
console.log(`SEED=${chance.seed}`);

const world = await startWorld('small');
const people = await Promise.all([
  ...['admin', 'keeper', 'worker', 'owner'].map((who) =>
    Person.signIn(world.port, 'north', `${who}.north@north.example`),
  ),
  Person.signIn(world.port, 'superadmin', 'owner@operatory.example'),
]);

/** The data of the tenant `south` are one string, so that two states can be compared. */
async function southern(): Promise<string> {
  const { rows } = await world.root.query<{ table: string }>(
    `select quote_ident(table_name) as table from information_schema.columns
      where table_schema = 'public' and column_name = 'client_id' and table_name <> all($1) order by 1`,
    [['login_attempts', 'sessions', 'changes', 'outbox']],
  );
  const parts = rows.map(
    ({ table }) =>
      `(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t where client_id = (select id from clients where sub_domain = 'south'))`,
  );
  const { rows: found } = await world.root.query<{ sum: string }>(`select md5(${parts.join(' || ')}) as sum`);
  return found[0]?.sum ?? '';
}
const before = await southern();
const { rows: theirs } = await world.root.query<{ word: string }>(
  `select unnest(array[id::text, email, display_name]) as word from users
    where client_id = (select id from clients where sub_domain = 'south')`,
);
const secrets = theirs.map(({ word }) => word).filter((word) => word !== null);

/**
 * Each request comes from a different address, so that a lock-out does not hide the endpoint's own response.
 */
function sent({ method, path, headers, body }: Attack, person: Person, n: number) {
  return new Promise<{ status: number; text: string; type: string }>((resolve) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        localAddress: `127.${1 + (n % 200)}.${Math.floor(n / 200) % 250}.${1 + (n % 7)}`,
        port: world.port,
        method,
        path,
        headers: {
          host: person.host,
          authorization: `Bearer ${person.token}`,
          ...headers,
          ...(headers.origin === ownOrigin ? { origin: `http://${person.host}` } : {}),
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            type: String(response.headers['content-type'] ?? ''),
          }),
        );
      },
    );
    request.on('error', (error) => resolve({ status: 0, text: error.message, type: '' }));
    request.end(body);
  });
}

/**
 * Only what PostgreSQL logs from here on is checked, because during startup, jobs probe for tables that may
 * be missing.
 */
const { log } = placeOf(join(tmpdir(), `operatory-bench-injections`));
const saidBefore = readFileSync(log, 'utf8').length;

const statuses = new Map<number, number>();
const byEndpoint = new Map<string, number>();
const faults: string[] = [];
function fault(what: string): void {
  faults.push(what);
  if (faults.length <= 20) console.log(`  ${what}`);
}
let next = 0;
await Promise.all(
  Array.from({ length: abreast }, async () => {
    while (next < count) {
      const n = next++;
      if (n > 0 && n % 10_000 === 0) console.log(`  ${n} sent, ${faults.length} faults`);
      const endpoint = endpoints[n % endpoints.length];
      const person = people[n % people.length];
      if (!endpoint || !person) throw new Error('no endpoint');
      const attack = attackAt(endpoint, chance);
      const { status, text, type } = await sent(attack, person, n);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      byEndpoint.set(endpoint.name, (byEndpoint.get(endpoint.name) ?? 0) + 1);
      const what = `${attack.method} ${attack.path.slice(0, 80)} ${JSON.stringify(attack.word)?.slice(0, 80)}`;
      // If the web application has not been built, its URLs respond with 503.
      const isUnbuilt = status === 503 && text.startsWith('The web application is not built');
      if ((status >= 500 && !isUnbuilt) || status === 0) fault(`${status} ${what}: ${text.slice(0, 200)}`);
      if (/node_modules|\.[jt]s:\d+:\d+|pg_catalog|SQLSTATE|syntax error at/.test(text))
        fault(`speaks of the inside: ${what}: ${text.slice(0, 200)}`);
      if (
        status < 400 &&
        type.startsWith('text/html') &&
        typeof attack.word === 'string' &&
        /<script/.test(attack.word) &&
        text.includes(attack.word)
      )
        fault(`a page with the word in it: ${what}`);
      const asked = `${attack.path}${attack.body ?? ''}`;
      const foreign =
        person.subDomain === 'north' && secrets.find((word) => text.includes(word) && !asked.includes(word));
      if (foreign) fault(`reveals the south (${foreign}): ${what}`);
    }
  }),
);

const unparsed = (readFileSync(log, 'utf8')
  .slice(saidBefore)
  .match(
    /ERROR: {2}(?:syntax error|unterminated|column .* does not exist|relation .* does not exist|operator does not exist).*/g,
  ) ?? []) as string[];
const after = await southern();
const verdict = new Verdict();
const all = [...statuses].sort(([one], [other]) => one - other).map(([status, many]) => `${status}: ${many}`);
for (const line of new Set(unparsed.slice(0, 20))) console.log(`  ${line}`);
verdict.say(
  faults.length === 0,
  `${next} requests at ${endpoints.length} endpoints (${all.join(', ')}): ${faults.length} faults (wanted: 0; none of 5xx)`,
);
verdict.say(
  unparsed.length === 0,
  `statements that PostgreSQL could not parse: ${unparsed.length} (wanted: 0)`,
);
verdict.say(before === after, 'every row of the other tenant is as it was');
await world.stop();
verdict.end();
