import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const { client: client_id, clinics, users } = smallIds.north;
let database: TestDatabase;
let api: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Client({ connectionString: database.apiUrl });
  await api.connect();
});
afterAll(async () => {
  await api.end();
  await database.drop();
});
// Each test runs in a transaction that is rolled back; after a refused statement, only that is rolled back.
beforeEach(async () => {
  await api.query('rollback; begin');
  await api.query(
    "select set_config('app.client_id', $1, true), set_config('app.now', '2026-11-25T00:00:00Z', true), set_config('app.writer', $2, true)",
    [client_id, users.admin],
  );
});

type Row = Readonly<Record<string, unknown>>;
const add = async (table: string, row: Row): Promise<Row> => {
  const all = { client_id, ...row };
  const names = Object.keys(all);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await api.query(
    `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${places}) returning *`,
    Object.values(all),
  );
  return rows[0];
};
/** Resolves with the constraint's name or PostgreSQL's error code; null if nothing was refused. */
async function refusal(work: () => Promise<unknown>): Promise<string | null> {
  await api.query('savepoint tried');
  try {
    await work();
    return null;
  } catch (error) {
    await api.query('rollback to tried');
    const { constraint, code } = error as { constraint?: string; code?: string };
    return constraint ?? code ?? String(error);
  }
}
const one = async (text: string, values: readonly unknown[] = []) =>
  (await api.query(text, [...values])).rows[0];

const shift = (row: Row = {}) =>
  add('clinic_rosters', {
    clinic_id: clinics.one,
    user_id: users.worker,
    clinic_roster_date: '2026-11-23',
    start_time: '09:00',
    end_time: '17:00',
    starts_at: '2026-11-22T22:00Z',
    ends_at: '2026-11-23T06:00Z',
    zone: 'Australia/Sydney',
    ...row,
  });

