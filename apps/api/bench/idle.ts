// Measures the processor time, including PostgreSQL's, of an idle server with 500 subscriptions of 50 operations by 300 users in 10
// tenants. The server runs in its own process, so the 300 clients are not counted.
import type { Socket } from '../test/support/person.ts';
import { Person } from '../test/support/person.ts';
import { describe, measureShares, percent } from './processor-time.ts';
import { addTenants } from './tenants.ts';
import { startWorld } from './world.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const world = await startWorld('small');
const { port } = world;
const logins = await addTenants(world, 10, 30);
const operations = Array.from(
  { length: 50 },
  (_, n) =>
    `subscription board_${n} { tasks(where: {status: {_eq: "${['PENDING', 'INPROGRESS', 'FINISHED'][n % 3]}"}}, order_by: [{position: asc}], limit: ${10 + n}) { id name status assigned_to_user { display_name } } }`,
);
const sockets: Socket[] = [];
let subscribed = 0;
for (const [index, { subDomain, token }] of logins.entries()) {
  const socket = await new Person(port, subDomain, token).socket();
  sockets.push(socket);
  // Of the people, 200 have two subscriptions each and the other 100 have one: 500 in total.
  for (let n = 0; n < (index < 200 ? 2 : 1); n++) {
    socket.subscribe(String(n), operations[subscribed % operations.length] ?? '');
    subscribed++;
  }
}
for (const socket of sockets) await socket.until(() => socket.answers('0').length > 0);
// Work left over from startup must not be measured.
await world.root.query('vacuum analyze');
await new Promise((resolve) => setTimeout(resolve, 5_000));
const eyes = await world.root.connect();
const shares = await measureShares(eyes, world.server, world.postgres, seconds);
eyes.release();
const all = shares.node + shares.postgres;
console.log(
  `idle, ${subscribed} subscriptions, ${operations.length} operations, ${logins.length} users, 10 tenants, ${seconds} s: API ${percent(shares.node)}, PostgreSQL ${percent(shares.postgres)}, together ${percent(all)} of a core (wanted: under 3)`,
);
console.log(`  ${describe(shares)}`);
await world.stop();
process.exit(all < 0.03 ? 0 : 1);
