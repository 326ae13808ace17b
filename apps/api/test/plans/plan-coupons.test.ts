import { withTenant } from '@operatory/db';
import { messages } from '@operatory/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSubscription } from '../../src/commands/plans/start-subscription.ts';
import type { Person } from '../support/person.ts';
import { south, startTestServer, type TestServer } from '../support/server.ts';
import { own, type PlanWorld, planWorld, staff } from './plan-world.ts';

let server: TestServer;
let world: PlanWorld;
let admin: Person;
let accounts: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-10T01:00:00Z' });
  world = planWorld(server);
  admin = await server.signIn('north', 'admin');
  accounts = await staff(server, 'anil.kapoor');
});
beforeEach(async () => {
  await world.plan(null);
  await world.on('2026-11-10');
});

const validate = async (code: string, { package_id = 1, team_id = 3 } = {}, by = admin) =>
  (
    await by.must<{ validate_coupon: Record<string, unknown> }>(
      'query q($code: String!, $package_id: Int!, $team_id: Int!) { validate_coupon(code: $code, package_id: $package_id, team_id: $team_id) { ok message original discount total } }',
      { code, package_id, team_id },
    )
  ).validate_coupon;
const practice = { package_id: 2, team_id: 2 };

describe('the coupon check and the purchase', () => {
  test.each([
    ['249.00', 'PERCENTAGE', '15', '211.65', '37.35'],
    ['79.95', 'PERCENTAGE', '10', '71.96', '7.99'],
    ['19.99', 'PERCENTAGE', '50', '10.00', '9.99'],
    ['149.95', 'PERCENTAGE', '33.33', '99.97', '49.98'],
    ['99.99', 'PERCENTAGE', '12.5', '87.49', '12.50'],
    ['0.01', 'PERCENTAGE', '50', '0.01', '0.00'],
    ['249.00', 'PERCENTAGE', '100', '0.00', '249.00'],
    ['99.00', 'FLAT', '99.00', '0.00', '99.00'],
  ])('price a plan of %s with the coupon %s %s at %s', async (price, type, value, total, discount) => {
    await world.sql('update teampackages set price = $1 where package_id = 1 and team_id = 3', [price]);
    await world.coupon('GOOD', type, value);
    const answer = { original: price, discount, total };
    expect(await validate(' good ')).toEqual({ ok: true, message: 'Coupon code is valid', ...answer });
    expect(await admin.refusal('buy_package', { package_id: 1, team_id: 3, coupon_code: 'good' })).toBeNull();
    const status = total === '0.00' ? 'PAID' : 'UN_PAID';
    expect(await world.invoices()).toEqual([`INV-0001 PURCHASE ${price}-${discount}=${total} ${status}`]);
    expect(await world.used('GOOD')).toBe(1);
  });
});

test('each refused code gives its specified message, does not change the price, and stores nothing', async () => {
  await world.sql('update teampackages set price = 249 where package_id = 1 and team_id = 3');
  await world.coupon('OFF', 'FLAT', '10', { status: 'INACTIVE' });
  await world.coupon('SOON', 'FLAT', '10', { start_date: '2026-11-11' });
  await world.coupon('ENDED', 'FLAT', '10', { end_date: '2026-11-09' });
  await world.coupon('NEVER', 'FLAT', '10', { no_of_coupon: 0 });
  await world.coupon('MUCH', 'FLAT', '249.01');
  const refused = [
    ['WRONG', 'No coupon code found'],
    ['OFF', 'No coupon code found'],
    ['SOON', 'No coupon code found'],
    ['ENDED', 'Coupon code has expired'],
    ['NEVER', 'This coupon code has already been used the maximum number of times.'],
    ['MUCH', 'PlanCode value cannot be greater than package price'],
  ] as const;
  for (const [code, message] of refused) {
    expect(await validate(code)).toEqual({
      ok: false,
      message,
      original: '249.00',
      discount: '0.00',
      total: '249.00',
    });
    expect(await admin.refusal('buy_package', { package_id: 1, team_id: 3, coupon_code: code })).toBe(
      message,
    );
  }
  expect(await validate('  ')).toMatchObject({ ok: true, message: '', total: '249.00' });
  expect(await validate('x', { team_id: 99 })).toMatchObject({ ok: false, message: messages.plan_not_sold });
  expect([await world.periods(), await world.invoices(), await world.events()]).toEqual([[], [], []]);
});