describe('shifts', () => {
  test('of one person cannot overlap, even at two clinics, but may touch; open and deleted shifts do not count', async () => {
    const first = await shift();
    const beside = { clinic_id: clinics.two, starts_at: '2026-11-23T05:30Z', ends_at: '2026-11-23T09:00Z' };
    expect(await refusal(() => shift(beside))).toBe('clinic_rosters_overlap');
    expect(await refusal(() => shift({ ...beside, user_id: users.helper }))).toBeNull();
    expect(await refusal(() => shift({ ...beside, user_id: null }))).toBeNull();
    expect(await refusal(() => shift({ ...beside, user_id: null }))).toBeNull();
    expect(await refusal(() => shift({ ...beside, starts_at: '2026-11-23T06:00Z' }))).toBeNull();
    await api.query('update clinic_rosters set deleted_at = app.now() where id = $1', [first.id]);
    expect(await refusal(() => shift({ ends_at: '2026-11-23T06:00Z' }))).toBeNull();
  });

  const meal = (start: string, end: string, minutes = 30) => ({
    meal_break_start_time: start,
    meal_break_end_time: end,
    meal_break_duration: minutes,
  });
  const rest = (start: string, end: string, minutes = 10) => ({
    rest_break_start_time: start,
    rest_break_end_time: end,
    rest_break_duration: minutes,
  });
  const night = {
    start_time: '20:00',
    end_time: '04:00',
    starts_at: '2026-11-23T09:00Z',
    ends_at: '2026-11-23T17:00Z',
  };
  test.each<[string, Row, string | null]>([
    ['a break across midnight are accepted', { ...night, ...meal('23:45', '00:15') }, null],
    ['a break that outlasts the shift are refused', rest('16:55', '17:05'), 'clinic_rosters_breaks_check'],
    ['a break that ends with the shift are accepted', rest('16:50', '17:00'), null],
    ['a break before the shift are refused', rest('08:50', '09:00'), 'clinic_rosters_breaks_check'],
    ['breaks that touch are accepted', { ...meal('12:00', '12:30'), ...rest('12:30', '12:40') }, null],
    [
      'breaks that overlap are refused',
      { ...meal('12:00', '12:30'), ...rest('12:20', '12:30') },
      'clinic_rosters_breaks_check',
    ],
    [
      'a break whose minutes do not match its times are refused',
      meal('12:00', '12:45'),
      'clinic_rosters_break_ends_check',
    ],
    ['the minutes of a break but not its times are accepted', { meal_break_duration: 30 }, null],
    ['an end equal to the start are refused', { end_time: '09:00' }, 'clinic_rosters_times_check'],
    ['more than 24 hours are refused', { ends_at: '2026-11-24T06:00Z' }, 'clinic_rosters_times_check'],
    ['only a clock-out are refused', { clocked_out_at: '2026-11-23T06:00Z' }, 'clinic_rosters_clock_check'],
    [
      'a clock-in but no publication are refused',
      { clocked_in_at: '2026-11-22T22:00Z' },
      'clinic_rosters_clock_check',
    ],
  ])('with %s', async (_, row, refused) => {
    expect(await refusal(() => shift(row))).toBe(refused);
  });

  const worked = () =>
    shift({ published: true, published_at: '2026-11-20T00:00Z', clocked_in_at: '2026-11-22T22:00Z' });
  test('have breaks only between clock-in and clock-out, and only one at a time', async () => {
    const { id } = await worked();
    const start = (started_at: string, ended_at: string | null = null) =>
      add('clinic_roster_breaks', {
        clinic_id: clinics.two,
        clinic_roster_id: id,
        break_type: 'MEAL',
        started_at,
        ended_at,
      });
    expect(await refusal(() => start('2026-11-22T21:00Z'))).toBe('clinic_roster_breaks_shift_check');
    expect(await start('2026-11-23T02:00Z', '2026-11-23T02:30Z')).toMatchObject({ clinic_id: clinics.one });
    expect(await refusal(() => start('2026-11-23T02:20Z'))).toBe('clinic_roster_breaks_overlap');
    await start('2026-11-23T03:00Z');
    expect(await refusal(() => start('2026-11-23T04:00Z'))).toBe('clinic_roster_breaks_overlap');
    const out = (at: string) => () =>
      api.query('update clinic_rosters set clocked_out_at = $2 where id = $1', [id, at]);
    expect(await refusal(out('2026-11-23T06:00Z'))).toBe('clinic_roster_breaks_shift_check');
    await api.query("update clinic_roster_breaks set ended_at = '2026-11-23T03:10Z' where ended_at is null");
    expect(await refusal(out('2026-11-23T03:05Z'))).toBe('clinic_roster_breaks_shift_check');
    expect(await refusal(out('2026-11-23T06:00Z'))).toBeNull();
  });

  test('cannot be deleted after a clock-in', async () => {
    const { id } = await worked();
    expect(
      await refusal(() => api.query('update clinic_rosters set deleted_at = app.now() where id = $1', [id])),
    ).toBe('clinic_rosters_deleted_check');
  });

  test('have at most one pending change request, and an incomplete request is refused', async () => {
    const { id } = await shift();
    const ask = (row: Row) =>
      add('clinic_roster_change_requests', {
        clinic_id: clinics.one,
        clinic_roster_id: id,
        user_id: users.worker,
        created_by_user_id: users.worker,
        old_start_time: '09:00',
        old_end_time: '17:00',
        old_starts_at: '2026-11-22T22:00Z',
        old_ends_at: '2026-11-23T06:00Z',
        ...row,
      });
    const clock = { new_clocked_in_at: '2026-11-22T22:10Z' };
    expect(await refusal(() => ask({}))).toBe('clinic_roster_change_requests_asks_check');
    expect(await refusal(() => ask({ new_start_time: '10:00' }))).toBe(
      'clinic_roster_change_requests_asks_check',
    );
    await ask(clock);
    expect(await refusal(() => ask(clock))).toBe('clinic_roster_change_requests_pending_unique');
    expect(await refusal(() => ask({ ...clock, status: 'REJECTED' }))).toMatch(/_(decided|reason)_check$/);
    expect(await refusal(() => ask({ ...clock, status: 'CANCELLED' }))).toBeNull();
  });
});

