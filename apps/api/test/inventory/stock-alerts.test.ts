import { beforeAll, beforeEach, expect, test } from 'vitest';
import { stockNight } from '../../src/jobs/stock-nights.ts';
import { listMail } from '../../src/mail/inbox.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { addProduct, receive } from '../support/stock.ts';

let server: TestServer;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-21T01:00:00Z' });
  keeper = await server.signIn('north', 'keeper');
});

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
let product: string;
let name: string;
beforeEach(async () => {
  await server.context.clock.set(new Date('2026-11-21T01:00:00Z'));
  product = await addProduct(keeper, { alert_stock_number: '16' });
  [{ name }] = (await rows('select name from clinic_im_products where id = $1', [product])) as [
    { name: string },
  ];
});
const use = (quantity: number, by = keeper) =>
  by.refusal('use_stock', { clinic_im_product_id: product, quantity });
const alerts = async () =>
  (
    await rows(
      "select payload ->> 'stock_in_hand' as stock from outbox where event = 'low_stock' and payload ->> 'entity_id' = $1 order by created_at",
      [product],
    )
  ).map(({ stock }) => stock);

test('notifies the people of the clinic who place orders about low stock once, and again only after it was above the alert level', async () => {
  await receive(keeper, product, 23);
  expect(await use(6)).toBeNull();
  expect(await alerts()).toEqual([]);
  expect(await use(1)).toBeNull();
  expect(await alerts()).toEqual(['16']);
  expect(await use(1)).toBeNull();
  expect(await alerts()).toEqual(['16']);
  const lot = await receive(keeper, product, 10);
  expect(await keeper.refusal('dispose_lot', { id: lot, reason: 'Wet' })).toBeNull();
  expect(await alerts()).toEqual(['16', '15']);
  const bells = await eventually(
    () =>
      rows(
        "select user_id, title, body from user_notifications where type = 'low_stock' and group_key = $1 order by user_id",
        [`low_stock:${north.clinics.one}`],
      ),
    (found) => found.length > 0 && found.every(({ body }) => String(body).includes('and 1 more')),
  );
  // The person who caused it is not notified, nor are people who cannot place orders there.
  const heard = bells.map(({ user_id }) => user_id);
  expect(heard).toContain(north.users.admin);
  expect(heard).not.toContain(north.users.keeper);
  expect(heard).not.toContain(north.users.worker);
  expect(heard).not.toContain(north.users.keeperTwo);
  expect(bells[0]).toMatchObject({ title: `${name} is running low`, body: '15 in stock · and 1 more' });
});

test('of twenty simultaneous uses that make a product low, only one notifies', async () => {
  await receive(keeper, product, 30);
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(1)));
  expect(answers.every((answer) => answer === null)).toBe(true);
  expect(await alerts()).toEqual(['16']);
});

test('a product without an alert level notifies nobody', async () => {
  await receive(keeper, product, 20);
  await server.root.query('update clinic_im_products set alert_stock_number = 0 where id = $1', [product]);
  expect(await use(20)).toBeNull();
  await stockNight(server.context);
  expect(await alerts()).toEqual([]);
});

test('notifies once that an expired lot made stock low, after the clinic’s midnight, however often the job runs', async () => {
  const { clock } = server.context;
  await receive(keeper, product, 10, '2026-11-21');
  await receive(keeper, product, 12);
  await clock.set(new Date('2026-11-21T12:59:00Z'));
  await stockNight(server.context);
  expect(await alerts()).toEqual([]);
  // Sydney's day has changed, and it is eight in the morning, so emails are sent.
  await clock.set(new Date('2026-11-21T21:00:00Z'));
  await Promise.all(Array.from({ length: 4 }, () => stockNight(server.context)));
  expect(await alerts()).toEqual(['12']);
  const [{ hand }] = (await rows(
    'select stock_in_hand::float as hand from clinic_im_products where id = $1',
    [product],
  )) as [{ hand: number }];
  expect(hand).toBe(12);
});

