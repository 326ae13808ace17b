import { messages } from '@operatory/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { planNight } from '../../src/jobs/plan-nights.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { own, type PlanWorld, planWorld, staff } from './plan-world.ts';

let server: TestServer;
let world: PlanWorld;
let admin: Person;
let owner: Person;
let accounts: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-10T01:00:00Z' });
  world = planWorld(server);
  ({ admin, owner } = await server.signInAll('north', 'admin', 'owner'));
  accounts = await staff(server, 'anil.kapoor');
});
beforeEach(() => world.on('2026-11-10'));

const night = () => planNight(server.context);
const group = { package_id: 3, team_id: 2 };
const practice = { package_id: 2, team_id: 2 };
const essential = { package_id: 1, team_id: 2 };
const modules = async (person: Person) =>
  (await person.must<{ me: { modules: { name: string }[] } }>('{ me { modules { name } } }')).me.modules.map(
    ({ name }) => name,
  );

test('a plan’s reminders and notice of expiry are sent once each, and a renewal starts at its old end', async () => {
  await world.plan('2026-10-31', '2026-11-30', { anchor_day: 31 });
  const days = [
    ['2026-11-15', []],
    ['2026-11-16', ['plan_expiring client 14', 'plan_expiring platform 14']],
    ['2026-11-24', ['plan_expiring client 6', 'plan_expiring platform 6']],
    ['2026-11-29', ['plan_expiring client 1', 'plan_expiring platform 1']],
    ['2026-11-30', []],
    ['2026-12-01', ['plan_expired client closed false', 'plan_expired platform closed false']],
    ['2026-12-14', []],
  ] as const;
  for (const [day, events] of days) {
    await world.sql("delete from outbox where event like 'plan_%'");
    await world.on(day);
    await Promise.all([night(), night()]);
    await night();
    expect([day, await world.events()]).toEqual([day, events]);
  }
  expect(await world.periods()).toEqual(['Practice/2 EXPIRED 2026-10-31 2026-11-30 219.95']);
  // The plan can still be renewed in the grace period.
  expect(await admin.refusal('renew_subscription', own)).toBeNull();
  expect(await world.periods()).toEqual([
    'Practice/2 EXPIRED 2026-10-31 2026-11-30 219.95',
    'Practice/2 ACTIVE 2026-11-30 2026-12-31 219.95',
  ]);
  expect(await world.invoices()).toEqual(['INV-0001 RENEWAL 219.95-0.00=219.95 UN_PAID']);
  expect(await admin.refusal('renew_subscription', own)).toBeNull();
  expect(await admin.refusal('renew_subscription', own)).toBe(
    'Your plan is already renewed until 31 Jan 2027',
  );
});

test('after the grace period client_admin and owner read their bills, and can renew from today', async () => {
  await world.plan('2026-10-10', '2026-10-20');
  await world.on('2026-11-10');
  await night();
  expect(await world.events()).toEqual([
    'plan_expired client closed true',
    'plan_expired platform closed true',
  ]);
  for (const person of [admin, owner]) {
    await eventually(
      () =>
        person.ask(
          '{ client_transaction_history { id } user_subscriptions { plan_status } packages { id } }',
        ),
      ({ data }) => (data as { packages?: unknown[] } | undefined)?.packages?.length === 3,
    );
    expect(
      await person.must('query { plan_quote(package_id: 2, team_id: 2) { kind total ends_on } }'),
    ).toEqual({
      plan_quote: { kind: 'RENEWAL', total: '219.95', ends_on: '2026-12-10' },
    });
  }
  await eventually(
    () => admin.refusal('delete_task', { id: north.tasks.pending }),
    (refusal) => refusal === messages.read_only,
  );
  expect(await owner.refusal('change_package', { ...essential, coupon_code: null })).toBeNull();
  expect(await world.periods()).toEqual([
    'Practice/2 EXPIRED 2026-10-10 2026-10-20 219.95',
    'Essential/2 ACTIVE 2026-11-10 2026-12-10 149.95',
  ]);
  expect(await world.client()).toMatchObject({ package_id: 1, team_id: 2, total_value: '149.95' });
});

