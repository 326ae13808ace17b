import { beforeAll, describe, expect, test } from 'vitest';
import { leaveNight } from '../../src/jobs/leave-nights.ts';
import { small } from '../support/databases.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { approved, leaveRows } from './leave-rows.ts';

const { worker, helper, keeper, admin } = north.users;

let server: TestServer;
let rows: ReturnType<typeof leaveRows>;
let annual: string;
let people: Record<'owner' | 'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper', Person>;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-25T01:00:00Z' }, {}, small, {
    accruesLeave: false,
  });
  people = await server.signInAll('north', 'owner', 'admin', 'keeper', 'keepertwo', 'worker', 'helper');
  stranger = await server.signIn('south', 'admin');
  rows = leaveRows(server);
  annual = await rows.type('Annual leave', { leave_loading: '17.5' });
  await rows.accrued(worker, annual, '152', '2025-11-24', '2026-11-22');
});

const balanceOf = async (user: string, type: string | null = annual) =>
  (
    await server.root.query(
      `select accrued_hrs, adjusted_hrs, taken_hrs, reserved_hrs, remaining_hrs from employee_leave_balances
       where user_id = $1 and client_employee_leave_type_id is not distinct from $2`,
      [user, type],
    )
  ).rows[0];

describe('adjusting a balance', () => {
  const adjust = (by: Person, values: Record<string, unknown> = {}) =>
    by.refusal('adjust_leave_balance', {
      user_id: helper,
      client_employee_leave_type_id: annual,
      hrs: '7.6',
      note: 'Opening balance',
      ...values,
    });

  test('is allowed to client admins, for people of their own client only', async () => {
    for (const who of ['owner', 'keeper', 'worker'] as const)
      expect(await adjust(people[who])).not.toBeNull();
    expect(await adjust(stranger)).toBe('Please Fill Valid Details');
    expect(await adjust(stranger, { client_employee_leave_type_id: null })).not.toBeNull();
    expect(await balanceOf(helper)).toBeUndefined();
    expect(await adjust(people.admin)).toBeNull();
    expect(await balanceOf(helper)).toMatchObject({ adjusted_hrs: '7.600000', remaining_hrs: '7.600000' });
  });

  test('needs a reason, which is stored with the adjustment and its author', async () => {
    expect(await adjust(people.admin, { note: ' ' })).toBe('Reason is required');
    const { rows: found } = await server.root.query(
      "select hrs, note, created_by_user_id from employee_leave_ledger where user_id = $1 and kind = 'ADJUSTMENT'",
      [helper],
    );
    expect(found).toEqual([{ hrs: '7.600000', note: 'Opening balance', created_by_user_id: admin }]);
  });

  test('needs a confirmation if pending requests would then exceed the balance', async () => {
    await rows.leave(helper, annual, '2026-12-01', { paid: '4.00' });
    const below = { hrs: '-3.61', note: 'Entered twice' };
    expect(await adjust(people.admin, below)).toMatch(/below zero after pending requests/);
    expect(await balanceOf(helper)).toMatchObject({ remaining_hrs: '3.600000' });
    expect(await adjust(people.admin, { ...below, confirmed: true })).toBeNull();
    expect(await balanceOf(helper)).toMatchObject({ reserved_hrs: '4.000000', remaining_hrs: '-0.010000' });
  });

  test('is allowed for time in lieu, for staff who have it', async () => {
    const lieu = { client_employee_leave_type_id: null };
    expect(await adjust(people.admin, lieu)).toMatch(/Time in lieu doesn't apply/);
    await server.root.query('update users set is_time_in_lieu_applicable = true where id = $1', [helper]);
    expect(await adjust(people.admin, lieu)).toBeNull();
    expect(await balanceOf(helper, null)).toMatchObject({ remaining_hrs: '7.600000' });
  });

  test('is refused for unpaid leave', async () => {
    const unpaid = await rows.type('Unpaid leave', { accrual_rate: '0' }, { leave_type: 'UNPAID' });
    expect(await adjust(people.admin, { client_employee_leave_type_id: unpaid })).toBe(
      'Please Fill Valid Details',
    );
  });
});

describe('the forecast', () => {
  const ask = async (by: Person, on: string, user = worker) => {
    const { data, errors } = await by.ask(
      `query ($user: uuid!, $type: uuid, $on: date!) {
        leave_forecast(user_id: $user, client_employee_leave_type_id: $type, on: $on) {
          on today_hrs accrual_hrs leave_hrs forecast_hrs
        }
      }`,
      { user, type: annual, on },
    );
    return data?.leave_forecast ?? errors?.[0]?.message;
  };

  test('adds the usual accrual, and deducts approved and pending leave until the day', async () => {
    await rows.leave(worker, annual, '2026-12-10');
    await rows.leave(worker, annual, '2026-12-29', approved);
    await rows.leave(worker, annual, '2026-11-24', approved);
    // The hours are 152 accrued less 7.6 taken yesterday. Since 52 weeks accrued 152 hours, three weeks
    // accrue 8.769231.
    expect(await ask(people.worker, '2026-12-15')).toEqual({
      on: '2026-12-15',
      today_hrs: '144.400000',
      accrual_hrs: '8.769231',
      leave_hrs: '7.600000',
      forecast_hrs: '145.569231',
    });
    expect(await ask(people.worker, '2026-12-31')).toMatchObject({ leave_hrs: '15.200000' });
    expect(await ask(people.worker, '2020-01-01')).toMatchObject({
      on: '2026-11-25',
      accrual_hrs: '0.000000',
      forecast_hrs: '144.400000',
    });
  });

  test('is visible to the person, to users who view leave at their clinic, and to the client’s admins', async () => {
    const seen = await Promise.all(
      [people.admin, people.keeper, people.keepertwo, people.helper, people.owner, stranger].map(
        async (by) => typeof (await ask(by, '2026-12-15')) === 'object',
      ),
    );
    expect(seen).toEqual([true, true, false, false, false, false]);
  });

  test('refuses an invalid date', async () => {
    expect(await ask(people.worker, '2026-02-30')).toMatch(/Valid|date/);
  });
});

describe('the liability for leave', () => {
  const ask = async (by: Person, on: string) => {
    const { data, errors } = await by.ask(
      `query ($on: date!) { leave_liability(on: $on) { user_id leave_type hrs base_price leave_loading amount } }`,
      { on },
    );
    return (data?.leave_liability as Record<string, unknown>[] | undefined) ?? errors?.[0]?.message;
  };
  const of = async (user: string, on: string) =>
    ((await ask(people.admin, on)) as Record<string, unknown>[])
      .filter(({ user_id }) => user_id === user)
      .map(({ leave_type, hrs, base_price, amount }) => [leave_type, hrs, base_price, amount]);

  test('is the hours times that day’s base pay and the loading, and unknown for people without an award', async () => {
    const level = await rows.add('employee_award_levels', { name: 'Support services' });
    const sub = await rows.add('employee_award_sub_levels', {
      employee_award_level_id: level,
      base_price: '25.74',
      effective_from: '2025-07-01',
    });
    await server.root.query(
      "update employee_award_sub_levels set base_price = 26.50, effective_from = '2026-11-24' where id = $1",
      [sub],
    );
    await server.root.query(
      'update users set employee_award_level_id = $2, employee_award_sub_level_id = $3 where id = $1',
      [worker, level, sub],
    );
    // On the day before leave was taken, the rate of that day applies: 152 × 25.74 × 1.175.
    expect(await of(worker, '2026-11-23')).toEqual([['Annual leave', '152.000000', '25.74', '4597.16']]);
    expect(await of(worker, '2026-11-24')).toEqual([['Annual leave', '144.400000', '26.50', '4496.26']]);
    // Approved leave is owed until it is taken, and nothing was owed before the year's accrual.
    expect(await of(worker, '2026-12-30')).toEqual([['Annual leave', '136.800000', '26.50', '4259.61']]);
    expect(await of(worker, '2026-11-20')).toEqual([]);
    expect(await of(helper, '2026-11-25')).toContainEqual(['Annual leave', '3.990000', null, null]);
    expect(await of(helper, '2026-11-25')).toContainEqual(['Time in lieu', '7.600000', null, null]);
  });

  test('is shown only to client admins, for their own client', async () => {
    for (const who of ['owner', 'keeper', 'worker'] as const)
      expect(await ask(people[who], '2026-11-25')).toEqual(expect.any(String));
    expect(await ask(stranger, '2026-11-25')).toEqual([]);
  });
});

test('after sixty random changes, each balance equals its ledger less pending leave', async () => {
  await server.root.query('update users set is_time_in_lieu_applicable = true where id = $1', [keeper]);
  // The random numbers have a fixed start, so that each run has the same steps.
  let state = 20_261_125;
  const chance = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const asked: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    const type = chance(2) === 0 ? annual : null;
    switch (chance(4)) {
      case 0:
        await people.admin.refusal('adjust_leave_balance', {
          user_id: keeper,
          client_employee_leave_type_id: type,
          hrs: `${chance(2) === 0 ? '-' : ''}${chance(40)}.${10 + chance(90)}`,
          note: `Step ${step}`,
          confirmed: true,
        });
        break;
      case 1: {
        const date = new Date(Date.UTC(2026, 10, 1 + step)).toISOString().slice(0, 10);
        asked.push(await rows.leave(keeper, type, date, { paid: `${1 + chance(7)}.${10 + chance(89)}` }));
        break;
      }
      case 2: {
        const id = asked[chance(asked.length)];
        const status = ['APPROVED', 'REJECTED', 'CANCELLED'][chance(3)];
        await server.root.query(
          `update employee_leaves set status = $2, action_workspace_user_id = $3, action_at = app.now(), action_message = 'x'
           where id = $1 and status in ('PENDING', 'APPROVED')`,
          [id, status, admin],
        );
        break;
      }
      default:
        await rows.shift(keeper, `2026-11-${16 + chance(5)}`, { published: chance(2) === 0 }).catch(() => {});
        await leaveNight(server.context);
    }
  }
  const { rows: sums } = await server.root.query(
    `select b.remaining_hrs, b.accrued_hrs + b.adjusted_hrs - b.taken_hrs - b.reserved_hrs as parts,
      (select coalesce(sum(l.hrs), 0) from employee_leave_ledger l where l.client_id = b.client_id and l.user_id = b.user_id
        and l.client_employee_leave_type_id is not distinct from b.client_employee_leave_type_id) as ledger,
      (select coalesce(sum(d.paid_hrs), 0) from employee_leave_days d where d.client_id = b.client_id and d.user_id = b.user_id
        and d.client_employee_leave_type_id is not distinct from b.client_employee_leave_type_id and d.status = 'PENDING') as pending
     from employee_leave_balances b`,
  );
  expect(sums.length).toBeGreaterThan(4);
  for (const { remaining_hrs, parts, ledger, pending } of sums) {
    expect(remaining_hrs).toBe(parts);
    expect(Number(remaining_hrs)).toBeCloseTo(Number(ledger) - Number(pending), 6);
  }
});
