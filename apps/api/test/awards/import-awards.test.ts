import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let masters: string[];

beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-21T02:00:00Z' });
  ({ admin, keeper, worker } = await server.signInAll('north', 'admin', 'keeper', 'worker'));
  await server.root.query('delete from master_employee_awards');
  const { rows } = await server.root.query(
    `insert into master_employee_awards (name, short_info, job_role, job_level, age, pay_per_hour, effective_from, position) values
      ('Support Services Level 1', 'MA000027', 'Support services', 'Level 1', 'ADULT', 25.74, '2025-07-01', 1),
      ('Support Services Level 1', 'MA000027', 'Support services', 'Level 1', 'AGE17', 15.44, '2025-07-01', 2),
      ('Support Services Level 2', 'MA000027', 'Support services', 'Pay point 1', 'ADULT', 26.76, null, 3) returning id`,
  );
  masters = rows.map(({ id }) => id);
});
beforeEach(async () => {
  for (const table of ['employee_award_rates', 'employee_award_sub_levels', 'employee_award_levels'])
    await server.root.query(`delete from ${table}`);
});

type Row = Readonly<Record<string, unknown>>;
const call = async (who: Person, name: string, values: string) => {
  const { data, errors } = await who.ask(`mutation { ${name}(${values}) { affected_rows } }`);
  const answer = data?.[name] as { affected_rows: number } | undefined;
  return errors?.[0]?.message ?? answer?.affected_rows;
};
const take = (who: Person, ids = masters, more = '') =>
  call(who, 'import_master', `table: "master_employee_awards", ids: ${JSON.stringify(ids)}${more}`);
const guide = (who: Person, rows: readonly Row[], more = '') =>
  call(
    who,
    'import_pay_guide',
    `rows: [${rows
      .map((row) => `{${Object.entries(row).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)}}`)
      .join()}]${more}`,
  );
const own = async () =>
  (
    await server.root.query(
      `select l.name, l.is_age_required, l.casual_rate_percentage, s.pay_point, s.age, r.base_price, r.effective_from::text
       from employee_award_levels l join employee_award_sub_levels s on s.employee_award_level_id = l.id
         join employee_award_rates r on r.employee_award_sub_level_id = s.id
       order by l.position, s.age, r.effective_from`,
    )
  ).rows.map((row) => Object.values(row).join(' '));

const taken = [
  'Support Services Level 1 true   ADULT 25.74 2025-07-01',
  'Support Services Level 1 true   AGE17 15.44 2025-07-01',
  'Support Services Level 2 true  Pay point 1 ADULT 26.76 2026-11-21',
];

test('copies master awards to the client’s own levels, once', async () => {
  expect(await take(admin)).toBe(3);
  expect(await own()).toEqual(taken);
  expect(await take(admin)).toBe(0);
  expect(await own()).toEqual(taken);
});

test('two simultaneous imports copy the masters once', async () => {
  const both = await Promise.all([take(admin), take(admin)]);
  expect(both.toSorted()).toEqual([0, 3]);
  expect(await own()).toEqual(taken);
});

test('a newer pay guide adds its rates and changes no earlier rate', async () => {
  await take(admin);
  const next = {
    name: 'support services level 1',
    service_type: 'Support services',
    age: 'ADULT',
    base_price: '26.64',
    effective_from: '2026-07-01',
  };
  expect(await guide(admin, [next, next])).toBe(1);
  expect(await own()).toEqual([
    taken[0],
    'Support Services Level 1 true   ADULT 26.64 2026-07-01',
    ...taken.slice(1),
  ]);
  // A price that is already stored for that day is overwritten only if `correct` is set.
  const corrected = { ...next, base_price: '26.65' };
  expect(await guide(admin, [corrected])).toBe(0);
  expect(await guide(admin, [corrected], ', correct: true')).toBe(1);
  expect((await own())[1]).toBe('Support Services Level 1 true   ADULT 26.65 2026-07-01');
});

test('new levels get the penalty percentages of the chosen level', async () => {
  const { rows } = await server.root.query(
    "insert into employee_award_levels (client_id, name, casual_rate_percentage) values ($1, 'L1', 25) returning id",
    [north.client],
  );
  expect(await take(admin, masters.slice(0, 1), `, percentages_from: "${rows[0].id}"`)).toBe(1);
  expect(await own()).toEqual(['Support Services Level 1 true 25.000  ADULT 25.74 2025-07-01']);
});

test('only client admins import awards, and only active masters', async () => {
  expect(await take(keeper)).toBe('You Do not have Permission To Perform This Action');
  expect(await take(worker)).toBe('You Do not have Permission To Perform This Action');
  await server.root.query("update master_employee_awards set status = 'INACTIVE' where id = $1", [
    masters[2],
  ]);
  expect(await take(admin)).toBe('Not found');
  await server.root.query("update master_employee_awards set status = 'ACTIVE' where id = $1", [masters[2]]);
  expect(await own()).toEqual([]);
});

test('refuses a file with an invalid row, and adds none of its rows', async () => {
  const right = { name: 'L1', base_price: '20', effective_from: '2026-07-01' };
  for (const wrong of [
    { ...right, base_price: 'twenty' },
    { ...right, effective_from: '2026-13-01' },
    { ...right, age: 'AGE30' },
    { ...right, name: '' },
  ])
    expect(await guide(admin, [right, wrong])).toBeTypeOf('string');
  expect(await own()).toEqual([]);
});