test.each([
  ['2026-12-31', '2026-12-31T12:59:59Z', 'Coupon code is valid'],
  ['2026-12-31', '2026-12-31T13:00:00Z', 'Coupon code has expired'],
  ['2026-06-30', '2026-06-30T13:59:59Z', 'Coupon code is valid'],
  ['2026-06-30', '2026-06-30T14:00:00Z', 'Coupon code has expired'],
])('a coupon that ends on %s gives at %s: %s', async (end_date, now, message) => {
  await world.coupon('END', 'FLAT', '1', { end_date });
  await server.context.clock.set(new Date(now));
  expect(await validate('end')).toMatchObject({ message });
});

test('only one of two clients gets the last use of a coupon, and a client counts once', async () => {
  await world.coupon('LAST', 'PERCENTAGE', '10', { no_of_coupon: 1 });
  const southAdmin = await server.signIn('south', 'admin');
  expect(await admin.refusal('buy_package', { ...practice, coupon_code: 'LAST' })).toBeNull();
  expect(await southAdmin.refusal('buy_package', { ...practice, coupon_code: 'LAST' })).toBe(
    messages.coupon_used_up,
  );
  const [orphan] = await world.sql('select count(*)::int as n from user_subscriptions where client_id = $1', [
    south.client,
  ]);
  expect(orphan).toEqual({ n: 0 });
  // The renewal by the same client keeps the coupon.
  expect(await admin.refusal('renew_subscription', { coupon_code: 'last' })).toBeNull();
  expect(await world.used('LAST')).toBe(1);
});

test('with five uses left, five of twenty new clients get a plan with the coupon and the others get nothing', async () => {
  const id = await world.coupon('FIVE', 'PERCENTAGE', '50', { no_of_coupon: 5 });
  const names = Array.from({ length: 20 }, (_, n) => `raced${n}`);
  const clients = await world.sql(
    'insert into clients (name, sub_domain) select n, n from unnest($1::text[]) n returning id',
    [names],
  );
  const { prisma, clock } = server.context;
  const results = await Promise.all(
    clients.map(({ id: clientId }) =>
      withTenant({ clientId: String(clientId), now: clock.setting() }, () =>
        prisma.$transaction(
          (db) =>
            startSubscription(db, {
              clientId: String(clientId),
              packageId: 2,
              teamId: 2,
              couponCode: 'five',
              by: null,
            }),
          { maxWait: 60_000, timeout: 60_000 },
        ),
      ).then(
        ({ total }) => total,
        (error: Error) => error.message,
      ),
    ),
  );
  const count = (answer: string) => results.filter((each) => each === answer).length;
  expect([count('109.98'), count(messages.coupon_used_up)]).toEqual([5, 15]);
  expect(await world.used('FIVE')).toBe(5);
  const ids = clients.map((row) => row['id']);
  const [left] = await world.sql(
    `select (select count(*)::int from user_subscriptions where client_id = any($1)) as periods,
       (select count(*)::int from client_transaction_history where client_id = any($1)) as invoices,
       (select count(*)::int from client_plans_code_redemptions where client_plans_code_id = $2) as uses,
       (select count(*)::int from clients where id = any($1) and package_id = 2 and discount_id = $2) as clients`,
    [ids, id],
  );
  expect(left).toEqual({ periods: 5, invoices: 5, uses: 5, clients: 5 });
  for (const table of ['client_plans_code_redemptions', 'client_transaction_history', 'user_subscriptions'])
    await world.sql(`delete from ${table} where client_id = any($1)`, [ids]);
  await world.sql('update clients set discount_id = null where id = any($1)', [ids]);
});