/**
 * Each of the two clinics has a lot that expires; the job fails for the first one until `repair` is called.
 */
async function brokenNight(expires: string) {
  const admin = await server.signIn('north', 'admin');
  const [broken = '', other = ''] = [north.clinics.one, north.clinics.two].sort();
  const held = async (clinic_id: string) => {
    const id = await addProduct(admin, { clinic_id });
    await receive(admin, id, 10, expires);
    return id;
  };
  const [stuck, well] = [await held(broken), await held(other)];
  const inHand = async (id: string) =>
    Number(
      (await rows('select stock_in_hand from clinic_im_products where id = $1', [id]))[0]?.['stock_in_hand'],
    );
  await rows(`create function app.break_a_night() returns trigger language plpgsql as $$
    begin raise exception 'a broken night'; end $$`);
  await rows(`create trigger break_a_night after update on clinic_im_products for each row
    when (old.id = '${stuck}' and new.stock_in_hand < old.stock_in_hand) execute function app.break_a_night()`);
  return {
    broken,
    other,
    stuck: () => inHand(stuck),
    well: () => inHand(well),
    repair: async () => {
      await rows('drop trigger if exists break_a_night on clinic_im_products');
      await rows('drop function if exists app.break_a_night');
    },
  };
}

const failures = () => rows("select payload ->> 'job' as job from outbox where event = 'job_failed'");
const notifiedOfFailure = async () =>
  new Set(
    (await rows("select title from user_notifications where type = 'job_failed'")).map(({ title }) => title),
  );

test('a clinic whose stock job fails does not affect the others, and is retried alone; a failed retry is reported once', async () => {
  const night = await brokenNight('2026-11-21');
  await server.context.clock.set(new Date('2026-11-21T21:00:00Z'));
  try {
    expect([...(await stockNight(server.context))]).toEqual([night.broken]);
    expect([await night.stuck(), await night.well()]).toEqual([10, 0]);
    expect([...(await stockNight(server.context, { only: new Set([night.other]) }))]).toEqual([]);
    const retry = () => stockNight(server.context, { only: new Set([night.broken]) });
    await Promise.all([retry(), retry()]);
    await retry();
    expect(await failures()).toEqual([{ job: 'stock' }]);
    const titles = await eventually(notifiedOfFailure, ({ size }) => size > 0);
    expect([...titles]).toEqual(['The nightly job for stock keeps failing for a client']);
  } finally {
    await night.repair();
  }
  expect([...(await stockNight(server.context, { only: new Set([night.broken]) }))]).toEqual([]);
  expect(await night.stuck()).toBe(0);
});

