import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockNight } from '../../src/live/stock-nights.ts';
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
afterAll(() => server.end());

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
const told = async () =>
  (
    await rows(
      "select payload ->> 'stock_in_hand' as stock from outbox where event = 'low_stock' and payload ->> 'entity_id' = $1 order by created_at",
      [product],
    )
  ).map(({ stock }) => stock);

test('low stock is told once on its way down, and anew when it was above; who places orders hears of it, by clinic', async () => {
  await receive(keeper, product, 23);
  expect(await use(6)).toBeNull();
  expect(await told()).toEqual([]);
  expect(await use(1)).toBeNull();
  expect(await told()).toEqual(['16']);
  expect(await use(1)).toBeNull();
  expect(await told()).toEqual(['16']);
  const lot = await receive(keeper, product, 10);
  expect(await keeper.refusal('dispose_lot', { id: lot, reason: 'Wet' })).toBeNull();
  expect(await told()).toEqual(['16', '15']);
  const bells = await eventually(
    () =>
      rows(
        "select user_id, title, body from user_notifications where type = 'low_stock' and group_key = $1 order by user_id",
        [`low_stock:${north.clinics.one}`],
      ),
    (found) => found.length > 0 && found.every(({ body }) => String(body).includes('and 1 more')),
  );
  // Not to who did it; who has no orders hears of none.
  const heard = bells.map(({ user_id }) => user_id);
  expect(heard).toContain(north.users.admin);
  expect(heard).not.toContain(north.users.keeper);
  expect(heard).not.toContain(north.users.worker);
  expect(heard).not.toContain(north.users.keeperTwo);
  expect(bells[0]).toMatchObject({ title: `${name} runs low`, body: '15 in stock · and 1 more' });
});

test('of twenty uses at once that make it low one tells', async () => {
  await receive(keeper, product, 30);
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(1)));
  expect(answers.every((answer) => answer === null)).toBe(true);
  expect(await told()).toEqual(['16']);
});

test('nobody is told of what is off or has no alert', async () => {
  await receive(keeper, product, 20);
  await server.root.query('update clinic_im_products set alert_stock_number = 0 where id = $1', [product]);
  expect(await use(20)).toBeNull();
  await stockNight(server.context);
  expect(await told()).toEqual([]);
});

test('what expires by itself is told of after the clinic’s midnight, once, however often it is looked', async () => {
  const { clock } = server.context;
  await receive(keeper, product, 10, '2026-11-21');
  await receive(keeper, product, 12);
  await clock.set(new Date('2026-11-21T12:59:00Z'));
  await stockNight(server.context);
  expect(await told()).toEqual([]);
  // Sydney's day has turned, and it is eight in the morning: mails go out.
  await clock.set(new Date('2026-11-21T21:00:00Z'));
  await Promise.all(Array.from({ length: 4 }, () => stockNight(server.context)));
  expect(await told()).toEqual(['12']);
  const [{ hand }] = (await rows(
    'select stock_in_hand::float as hand from clinic_im_products where id = $1',
    [product],
  )) as [{ hand: number }];
  expect(hand).toBe(12);
});

test('once a day what is new is mailed: what ran low since yesterday, and each lot that expires soon, once', async () => {
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
  // Thirty days before it, and not a day earlier.
  const expiring = async () => (await days()).flatMap((each) => each.expiring);
  await clock.set(new Date('2026-11-22T21:00:00Z'));
  await stockNight(server.context);
  expect(await expiring()).toEqual([]);
  await clock.set(new Date('2026-11-23T21:00:00Z'));
  await stockNight(server.context);
  expect(await expiring()).toEqual([`${name} (2026-12-24)`]);
  expect(await use(10)).toBeNull();
  await stockNight(server.context);
  await clock.set(new Date('2026-11-24T21:00:00Z'));
  await Promise.all([stockNight(server.context), stockNight(server.context)]);
  expect((await days()).slice(-1)).toEqual([{ day: '2026-11-25', low: [name], expiring: [] }]);
  const mails = await eventually(
    async () => (await listMail(env.DATA_DIR)).filter(({ text }) => text.includes(`Low: ${name}`)),
    (found) => found.length > 0,
  );
  expect(mails.flatMap(({ to }) => to)).toContain('admin.north@north.example');
  expect(mails[0]?.subject).toMatch(/^Stock at .*: \d+ low/);
});
