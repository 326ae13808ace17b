import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let stranger: Person;
let level: string;
let adult: string;

type Row = Readonly<Record<string, unknown>>;
const insert = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-21T02:00:00Z' });
  ({ admin, keeper, worker } = await server.signInAll('north', 'admin', 'keeper', 'worker'));
  ({ admin: stranger } = await server.signInAll('south', 'admin'));
});
beforeEach(async () => {
  await server.root.query(
    'update users set employee_award_level_id = null, employee_award_sub_level_id = null, date_of_birth = null',
  );
  for (const table of ['employee_award_rates', 'employee_award_sub_levels', 'employee_award_levels'])
    await server.root.query(`delete from ${table}`);
  level = await insert('employee_award_levels', {
    name: 'Support Services L1',
    is_age_required: true,
    casual_rate_percentage: 25,
    overtime_time_and_half_percentage: 50,
  });
  adult = await insert('employee_award_sub_levels', {
    employee_award_level_id: level,
    age: 'ADULT',
    base_price: '25.74',
    effective_from: '2026-07-01',
  });
});

const rates = async () =>
  (
    await server.root.query(
      'select effective_from::text, base_price from employee_award_rates where employee_award_sub_level_id = $1 order by 1',
      [adult],
    )
  ).rows.map((row) => `${row.effective_from} ${row.base_price}`);
const newest = async () => {
  const { rows } = await server.root.query(
    'select effective_from::text, base_price from employee_award_sub_levels where id = $1',
    [adult],
  );
  return `${rows[0].effective_from} ${rows[0].base_price}`;
};
const set = (who: Person, effective_from: string, base_price: string, more: Row = {}) =>
  who.refusal('set_award_rate', { employee_award_sub_level_id: adult, effective_from, base_price, ...more });
const remove = (who: Person, effective_from: string) =>
  who.refusal('remove_award_rate', { employee_award_sub_level_id: adult, effective_from });
const paid = async (date: string, day_type = 'CASUAL', who = admin) => {
  const { award_rate } = await who.must<{ award_rate: { base_price: string; rate: string } | null }>(
    `query q($id: uuid!, $date: date!, $type: String!) {
      award_rate(employee_award_sub_level_id: $id, date: $date, day_type: $type) { base_price rate }
    }`,
    { id: adult, date, type: day_type },
  );
  return award_rate && `${award_rate.base_price} ${award_rate.rate}`;
};

describe('an award rate that starts on a given day', () => {
  test('applies from that day on, and does not change earlier days', async () => {
    expect(await set(admin, '2027-07-01', '26.64')).toBeNull();
    expect(await rates()).toEqual(['2026-07-01 25.74', '2027-07-01 26.64']);
    expect(await newest()).toBe('2027-07-01 26.64');
    expect(
      await Promise.all(['2026-06-30', '2026-11-21', '2027-06-30', '2027-07-01'].map((day) => paid(day))),
    ).toEqual(['null null', '25.74 32.18', '25.74 32.18', '26.64 33.30']);
  });
  test('does not change rates planned for later days, and can be corrected on its own day', async () => {
    for (const [from, price] of [
      ['2028-07-01', '28'],
      ['2027-07-01', '26.64'],
      ['2027-07-01', '26.65'],
    ] as const)
      expect(await set(admin, from, price)).toBeNull();
    expect(await rates()).toEqual(['2026-07-01 25.74', '2027-07-01 26.65', '2028-07-01 28.00']);
    expect(await newest()).toBe('2028-07-01 28.00');
  });
  test('can be deleted only before its start day', async () => {
    expect(await set(admin, '2027-07-01', '26.64')).toBeNull();
    expect(await remove(admin, '2027-07-01')).toBeNull();
    expect(await rates()).toEqual(['2026-07-01 25.74']);
    expect(await newest()).toBe('2026-07-01 25.74');
    expect(await remove(admin, '2026-07-01')).toBe(
      'This rate is already in force. Add a new rate from a later date instead.',
    );
    expect(await remove(admin, '2030-07-01')).toBe('Not found');
  });
  test('needs a confirmation if it starts in the past', async () => {
    expect(await set(admin, '2026-11-20', '26')).toBe(
      'This date has passed. Confirm that pay changes from then on.',
    );
    expect(await set(admin, '2026-11-21', '26')).toBeNull();
    expect(await set(admin, '2026-10-01', '25.90', { past_confirmed: true })).toBeNull();
    expect(await rates()).toEqual(['2026-07-01 25.74', '2026-10-01 25.90', '2026-11-21 26.00']);
    expect(await newest()).toBe('2026-11-21 26.00');
  });
  test('is recorded in the audit log', async () => {
    await set(admin, '2027-07-01', '26.64');
    const { rows } = await server.root.query(
      "select action, user_id, to_value from audit_log where table_name = 'employee_award_rates' and row_id = $1",
      [adult],
    );
    expect(rows).toEqual([
      {
        action: 'added',
        user_id: north.users.admin,
        to_value: { effective_from: '2027-07-01', base_price: '26.64' },
      },
    ]);
  });
  test('must be a valid amount', async () => {
    for (const price of ['-1', '1.234', 'x', ''])
      expect(await set(admin, '2027-07-01', price)).not.toBeNull();
    expect(await rates()).toHaveLength(1);
  });
  test('can be set and deleted only by a client admin of the same client', async () => {
    for (const who of [keeper, worker, stranger]) {
      expect(await set(who, '2027-07-01', '26.64')).not.toBeNull();
      expect(await remove(who, '2026-07-01')).not.toBeNull();
    }
    expect(await set(stranger, '2027-07-01', '26.64')).toBe('Not found');
    expect(await rates()).toEqual(['2026-07-01 25.74']);
  });
});