describe('leave', () => {
  let kind: unknown;
  beforeEach(async () => {
    kind = (await add('client_employee_leave_types', { name: 'Annual' })).id;
    await add('employee_leave_ledger', {
      user_id: users.worker,
      client_employee_leave_type_id: kind,
      kind: 'ACCRUAL',
      hrs: '152.000000',
      period_start: '2026-01-01',
      period_end: '2026-06-30',
    });
  });
  const ask = (from: string, until: string, row: Row = {}) =>
    add('employee_leaves', {
      clinic_id: clinics.one,
      user_id: users.worker,
      client_employee_leave_type_id: kind,
      leave_start_date: from,
      leave_end_date: until,
      created_by_user_id: users.worker,
      ...row,
    });
  const day = (leave: Row, date: string, row: Row = {}) =>
    add('employee_leave_days', {
      employee_leave_id: leave.id,
      user_id: users.other,
      clinic_id: clinics.two,
      date,
      starts_at: `${date}T00:00+11`,
      ends_at: `${date}T23:59:59.999+11`,
      zone: 'Australia/Sydney',
      paid_hrs: '7.60',
      ...row,
    });
  const decide = (leave: Row, status: string) =>
    api.query(
      'update employee_leaves set status = $2, action_workspace_user_id = $3, action_at = app.now() where id = $1',
      [leave.id, status, users.admin],
    );
  const balance = () =>
    one(
      'select accrued_hrs, adjusted_hrs, taken_hrs, reserved_hrs, remaining_hrs from employee_leave_balances',
    );
  const hours = (accrued: number, adjusted: number, taken: number, reserved: number) =>
    Object.fromEntries(
      Object.entries({
        accrued_hrs: accrued,
        adjusted_hrs: adjusted,
        taken_hrs: taken,
        reserved_hrs: reserved,
        remaining_hrs: accrued + adjusted - taken - reserved,
      }).map(([name, value]) => [name, value.toFixed(6)]),
    );

  test('a day takes person, clinic, type and status from its request, and must be within the request’s dates', async () => {
    const leave = await ask('2026-12-01', '2026-12-02');
    expect(await day(leave, '2026-12-01')).toMatchObject({
      user_id: users.worker,
      clinic_id: clinics.one,
      client_employee_leave_type_id: kind,
      status: 'PENDING',
    });
    expect(await refusal(() => day(leave, '2026-12-03'))).toBe('employee_leave_days_date_check');
  });

  test('approved leave of one person cannot overlap, but pending leave can', async () => {
    const [one, other] = [await ask('2026-12-01', '2026-12-01'), await ask('2026-12-01', '2026-12-01')];
    for (const leave of [one, other]) await day(leave, '2026-12-01');
    await decide(one, 'APPROVED');
    expect(await refusal(() => decide(other, 'APPROVED'))).toBe('employee_leave_days_overlap');
    await decide(one, 'CANCELLED');
    expect(await refusal(() => decide(other, 'APPROVED'))).toBeNull();
  });

  test('two adjacent parts of a day can be approved, but not a third part that overlaps one of them', async () => {
    const [morning, noon] = [await ask('2026-12-02', '2026-12-02'), await ask('2026-12-02', '2026-12-02')];
    const part = (leave: Row, from: string, until: string) =>
      day(leave, '2026-12-02', {
        is_all_day: false,
        start_time: from,
        end_time: until,
        starts_at: `2026-12-02T${from}+11`,
        ends_at: `2026-12-02T${until}+11`,
        paid_hrs: '3.00',
      });
    await part(morning, '09:00', '12:00');
    await part(noon, '12:00', '15:00');
    for (const leave of [morning, noon]) await decide(leave, 'APPROVED');
    const late = await ask('2026-12-02', '2026-12-02');
    await part(late, '14:59', '16:00');
    expect(await refusal(() => decide(late, 'APPROVED'))).toBe('employee_leave_days_overlap');
  });

  test('is reserved when requested, taken when approved, and returned when cancelled, except days that have begun', async () => {
    expect(await balance()).toEqual(hours(152, 0, 0, 0));
    const leave = await ask('2026-11-24', '2026-11-26');
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-26']) await day(leave, date);
    expect(await balance()).toEqual(hours(152, 0, 0, 22.8));
    expect(await one('select total_paid_hrs, status from employee_leaves where id = $1', [leave.id])).toEqual(
      {
        total_paid_hrs: '22.80',
        status: 'PENDING',
      },
    );
    await decide(leave, 'APPROVED');
    expect(await balance()).toEqual(hours(152, 0, 22.8, 0));
    // In Sydney it is 11:00 on the 25th, so leave on that day has started.
    await decide(leave, 'CANCELLED');
    expect(await balance()).toEqual(hours(152, 0, 15.2, 0));
    const { rows } = await api.query('select date::text, status from employee_leave_days order by date');
    expect(rows.map(({ date, status }) => [date, status])).toEqual([
      ['2026-11-24', 'APPROVED'],
      ['2026-11-25', 'APPROVED'],
      ['2026-11-26', 'CANCELLED'],
    ]);
    const ledger = await api.query(
      'select kind, sum(hrs) as hrs from employee_leave_ledger group by 1 order by 1',
    );
    expect(ledger.rows).toEqual([
      { kind: 'ACCRUAL', hrs: '152.000000' },
      { kind: 'TAKING', hrs: '-22.800000' },
      { kind: 'RETURN', hrs: '7.600000' },
    ]);
  });

  test('hours of rejected leave and of deleted days are no longer reserved', async () => {
    const leave = await ask('2026-12-07', '2026-12-08');
    const first = await day(leave, '2026-12-07');
    await day(leave, '2026-12-08');
    await api.query('update employee_leave_days set paid_hrs = 4, unpaid_hrs = 3.6 where id = $1', [
      first.id,
    ]);
    expect(await balance()).toEqual(hours(152, 0, 0, 11.6));
    await api.query('delete from employee_leave_days where id = $1', [first.id]);
    expect(await balance()).toEqual(hours(152, 0, 0, 7.6));
    expect(await refusal(() => decide(leave, 'REJECTED'))).toBe('employee_leaves_reason_check');
    await api.query("update employee_leaves set action_message = 'Staffing Constraints' where id = $1", [
      leave.id,
    ]);
    await decide(leave, 'REJECTED');
    expect(await balance()).toEqual(hours(152, 0, 0, 0));
  });

  test('the ledger is append-only, takes one accrual per period, and an adjustment needs a reason', async () => {
    const line = (row: Row) =>
      add('employee_leave_ledger', { user_id: users.worker, client_employee_leave_type_id: kind, ...row });
    const period = { period_start: '2026-01-01', period_end: '2026-06-30' };
    expect(await refusal(() => line({ kind: 'ACCRUAL', hrs: '1', ...period }))).toBe(
      'employee_leave_ledger_accrual_unique',
    );
    expect(await refusal(() => line({ kind: 'ADJUSTMENT', hrs: '-2' }))).toBe(
      'employee_leave_ledger_note_check',
    );
    await line({ kind: 'ADJUSTMENT', hrs: '-2', note: 'Paid out' });
    expect(await balance()).toEqual(hours(152, -2, 0, 0));
    expect(await refusal(() => api.query('delete from employee_leave_ledger'))).toBe('42501');
    expect(await refusal(() => api.query('update employee_leave_ledger set hrs = 1'))).toBe('42501');
  });
});

