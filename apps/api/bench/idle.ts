// Processor time of an idle server with 500 subscriptions of 50 operations by 300 users in 10 tenants, PostgreSQL's included.
import type { Socket } from '../test/support/person.ts';
import { Person } from '../test/support/person.ts';
import { addTenants } from './tenants.ts';
import { processorSeconds, startWorld } from './world.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const world = await startWorld('small');
const { port } = world.operatory;
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
  // Two each for 200 of them, one for the rest: 500.
  for (let n = 0; n < (index < 200 ? 2 : 1); n++) {
    socket.subscribe(String(n), operations[subscribed % operations.length] ?? '');
    subscribed++;
  }
}
for (const socket of sockets) await socket.until(() => socket.answers('0').length > 0, 30_000);
// What the start left behind shall not count.
await new Promise((resolve) => setTimeout(resolve, 5_000));
const before = [processorSeconds(world.postgres), process.cpuUsage()] as const;
const started = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
const wall = (performance.now() - started) / 1_000;
const used = process.cpuUsage(before[1]);
const api = ((used.user + used.system) / 1e6 / wall) * 100;
const database = ((processorSeconds(world.postgres) - before[0]) / wall) * 100;
console.log(
  `idle, ${subscribed} subscriptions, ${operations.length} operations, ${logins.length} users, 10 tenants, ${seconds} s: API (its 300 clients in the same process included) ${api.toFixed(2)} %, PostgreSQL ${database.toFixed(2)} %, together ${(api + database).toFixed(2)} % of a core (wanted: under 3)`,
);
console.log(world.operatory.context.engine.live.figures);
await world.stop();
process.exit(api + database < 3 ? 0 : 1);