test('a discount applies for its months as it was when purchased, and then the full price applies', async () => {
  await world.on('2026-11-30');
  const id = await world.coupon('THREE', 'PERCENTAGE', '10', { discount_months: 3 });
  expect(await admin.refusal('buy_package', { ...practice, coupon_code: 'THREE' })).toBeNull();
  expect(await world.client()).toMatchObject({
    coupon_code: 'THREE',
    discount_type: 'PERCENTAGE',
    discount_terms: '3 months',
    discount_start_date: '2026-11-30',
    discount_end_date: '2027-02-27',
    Original_amt: '219.95',
    discount_amt: '21.99',
    total_value: '197.96',
  });
  // Later edits of the coupon do not affect clients that already use it.
  await world.sql("update client_plans_code set value = 90, status = 'INACTIVE'");
  for (const day of ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']) {
    await world.on(day);
    expect(await admin.refusal('renew_subscription', own)).toBeNull();
  }
  expect(await world.periods()).toEqual([
    'Practice/2 EXPIRED 2026-11-30 2026-12-30 197.96',
    'Practice/2 EXPIRED 2026-12-30 2027-01-30 197.96',
    'Practice/2 EXPIRED 2027-01-30 2027-02-28 197.96',
    'Practice/2 EXPIRED 2027-02-28 2027-03-30 219.95',
    'Practice/2 ACTIVE 2027-03-30 2027-04-30 219.95',
  ]);
  await world.sql("update client_plans_code set status = 'ACTIVE'");
  await world.on('2027-04-30');
  expect(await admin.refusal('renew_subscription', { coupon_code: 'THREE' })).toBe(
    messages.coupon_months_over,
  );
  const terms = { discount_id: id, discount_terms: 'A year', months: 12 };
  expect(await admin.refusal('set_discount_terms', terms, '{ affected_rows }')).toBe(messages.no_permission);
  const owner = await staff(server, 'owner');
  expect(await owner.refusal('set_discount_terms', terms, '{ affected_rows }')).toBeNull();
  expect(await world.client()).toMatchObject({ discount_terms: 'A year', discount_end_date: '2027-11-29' });
  expect(await admin.refusal('renew_subscription', own)).toBeNull();
  expect((await world.periods()).at(-1)).toBe('Practice/2 ACTIVE 2027-04-30 2027-05-30 197.96');
});

test('a team smaller than the number of seats in use is refused with that number', async () => {
  await world.sql("insert into teams (id, name, team_size) values (90, 'Pair', 2) on conflict do nothing");
  await world.sql(
    'insert into teampackages (package_id, team_id, team_size, price) values (1, 90, 2, 10) on conflict do nothing',
  );
  await world.plan('2026-10-31', '2026-11-30');
  expect(await admin.refusal('change_package', { package_id: 1, team_id: 90 })).toMatch(
    /^That team has 2 seats, but \d+ are in use\.$/,
  );
  expect(await world.invoices()).toEqual([]);
});

test('platform staff set a coupon’s status, read who used it, and see the figures that their role may see', async () => {
  const id = await world.coupon('USED', 'PERCENTAGE', '10', { no_of_coupon: 3 });
  await admin.refusal('buy_package', { ...practice, coupon_code: 'USED' });
  const owner = await staff(server, 'owner');
  expect(await admin.refusal('set_coupon_status', { id, status: 'INACTIVE' })).toBe(messages.no_permission);
  expect(await owner.refusal('set_coupon_status', { id, status: 'INACTIVE' })).toBeNull();
  expect(await owner.refusal('set_coupon_status', { id, status: 'INACTIVE' })).toBe(
    messages.status_unchanged,
  );
  const uses = (by: Person) => by.ask(`{ coupon_uses(coupon_id: "${id}") { client_name saved } }`);
  expect((await uses(accounts)).data).toEqual({
    coupon_uses: [{ client_name: 'Clinics of the north', saved: '21.99' }],
  });
  expect((await uses(admin)).errors?.[0]?.message).toBe(messages.no_permission);
  const figures =
    '{ subscription_figures { mrr mrr_trend { month amount } renewals_30_days unpaid_count unpaid_total coupon_uses { code used limit saved } by_status { active expiring expired } } }';
  const { subscription_figures } = await accounts.must<{ subscription_figures: Record<string, unknown> }>(
    figures,
  );
  expect(subscription_figures).toMatchObject({
    mrr: '197.96',
    renewals_30_days: 1,
    unpaid_count: 1,
    unpaid_total: '197.96',
    coupon_uses: [{ code: 'USED', used: 1, limit: 3, saved: '21.99' }],
    by_status: { active: 1, expiring: 1, expired: 0 },
  });
  expect((subscription_figures['mrr_trend'] as unknown[]).at(-1)).toEqual({
    month: '2026-11',
    amount: '197.96',
  });
  const sales = await staff(server, 'marcus.lim');
  expect(await sales.must(figures)).toMatchObject({
    subscription_figures: { mrr: null, unpaid_count: null, by_status: { active: 0 } },
  });
  expect((await admin.ask(figures)).errors?.[0]?.message).toBe(messages.no_permission);
});