describe('awards', () => {
  test('store a rate with its start date, and write a change to the audit log', async () => {
    const level = await add('employee_award_levels', {
      name: 'Support Services L1',
      casual_rate_percentage: 25,
    });
    const sub = await add('employee_award_sub_levels', {
      employee_award_level_id: level.id,
      age: 'ADULT',
      base_price: '25.74',
      effective_from: '2025-07-01',
    });
    const set = (price: string, from: string) =>
      api.query('update employee_award_sub_levels set base_price = $2, effective_from = $3 where id = $1', [
        sub.id,
        price,
        from,
      ]);
    const rates = async () =>
      (
        await api.query('select effective_from::text, base_price from employee_award_rates order by 1')
      ).rows.map(({ effective_from, base_price }) => [effective_from, base_price]);
    await set('26.64', '2026-07-01');
    expect(await rates()).toEqual([
      ['2025-07-01', '25.74'],
      ['2026-07-01', '26.64'],
    ]);
    // Correcting a wrong date must not leave a rate that would start later.
    await set('27.00', '2027-07-01');
    await set('27.00', '2026-07-01');
    expect(await rates()).toEqual([
      ['2025-07-01', '25.74'],
      ['2026-07-01', '27.00'],
    ]);
    const { rows } = await api.query(
      "select action, user_id, from_value, to_value from audit_log where table_name = 'employee_award_sub_levels' and action = 'edited' order by id limit 1",
    );
    expect(rows).toEqual([
      {
        action: 'edited',
        user_id: users.admin,
        from_value: { base_price: 25.74, effective_from: '2025-07-01' },
        to_value: { base_price: 26.64, effective_from: '2026-07-01' },
      },
    ]);
    expect(
      await refusal(() => api.query('update employee_award_levels set casual_rate_percentage = 500.001')),
    ).toBe('employee_award_levels_percentages_check');
  });
});

test('names of expense types, contact types and roster templates are unique per clinic, regardless of case and status', async () => {
  for (const table of ['client_expense_types', 'clinic_contact_types', 'clinic_roster_templates']) {
    await add(table, { clinic_id: clinics.one, name: 'Other', status: 'INACTIVE' });
    expect(await refusal(() => add(table, { clinic_id: clinics.one, name: 'OTHER' }))).toBe(
      `${table}_name_unique`,
    );
    expect(await refusal(() => add(table, { clinic_id: clinics.two, name: 'Other' }))).toBeNull();
    expect(await refusal(() => add(table, { clinic_id: clinics.two, name: ' ' }))).toBe(
      `${table}_name_check`,
    );
  }
});

test('a weekly duty requires weekdays, and a monthly duty a day of the month', async () => {
  const duty = (row: Row) =>
    add('duties', { clinic_id: clinics.one, name: 'Line test', start_date: '2026-11-01', ...row });
  expect(await refusal(() => duty({ frequency: 'WEEKLY' }))).toBe('duties_weekdays_check');
  expect(await refusal(() => duty({ frequency: 'WEEKLY', weekdays: ['MONDAY'] }))).toBeNull();
  expect(await refusal(() => duty({ weekdays: ['Monday'] }))).toBe('duties_weekdays_check');
  expect(await refusal(() => duty({ frequency: 'MONTHLY' }))).toBe('duties_day_of_month_check');
  expect(await refusal(() => duty({ end_date: '2026-10-31' }))).toBe('duties_dates_check');
});