test('a failed stock job is retried by the next check on the same day', async () => {
  const night = await brokenNight('2026-11-22');
  await server.context.clock.set(new Date('2026-11-22T21:00:00Z'));
  try {
    await expect.poll(night.well, { timeout: 60_000 }).toBe(0);
    expect(await night.stuck()).toBe(10);
  } finally {
    await night.repair();
  }
  await expect
    .poll(
      async () => {
        await server.context.clock.set(new Date('2026-11-22T21:01:00Z'));
        return night.stuck();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(0);
});

test('emails once a day the products that ran low since yesterday and the lots about to expire, each only once', async () => {
  const { clock, env } = server.context;
  await receive(keeper, product, 20, '2026-12-24');
  const days = async () =>
    (
      await rows(
        "select payload ->> 'day' as day, payload -> 'low' as low, payload -> 'expiring' as expiring from outbox where event = 'stock_today' and payload ->> 'clinic_id' = $1 order by 1",
        [north.clinics.one],
      )
    ).map(({ day, low, expiring }) => ({
      day,
      low: (low as string[]).filter((each) => each === name),
      expiring: (expiring as string[]).filter((each) => each.startsWith(name)),
    }));
  // The notification is sent thirty days before expiry, and not a day earlier.
  const expiring = async () => (await days()).flatMap((each) => each.expiring);
  await clock.set(new Date('2026-11-22T21:00:00Z'));
  await stockNight(server.context);
  expect(await expiring()).toEqual([]);
  await clock.set(new Date('2026-11-23T21:00:00Z'));
  await stockNight(server.context);
  expect(await expiring()).toEqual([`${name} (2026-12-24)`]);
  expect(await use(10)).toBeNull();
  await stockNight(server.context);
  // The second run is more than a day later, but nothing between the two runs is missed.
  await clock.set(new Date('2026-11-24T21:20:00Z'));
  await Promise.all([stockNight(server.context), stockNight(server.context)]);
  expect((await days()).slice(-1)).toEqual([{ day: '2026-11-25', low: [name], expiring: [] }]);
  const mails = await eventually(
    async () => (await listMail(env.DATA_DIR)).filter(({ text }) => text.includes(`Low: ${name}`)),
    // The email is one of several, because each recipient gets a separate one.
    (found) => found.some(({ to }) => to.includes('admin.north@north.example')),
  );
  expect(mails.flatMap(({ to }) => to)).toContain('admin.north@north.example');
  expect(mails[0]?.subject).toMatch(/^Stock at .*: \d+ low/);
  await clock.set(new Date('2026-11-25T21:00:00Z'));
  await stockNight(server.context);
  expect((await days()).flatMap(({ low }) => low)).toEqual([name]);
});

test('notifies of the coming expiry of an inactive product once the product is active again', async () => {
  const { clock } = server.context;
  await receive(keeper, product, 20, '2027-03-20');
  const status = (value: string) =>
    rows('update clinic_im_products set status = $2::active_status where id = $1', [product, value]);
  const alerts = async () =>
    (
      await rows(
        "select payload -> 'expiring' as expiring from outbox where event = 'stock_today' and payload ->> 'clinic_id' = $1",
        [north.clinics.one],
      )
    ).flatMap(({ expiring }) => (expiring as string[]).filter((each) => each.startsWith(name)));
  await status('INACTIVE');
  await clock.set(new Date('2027-03-01T21:00:00Z'));
  await stockNight(server.context);
  expect(await alerts()).toEqual([]);
  expect(
    await rows('select told_expiry_date from clinic_im_product_stocks where clinic_im_product_id = $1', [
      product,
    ]),
  ).toEqual([{ told_expiry_date: null }]);
  await status('ACTIVE');
  await clock.set(new Date('2027-03-02T21:00:00Z'));
  await stockNight(server.context);
  expect(await alerts()).toEqual([`${name} (2027-03-20)`]);
});

test('emails that failed after the notification are sent by the retry, each once', async () => {
  const { clock, env } = server.context;
  await receive(keeper, product, 20, '2027-05-20');
  await rows(`create function app.break_mails() returns trigger language plpgsql as $$
    begin raise exception 'broken mails'; end $$`);
  await rows(`create trigger break_mails before insert on jobs._private_jobs for each row
    when (new.payload::text like '%${name}%') execute function app.break_mails()`);
  const bells = () =>
    rows("select id, user_id from user_notifications where type = 'stock_today' and body like $1", [
      `%${name} (%`,
    ]);
  try {
    await clock.set(new Date('2027-05-01T21:00:00Z'));
    await stockNight(server.context);
    await eventually(
      () => rows("select 1 from jobs.jobs where last_error like '%broken mails%'"),
      (found) => found.length > 0,
    );
  } finally {
    await rows('drop trigger break_mails on jobs._private_jobs');
    await rows('drop function app.break_mails');
  }
  const rung = await bells();
  expect(rung.length).toBeGreaterThan(0);
  await rows("update jobs._private_jobs set run_at = now() where last_error like '%broken mails%'");
  const mails = await eventually(
    async () => (await listMail(env.DATA_DIR)).filter(({ text }) => text.includes(`${name} (2027-05-20)`)),
    (found) => found.length >= rung.length,
  );
  expect(new Set(mails.map(({ to }) => String(to))).size).toBe(mails.length);
  expect(mails).toHaveLength(rung.length);
  expect(await bells()).toEqual(rung);
});