test('an upgrade applies immediately for the remaining days, and its modules appear', async () => {
  await world.plan('2026-10-31', '2026-11-30', { package_id: 1, total_amount: '149.95' });
  await world.sql('update clients set package_id = 1 where id = $1', [north.client]);
  await eventually(
    () => modules(admin),
    (names) => !names.includes('clinic-im-products'),
  );
  const { plan_quote } = await admin.must<{ plan_quote: Record<string, unknown> }>(
    'query { plan_quote(package_id: 2, team_id: 2) { kind ok original discount total gst starts_on ends_on recurring gained lost } }',
  );
  // The upgrade costs 70.00 for 30 days, of which 20 are left.
  expect(plan_quote).toMatchObject({
    kind: 'UPGRADE',
    ok: true,
    original: '46.67',
    discount: '0.00',
    total: '46.67',
    gst: '4.24',
    starts_on: '2026-11-10',
    ends_on: '2026-11-30',
    recurring: '219.95',
    lost: [],
  });
  expect(plan_quote['gained']).toEqual(expect.arrayContaining(['Inventory Management']));
  expect(await admin.refusal('change_package', { ...practice, version: 7 })).toBe(messages.plan_is_newer);
  expect(await admin.refusal('change_package', { ...practice, version: 1 })).toBeNull();
  await eventually(
    () => modules(admin),
    (names) => names.includes('clinic-im-products'),
  );
  expect(await world.periods()).toEqual(['Practice/2 ACTIVE 2026-10-31 2026-11-30 219.95']);
  expect(await world.invoices()).toEqual(['INV-0001 CHANGE UPGRADE 46.67-0.00=46.67 UN_PAID']);
  expect(await world.events()).toEqual(['plan_changed client UPGRADED', 'plan_changed platform UPGRADED']);
  expect(await admin.refusal('change_package', practice)).toBe(messages.plan_same);
  expect(await admin.refusal('buy_package', group)).toBe(messages.plan_in_force);
});

test('a downgrade waits for the next period and can be undone, and an upgrade brings the modules back', async () => {
  await world.plan('2026-10-31', '2026-11-30', { anchor_day: 31 });
  const kept = await world.sql(
    "insert into clinic_im_products (client_id, clinic_id, name) values ($1, $2, 'Kept gloves') returning id, name",
    [north.client, north.clinics.one],
  );
  expect(await admin.refusal('change_package', essential)).toBeNull();
  expect(await admin.refusal('change_package', practice)).toBeNull();
  expect(await world.client()).toMatchObject({ package_id: 2 });
  expect(await admin.refusal('change_package', essential)).toBeNull();
  expect(await admin.refusal('change_package', essential)).toBe(messages.plan_same);
  expect(await world.invoices()).toEqual([
    'INV-0001 CHANGE DOWNGRADE 0.00-0.00=0.00 PAID',
    'INV-0002 CHANGE 0.00-0.00=0.00 PAID',
    'INV-0003 CHANGE DOWNGRADE 0.00-0.00=0.00 PAID',
  ]);
  await world.on('2026-11-20');
  expect(await admin.refusal('renew_subscription', own)).toBeNull();
  await night();
  expect(await world.periods()).toEqual([
    'Practice/2 ACTIVE 2026-10-31 2026-11-30 219.95',
    'Essential/2 PENDING 2026-11-30 2026-12-31 149.95',
  ]);
  expect(await world.client()).toMatchObject({ package_id: 2 });
  await world.on('2026-11-30');
  await Promise.all([night(), night()]);
  expect(await world.periods()).toEqual([
    'Practice/2 EXPIRED 2026-10-31 2026-11-30 219.95',
    'Essential/2 ACTIVE 2026-11-30 2026-12-31 149.95',
  ]);
  expect(await world.client()).toMatchObject({
    package_id: 1,
    total_value: '149.95',
    Original_amt: '149.95',
  });
  expect((await world.events()).filter((event) => event.includes('DOWNGRADED'))).toEqual([
    'plan_changed client DOWNGRADED',
    'plan_changed platform DOWNGRADED',
  ]);
  await eventually(
    () => modules(admin),
    (names) => !names.includes('clinic-im-products'),
  );
  // The data of a module that the plan lost is hidden, not deleted, and is visible again with the module.
  const products = () =>
    admin.ask('{ clinic_im_products(where: { name: { _eq: "Kept gloves" } }) { id name } }');
  await eventually(products, ({ data }) => !data);
  expect(await world.sql("select id, name from clinic_im_products where name = 'Kept gloves'")).toEqual(kept);
  expect(await admin.refusal('change_package', practice)).toBeNull();
  await eventually(
    () => modules(admin),
    (names) => names.includes('clinic-im-products'),
  );
  expect((await products()).data).toEqual({ clinic_im_products: kept });
});

