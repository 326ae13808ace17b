// Benchmarks a group chat of 200 people who are all connected to two API processes: 10 of them write 20 messages a second together;
// one process is killed and the database restarts. Measures the delay from sending to each delivery, before and after; every message
// must reach everybody once, in one order. After begins when everybody is connected again and has every message sent until then, so it
// includes the first seconds of the new process; deliveries during the outage are shown apart. Also measures how soon 1,000
// conversations are listed, and the bytes of an idle chat page.
// Run it with `pnpm --filter @operatory/api bench:chat`.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '../test/support/person.ts';
import { ChatReader, type Form } from './chat-reader.ts';
import { describe, measureShares, percent, processorSeconds } from './processor-time.ts';
import { addTenants } from './tenants.ts';
import { percentile, startWorld } from './world.ts';

const people = Number(process.env.BENCH_PEOPLE ?? 200);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** BENCH_FORM=newest: pages that are sent the newest fifty again with each message. */
const form: Form = process.env.BENCH_FORM === 'newest' ? 'newest' : 'stream';
const idleSeconds = Number(process.env.BENCH_IDLE_SECONDS ?? 20);
const [senders, perSecond, conversations] = [10, 20, 1_000] as const;
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
const words = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(0)).join(' / ');

const world = await startWorld('small');
const second = await world.another();
const logins = await addTenants(world, 1, people);
const one = async (text: string, values: readonly unknown[]) =>
  (await world.root.query(text, [...values])).rows[0];
const { client_id: client } = await one('select client_id from sessions where id = $1', [logins[0]?.session]);
const { id: group } = await one(
  `insert into clinic_chat_groups (client_id, name, created_by_user_id)
   select client_id, 'Everybody', user_id from sessions where id = $1 returning id`,
  [logins[0]?.session],
);
await world.root.query(
  `insert into clinic_chat_group_users (client_id, clinic_chat_group_id, user_id)
   select client_id, $2, user_id from sessions where client_id = $1`,
  [client, group],
);
// A page that streams gets its first answer with this message.
await world.root.query(
  `with first as (update clinic_chat_groups set last_position = 1 where id = $1 returning id, client_id, created_by_user_id)
   insert into clinic_chat_group_messages (client_id, clinic_chat_group_id, position, user_id, message)
   select client_id, id, 1, created_by_user_id, 'Hello' from first`,
  [group],
);
const portOf = (n: number) => (n % 2 ? second.port : world.port);

/** When each message was sent, by its id, and how long it took to each reader. */
const sentAt = new Map<string, number>();
let times: number[] = [];
const readers = logins.map(
  (login, n) =>
    new ChatReader(
      () => portOf(n),
      login,
      group,
      form,
      (id) => {
        const at = sentAt.get(id);
        if (at !== undefined) times.push(performance.now() - at);
      },
    ),
);
await Promise.all(readers.map((reader) => reader.ready));
console.log(
  `${readers.length} people in one group, connected to two processes, each page by ${form} (${load()})`,
);

