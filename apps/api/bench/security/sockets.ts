// Measures the memory that sockets cost the API's process: ten thousand signed-in but idle ones, and ten
// clients each by socket and by HTTP that request large responses and never read them. Setting:
// `BENCH_SOCKETS`.
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Person } from '../../test/support/person.ts';
import { addTenants, type Login } from '../tenants.ts';
import { startWorld } from '../world.ts';
import { Verdict } from './verdict.ts';

const wanted = Number(process.env.BENCH_SOCKETS ?? 10_000);
const abreast = 50;
const stuck = 10;
const seconds = Number(process.env.BENCH_SECONDS ?? 30);

const world = await startWorld('small');
const logins = await addTenants(world, 50, 10);
const mebibyte = 2 ** 20;
/** The resident memory of the API's process, in bytes. */
const held = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${world.server}/status`, 'utf8'))?.[1]) * 1_024;
const verdict = new Verdict();

function opened({ subDomain, token }: Login): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${world.port}/v1/graphql`, 'graphql-transport-ws', {
    headers: { host: `${subDomain}.localhost:${world.port}` },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
    );
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}
async function openedAll(many: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (next < many) {
        const login = logins[next++ % logins.length];
        if (login) sockets.push(await opened(login));
      }
    }),
  );
  return sockets;
}

// A first thousand sockets are opened and closed, so that one-time allocations are not counted for the
// others.
for (const socket of await openedAll(1_000)) socket.terminate();
await wait(5_000);
const before = held();
const sockets = await openedAll(wanted);
// The wait is long enough for every socket to have been pinged.
await wait(45_000);
const alive = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
const each = (held() - before) / wanted / 1_024;
verdict.say(
  alive === wanted && each <= 64,
  `${alive} of ${wanted} idle sockets are open after 45 s and cost ${each.toFixed(1)} KiB each (wanted: 64 at most)`,
);
for (const socket of sockets) socket.terminate();
await wait(5_000);

// Ten thousand tasks of a kilobyte in one tenant make a list of ten megabytes.
const [reader] = logins;
if (!reader) throw new Error('nobody is signed in');
const { rows } = await world.root.query<{ id: string }>('select id from clients where sub_domain = $1', [
  reader.subDomain,
]);
const client = await world.root.connect();
await client.query("select set_config('app.client_id', $1, false)", [rows[0]?.id]);
await client.query(
  `insert into tasks (client_id, clinic_id, name, more_info, start_date, deadline_date, assigned_by_user_id, assigned_to_user_id, position)
   select client_id, clinic_id, 'Much', repeat('x', 1000), start_date, deadline_date, assigned_by_user_id, assigned_to_user_id, n
     from (select * from tasks where client_id = $1 limit 1) t, generate_series(1, 9900) n`,
  [rows[0]?.id],
);
client.release(true);
const list = '{ tasks { id name more_info status created_at } }';
await new Person(world.port, reader.subDomain, reader.token).must(list);
await wait(5_000);

async function most(of: string, start: () => Promise<() => void>): Promise<void> {
  const idle = held();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, held());
  }, 50);
  const end = await start();
  for (let n = 0; n < seconds * 5; n++) {
    await world.root.query(
      'update tasks set name = $1 where id = (select id from tasks where client_id = $2 limit 1)',
      [`write ${n}`, rows[0]?.id],
    );
    await wait(200);
  }
  clearInterval(watch);
  end();
  const cost = (peak - idle) / mebibyte;
  verdict.say(
    cost <= 150,
    `${stuck} ${of} cost at most ${cost.toFixed(0)} MiB beyond ${(idle / mebibyte).toFixed(0)} (wanted: 150)`,
  );
  await wait(5_000);
}
await most(
  `sockets with 20 live lists of 10 MB each, under ${seconds * 5} writes, that never read`,
  async () => {
    const all = await Promise.all(Array.from({ length: stuck }, () => opened(reader)));
    for (const socket of all) {
      socket.on('error', () => {});
      socket.pause();
      for (let n = 0; n < 20; n++)
        socket.send(
          JSON.stringify({ type: 'subscribe', id: String(n), payload: { query: `subscription s${list}` } }),
        );
    }
    return () => all.forEach((socket) => void socket.terminate());
  },
);
await most('HTTP clients that ask five times for 10 MB and never read', async () => {
  const body = JSON.stringify({ query: list });
  const request = `POST /v1/graphql HTTP/1.1\r\nHost: ${reader.subDomain}.localhost:${world.port}\r\nAuthorization: Bearer ${reader.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const all = Array.from({ length: stuck }, () => {
    const socket = createConnection(world.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write(request.repeat(5));
    return socket;
  });
  return () => all.forEach((socket) => void socket.destroy());
});
await world.stop();
verdict.end();