test('a client admin cancels for the end of the period and can undo that; the platform’s owner cancels immediately', async () => {
  await world.plan('2026-10-31', '2026-11-30');
  expect(await admin.refusal('cancel_subscription', { reason: 'Too dear' })).toBeNull();
  expect(await admin.refusal('cancel_subscription', own)).toBe(messages.plan_already_cancelled);
  expect(await admin.refusal('change_package', group)).toBe(messages.plan_is_cancelled);
  expect(await world.periods()).toEqual(['Practice/2 CANCELLED 2026-10-31 2026-11-30 219.95']);
  expect(await admin.refusal('withdraw_cancellation', own)).toBeNull();
  expect(await admin.refusal('withdraw_cancellation', own)).toBe(messages.plan_not_cancelled);
  const platformOwner = await staff(server, 'owner');
  expect(await platformOwner.refusal('cancel_subscription', { client_id: north.client })).toBeNull();
  expect(await world.periods()).toEqual(['Practice/2 CANCELLED 2026-10-31 2026-11-09 219.95']);
  await eventually(
    () => admin.refusal('delete_task', { id: north.tasks.pending }),
    (refusal) => refusal === messages.read_only,
  );
  expect(await admin.refusal('buy_package', practice)).toBeNull();
});

test('accounts staff record payments, and need a reason to set them back; a client’s own users cannot', async () => {
  await world.plan(null);
  expect(await admin.refusal('buy_package', practice)).toBeNull();
  const [row] = await world.sql('select id from client_transaction_history where client_id = $1', [
    north.client,
  ]);
  const id = row?.['id'];
  await eventually(
    () => admin.refusal('mark_subscription_paid', { id }),
    (refusal) => refusal === messages.no_permission,
  );
  expect(await accounts.refusal('mark_subscription_unpaid', { id, reason: 'Late' })).toBe(
    messages.payment_not_paid,
  );
  expect(await accounts.refusal('mark_subscription_paid', { id, card: '42' })).toBe(
    messages.fill_valid_details,
  );
  expect(await accounts.refusal('mark_subscription_paid', { id, card: '4242' })).toBeNull();
  expect(await accounts.refusal('mark_subscription_paid', { id })).toBe(messages.payment_already_paid);
  const state = () =>
    world.sql(
      'select payment_status::text, paid_at is not null as at from user_subscriptions where client_id = $1',
      [north.client],
    );
  expect(await state()).toEqual([{ payment_status: 'PAID', at: true }]);
  expect(await accounts.refusal('mark_subscription_unpaid', { id, reason: ' ' })).toBe(
    messages.reason_required,
  );
  expect(await accounts.refusal('mark_subscription_unpaid', { id, reason: 'Bounced' })).toBeNull();
  expect(await state()).toEqual([{ payment_status: 'UN_PAID', at: false }]);
  expect(await world.invoices()).toEqual(['INV-0001 PURCHASE 219.95-0.00=219.95 UN_PAID']);
  expect((await world.events()).filter((event) => event.startsWith('payment'))).toHaveLength(4);
  // Other clients, platform staff without EDIT and other roles cannot renew a plan.
  const sales = await staff(server, 'marcus.lim');
  const { keeper, worker } = await server.signInAll('north', 'keeper', 'worker');
  const southAdmin = await server.signIn('south', 'admin');
  for (const person of [sales, southAdmin])
    expect(await person.refusal('renew_subscription', { client_id: north.client })).toBe(
      messages.no_permission,
    );
  for (const person of [keeper, worker])
    expect(await person.refusal('renew_subscription', own)).toBe(messages.no_permission);
  expect(await accounts.refusal('renew_subscription', own)).toBe('Not found');
  expect(await accounts.refusal('renew_subscription', { client_id: north.client })).toBeNull();
});

test('notifies a client’s users when platform staff renew its plan, without naming who did', async () => {
  await world.plan('2026-11-01', '2026-12-01');
  await world.sql("delete from user_notifications where type = 'plan_changed'");
  expect(await accounts.refusal('renew_subscription', { client_id: north.client })).toBeNull();
  const notified = await eventually(
    () =>
      world.sql(
        "select distinct actor_user_id from user_notifications where client_id = $1 and type = 'plan_changed'",
        [north.client],
      ),
    (rows) => rows.length > 0,
  );
  expect(notified).toEqual([{ actor_user_id: null }]);
});