const failures = { attempts: 0, messages: 0 };
/** Sends a message with the same id, to both processes in turn, until one has acknowledged it. */
async function send(n: number): Promise<void> {
  const login = logins[n % senders];
  if (!login) return;
  const id = randomUUID();
  sentAt.set(id, performance.now());
  for (let attempt = 0; attempt < 200; attempt++) {
    const person = new Person(portOf(n + attempt), login.subDomain, login.token);
    const answer = await person
      .post({
        query:
          'mutation ($id: uuid!, $group: uuid!, $message: String!) { send_group_message(id: $id, clinic_chat_group_id: $group, message: $message) { id } }',
        variables: { id, group, message: `Message ${n} of the bench, about as long as people write` },
      })
      .catch(() => null);
    if (answer?.status === 200 && answer.text.includes(id)) return;
    failures.attempts++;
    await wait(100);
  }
  failures.messages++;
}
let number = 0;
async function write(forSeconds: number, during?: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const sending: Promise<void>[] = [];
  const other = during?.();
  for (let n = 0; n < forSeconds * perSecond; n++) {
    await wait(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
    sending.push(send(number++));
  }
  await Promise.all([...sending, other]);
}
/**
 * Waits until everybody has received every stored message, for at most a minute. @returns Their ids, in
 * order.
 */
async function settled(): Promise<readonly string[]> {
  const until = Date.now() + 60_000;
  for (;;) {
    const { rows } = await world.root.query<{ id: string }>(
      'select id from clinic_chat_group_messages where clinic_chat_group_id = $1 order by position',
      [group],
    );
    const ids = rows.map(({ id }) => id);
    if (readers.every(({ seen }) => seen.length >= ids.length) || Date.now() > until) return ids;
    await wait(250);
  }
}

await write(2);
await settled();
times = [];
const [ofSecond, ofBench] = [processorSeconds(second.pid()), process.cpuUsage()];
const [shares] = await Promise.all([
  measureShares(world.root, world.server, world.postgres, seconds),
  write(seconds),
]);
const used = process.cpuUsage(ofBench);
const shareOf = (inAll: number) => percent(inAll / seconds);
console.log(
  `  of a core: API ${percent(shares.node)} and ${shareOf(processorSeconds(second.pid()) - ofSecond)}, PostgreSQL ${percent(shares.postgres)} (${describe(shares)}), the pages ${shareOf((used.user + used.system) / 1e6)}`,
);
await settled();
const before = times;
console.log(
  `${senders} people write ${perSecond} messages a second, ${before.length} deliveries: p50 / p95 / most ${words(before)} ms (wanted: p95 150; ${load()})`,
);

times = [];
await write(seconds, async () => {
  await wait(1_000);
  await second.kill();
  await wait(1_000);
  await second.up();
  await world.restartPostgres();
});
await settled();
console.log(
  `while one process is killed and the database restarts, ${times.length} deliveries: p50 / p95 / most ${words(times)} ms; ${failures.attempts} attempts repeated, ${failures.messages} messages given up`,
);
times = [];
await write(seconds);
const order = await settled();
const after = times;
console.log(
  `afterwards, ${after.length} deliveries: p50 / p95 / most ${words(after)} ms (wanted: p95 150; ${load()})`,
);

const lost = readers.reduce((sum, { seen }) => sum + order.filter((id) => !new Set(seen).has(id)).length, 0);
const doubled = readers.reduce((sum, { seen }) => sum + seen.length - new Set(seen).size, 0);
const stored = new Set(order);
const unsent = [...sentAt.keys()].filter((id) => !stored.has(id)).length;
const unlike = readers.filter(({ seen }) => seen.join() !== order.join()).length;
console.log(
  `${sentAt.size} messages, ${order.length} stored: not stored ${unsent}, not delivered ${lost}, delivered twice ${doubled}, people who saw another order than the query's ${unlike} (wanted: 0 each)`,
);

for (const reader of readers.slice(1)) reader.close();
const [first] = readers;
await wait(2_000);
const beforeIdle = first?.bytes ?? 0;
await wait(idleSeconds * 1_000);
const perMinute = (((first?.bytes ?? 0) - beforeIdle) * 60) / idleSeconds;
console.log(`an idle page: ${perMinute.toFixed(0)} bytes a minute (wanted: under 1,000)`);
first?.close();

// Adds 1,000 conversations of one person with other people, each with 20 messages.
const { user_id: me } = await one('select user_id from sessions where id = $1', [logins[0]?.session]);
await world.root.query("select set_config('app.client_id', $1, false)", [client]);
await world.root.query(
  `with friends as (
     insert into users (client_id, display_name, first_name, last_name, email, profile_status)
     select $1, 'Friend ' || n, 'Friend', n::text, 'friend' || n || '@bench0.example', 'ACTIVE' from generate_series(1, $3::int) n returning id),
   chats as (
     insert into user_chats (client_id, low_user_id, high_user_id, last_position, last_message_at)
     select $1, least(id, $2), greatest(id, $2), 20, now() from friends returning id, low_user_id, high_user_id)
   insert into user_chat_messages (client_id, user_chat_id, position, sender_user_id, receiver_user_id, message)
   select $1, c.id, n, case when n % 2 = 0 then $2 else case when low_user_id = $2 then high_user_id else low_user_id end end,
     case when n % 2 = 1 then $2 else case when low_user_id = $2 then high_user_id else low_user_id end end, 'Message ' || n
   from chats c, generate_series(1, 20) n`,
  [client, me, conversations],
);
await world.root.query('analyze');
const person = new Person(world.port, logins[0]?.subDomain ?? '', logins[0]?.token);
const asked = async (query: string): Promise<{ took: number; rows: number }> => {
  const started = performance.now();
  const [rows] = Object.values(await person.must<Record<string, readonly unknown[]>>(`query q { ${query} }`));
  return { took: performance.now() - started, rows: rows?.length ?? 0 };
};
const listed: number[] = [];
let count = 0;
for (let n = 0; n < 5; n++) {
  const { took, rows } = await asked(
    'my_chats(limit: 1000) { key last_message unread mentions_me muted user { display_name } }',
  );
  listed.push(took);
  count = rows;
}
const found = await asked('chat_search(text: "age 17") { id snippet }');
console.log(
  `${count} conversations are listed in ${words(listed)} ms (wanted: 1,000); a search in ${conversations * 20} messages takes ${found.took.toFixed(0)} ms`,
);
const isGood =
  lost + doubled + unsent + unlike + failures.messages === 0 &&
  percentile(before, 0.95) <= 150 &&
  percentile(after, 0.95) <= 150 &&
  perMinute < 1_000 &&
  percentile(listed, 0.5) <= 1_000;
await second.kill();
await world.stop();
process.exit(isGood ? 0 : 1);