describe('a pay point', () => {
  const update = async (set: Row) => {
    const { errors } = await admin.ask(
      'mutation m($id: uuid!, $set: employee_award_sub_levels_set_input!) { update_employee_award_sub_levels_by_pk(pk_columns: { id: $id }, _set: $set) { id } }',
      { id: adult, set },
    );
    return errors?.[0]?.message ?? null;
  };
  test('keeps the rates that were in force when its row is updated directly', async () => {
    expect(await update({ base_price: '26.64', effective_from: '2026-11-01' })).toBeNull();
    expect(await update({ base_price: '27', effective_from: '2027-07-01' })).toBeNull();
    // A planned rate is replaced; a rate that people were paid by is not.
    expect(await update({ base_price: '27', effective_from: '2026-12-01' })).toBeNull();
    expect(await rates()).toEqual(['2026-07-01 25.74', '2026-11-01 26.64', '2026-12-01 27.00']);
    expect(await update({ base_price: '24', effective_from: '2026-09-01' })).toMatch('effective_from_check');
    expect(await rates()).toHaveLength(3);
  });
  test('is found by its level, age and pay point', async () => {
    await insert('employee_award_sub_levels', {
      employee_award_level_id: level,
      pay_point: 'Point 2',
      age: 'AGE17',
      base_price: '20',
      effective_from: '2026-07-01',
    });
    const search = async (text: string) =>
      (
        await admin.must<{ employee_award_sub_levels: { age: string }[] }>(
          `query q($text: String!) { employee_award_sub_levels(order_by: [{ created_at: asc }], where: { _or: [
            { employee_award_level: { name: { _ilike: $text } } }, { age: { _ilike: $text } }, { pay_point: { _ilike: $text } }] }) { age } }`,
          { text: `%${text}%` },
        )
      ).employee_award_sub_levels.map(({ age }) => age);
    expect(await search('services')).toEqual(['ADULT', 'AGE17']);
    expect(await search('age17')).toEqual(['AGE17']);
    expect(await search('point')).toEqual(['AGE17']);
    expect(await search('l2')).toEqual([]);
  });
});

