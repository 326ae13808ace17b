/**
 * Benchmarks the roster of a clinic with 60 people: its week in one request, as milliseconds and as a ratio
 * to a bare round trip to the database; the publication of 400 drafts; and both again among the rosters of
 * 200 other clients (480,000 shifts), as a ratio to before. It only prints these figures, and asserts
 * nothing. Run it with `pnpm --filter @operatory/api bench:roster`; BENCH_ASKS sets the repetitions,
 * BENCH_CLIENTS the other clients.
 */
import { addDays, weekOf } from '@operatory/domain';
import { Person } from '../test/support/person.ts';
import { addOtherRosters } from './other-rosters.ts';
import { startWorld } from './world.ts';

const asks = Number(process.env.BENCH_ASKS ?? 30);
const otherClients = Number(process.env.BENCH_CLIENTS ?? 200);
const staff = 60;
const drafts = 400;
const world = await startWorld('demo');
const { root } = world;
const {
  rows: [clinic],
} = await root.query(
  `select c.id, c.client_id, c.zone from clinics c join clients o on o.id = c.client_id
   where o.sub_domain = 'harboursmiles' and c.name = 'Parramatta'`,
);
const { rows: people } = await root.query(
  `insert into users (client_id, display_name, first_name, last_name, email, short_id, employee_award_level_id, employee_award_sub_level_id)
   select $1, 'Measured ' || n, 'Measured', n::text, 'measured' || n || '@harboursmiles.example', 90000 + n, u.employee_award_level_id,
     u.employee_award_sub_level_id
   from generate_series(1, $2::int) n
     cross join (select * from users where client_id = $1 and employee_award_sub_level_id is not null limit 1) u
   returning id`,
  [clinic.client_id, staff],
);
const ids = people.map(({ id }: { id: string }) => id);
await root.query(
  'insert into j_users_clinics (client_id, user_id, clinic_id) select $1, unnest($2::uuid[]), $3',
  [clinic.client_id, ids, clinic.id],
);
await root.query(
  `insert into j_users_user_roles (client_id, user_id, user_role_id)
   select $1, unnest($2::uuid[]), r.id from user_roles r where r.name = 'client_employee'`,
  [clinic.client_id, ids],
);
const first = addDays(weekOf(new Date().toISOString().slice(0, 10)), 70);
const addShifts = (week: string, count: number) =>
  root.query(
    `insert into clinic_rosters (client_id, clinic_id, user_id, clinic_roster_date, start_time, end_time, starts_at, ends_at, zone,
       meal_break_duration)
     select $1, $2, ($3::uuid[])[n % $4::int + 1], d, '09:00', '17:00', (d + time '09:00') at time zone $5, (d + time '17:00') at time zone $5,
       $5, 30
     from generate_series(0, $7::int - 1) n cross join lateral (select $6::date + n / $4::int as d) days`,
    [clinic.client_id, clinic.id, ids, staff, clinic.zone, week, count],
  );
await addShifts(first, staff * 5);
await addShifts(addDays(first, 7), drafts);
const person = await Person.signIn(world.port, 'harboursmiles', 'olivia.hart@harboursmiles.example');

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
async function measured(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < asks + 3; n++) {
    const started = performance.now();
    await run();
    if (n >= 3) times.push(performance.now() - started);
  }
  return medianOf(times);
}
const week = `{ roster_week(clinic_id: "${clinic.id}", from: "${first}", until: "${addDays(first, 6)}") {
  shows_costs shifts { id user_id start_time end_time starts_at ends_at cost_cents paid_minutes was }
  elsewhere { id user_id starts_at ends_at } people { user_id display_name award_name } leave { date } holidays { date } } }`;
const bare = await measured(() => root.query('select 1'));
const read = await measured(() => person.must(week));
console.log(
  `week of ${staff} people: ${read.toFixed(1)} ms (aim 60), ${(read / bare).toFixed(0)} × select 1 (${bare.toFixed(2)} ms)`,
);
async function publish(from: string): Promise<number> {
  const started = performance.now();
  const { publish_roster: answer } = await person.must<{ publish_roster: { affected_rows: number } }>(
    `mutation { publish_roster(clinic_id: "${clinic.id}", from: "${from}", until: "${addDays(from, 6)}") { affected_rows } }`,
  );
  const took = performance.now() - started;
  console.log(`publish ${answer.affected_rows} shifts of ${staff} people: ${took.toFixed(0)} ms (aim 1000)`);
  return took;
}
const published = await publish(addDays(first, 7));
const others = await addOtherRosters(root, otherClients, addDays(first, -30));
await addShifts(addDays(first, 14), drafts);
console.log(`\namong ${others} shifts of ${otherClients} other clients:`);
const readAmong = await measured(() => person.must(week));
console.log(`week: ${readAmong.toFixed(1)} ms (aim 60), ${(readAmong / read).toFixed(2)} × before`);
console.log(`${((await publish(addDays(first, 14))) / published).toFixed(2)} × before`);
await world.stop();
process.exit(0);