describe('the calculator', () => {
  const ask = async (who: Person, args: Row) =>
    (
      await who.must<{ award_rate: Row | null }>(
        `query q($user: uuid, $birth: date, $id: uuid, $date: date!) {
          award_rate(user_id: $user, date_of_birth: $birth, employee_award_sub_level_id: $id, date: $date, day_type: "CASUAL") { label fits rate }
        }`,
        { date: '2026-11-21', ...args },
      )
    ).award_rate;
  const rateOf = async (values: string) => {
    const { award_rate } = await admin.must<{ award_rate: { label: string; rate: string } }>(
      `{ award_rate(employee_award_sub_level_id: "${adult}", ${values}) { label rate } }`,
    );
    return award_rate;
  };
  test.each([
    ['2005-11-21', '2026-11-20', 'AGE20'],
    ['2005-11-21', '2026-11-21', 'ADULT'],
    ['2008-11-21', '2026-11-21', 'AGE18'],
    ['2009-11-21', '2026-11-21', 'AGE17'],
    ['2009-11-22', '2026-11-21', 'UNDER17'],
    ['2008-02-29', '2025-02-28', 'UNDER17'],
    ['2008-02-29', '2025-03-01', 'AGE17'],
    ['2008-02-29', '2028-02-28', 'AGE19'],
    ['2008-02-29', '2028-02-29', 'AGE20'],
    ['2008-02-29', '2029-02-28', 'AGE20'],
    ['2008-02-29', '2029-03-01', 'ADULT'],
  ])('finds for a birth date of %s on %s the award age %s', async (born, date, label) => {
    expect(await rateOf(`date_of_birth: "${born}", date: "${date}", day_type: "CASUAL"`)).toMatchObject({
      label,
    });
  });
  test.each([
    ['25.74', 25, '32.18'],
    ['25.74', 75, '45.05'],
    ['25.74', 175, '70.79'],
    ['25.74', 50, '38.61'],
    ['25.74', 100, '51.48'],
    ['25.74', 150, '64.35'],
    ['25.74', 87.5, '48.26'],
    ['25.74', 212.5, '80.44'],
    ['10.05', 10, '11.06'],
    ['26.76', 12.5, '30.11'],
    ['15.44', 25, '19.30'],
  ])('calculates from a base of %s plus %d percent the rate %s', async (base, percentage, rate) => {
    await server.root.query('update employee_award_levels set casual_rate_percentage = $2 where id = $1', [
      level,
      percentage,
    ]);
    const point = await insert('employee_award_sub_levels', {
      employee_award_level_id: level,
      pay_point: 'Tabled',
      base_price: base,
      effective_from: '2026-07-01',
    });
    const { award_rate } = await admin.must<{ award_rate: { rate: string } }>(
      `{ award_rate(employee_award_sub_level_id: "${point}", date: "2026-11-21", day_type: "CASUAL") { rate } }`,
    );
    expect(award_rate.rate).toBe(rate);
  });
  test('says whether the person’s age on that day fits the pay point', async () => {
    const of = (birth: string) => ask(admin, { birth, id: adult });
    expect(await of('2005-11-21')).toEqual({ label: 'ADULT', fits: true, rate: '32.18' });
    expect(await of('2005-11-22')).toEqual({ label: 'AGE20', fits: false, rate: '32.18' });
    expect(await ask(admin, { id: adult })).toEqual({ label: null, fits: false, rate: '32.18' });
    expect(await paid('2026-11-21', 'OVERTIME')).toBe('25.74 38.61');
    expect(await paid('2026-11-21', 'SATURDAY_CASUAL')).toBe('25.74 null');
    expect(await paid('2026-11-21', 'NEVER')).toBeNull();
  });
  test('shows employees only their own award, a clinic_admin that of an employee, and another tenant none', async () => {
    const other = await insert('employee_award_levels', { name: 'Support Services L2' });
    const second = await insert('employee_award_sub_levels', {
      employee_award_level_id: other,
      base_price: '26.76',
      effective_from: '2026-07-01',
    });
    expect(await ask(worker, {})).toBeNull();
    await server.root.query(
      "update users set employee_award_level_id = $2, employee_award_sub_level_id = $3, date_of_birth = '2000-01-01' where id = $1",
      [north.users.worker, level, adult],
    );
    expect(await ask(worker, {})).toEqual({ label: 'ADULT', fits: true, rate: '32.18' });
    expect(await ask(worker, { id: second })).toBeNull();
    expect(await ask(worker, { user: north.users.admin, id: adult })).toBeNull();
    expect(await ask(keeper, { user: north.users.worker })).toEqual({
      label: 'ADULT',
      fits: true,
      rate: '32.18',
    });
    expect(await ask(stranger, { id: adult })).toBeNull();
    expect(await ask(stranger, { user: north.users.worker })).toBeNull();
  });
});

describe('the list of birthdays', () => {
  const ask = async (who: Person, clinic: string | null = null) =>
    (
      await who.must<{ award_birthdays: Row[] }>(
        'query q($clinic: uuid) { award_birthdays(clinic_id: $clinic) { display_name date age from_label to_label changes_label } }',
        { clinic },
      )
    ).award_birthdays;
  test('covers the next 30 days, and is empty for employees and another tenant', async () => {
    const born = (user: string, day: string) =>
      server.root.query('update users set date_of_birth = $2 where id = $1', [user, day]);
    await born(north.users.worker, '2005-12-21');
    await born(north.users.helper, '2006-12-22');
    await born(north.users.keeper, '1980-11-21');
    const seen = await ask(admin);
    expect(
      seen.map(({ date, age, from_label, to_label, changes_label }) => [
        date,
        age,
        from_label,
        to_label,
        changes_label,
      ]),
    ).toEqual([
      ['2026-11-21', 46, 'ADULT', 'ADULT', false],
      ['2026-12-21', 21, 'AGE20', 'ADULT', true],
    ]);
    expect(await ask(keeper)).not.toEqual([]);
    expect(await ask(worker)).toEqual([]);
    expect(await ask(stranger)).toEqual([]);
    expect(await ask(stranger, north.clinics.one)).toEqual([]);
    expect(await ask(keeper, south.clinics.one)).toEqual([]);
  });
  test('cannot contain a future birth date, because none can be saved', async () => {
    const save = async (day: string) =>
      (
        await admin.ask(
          'mutation m($id: uuid!, $day: date!) { update_users_by_pk(pk_columns: { id: $id }, _set: { date_of_birth: $day }) { id } }',
          { id: north.users.worker, day },
        )
      ).errors?.[0]?.message ?? null;
    expect(await save('2026-11-21')).toBeNull();
    expect(await save('2026-11-22')).toMatch('users_date_of_birth_check');
  });
});
