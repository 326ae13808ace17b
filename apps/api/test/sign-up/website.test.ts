import { beforeAll, expect, test } from 'vitest';
import { Person, send } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const get = async (path: string, host = 'localhost') => {
  const { status, headers, text } = await send(server.port, host, 'GET', `/api/v1/${path}`);
  return { status, headers, body: JSON.parse(text) };
};

test('the website shows packages with their prices and modules to anybody, and is cached for a minute', async () => {
  const { status, headers, body } = await get('website');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(body.self_sign_up).toBe(true);
  const [essential, practice] = body.packages;
  expect(essential).toMatchObject({ id: 1, name: 'Essential' });
  expect(essential.prices[0]).toEqual({
    team_id: 1,
    team_name: 'Up to 10 people',
    team_size: 10,
    price: '79.95',
  });
  const added = practice.modules.filter((title: string) => !essential.modules.includes(title));
  expect(added).toContain('Inventory Management');
});

test('the website shows only active products and pricing plans', async () => {
  await server.root.query(`insert into website_cms_products (name, key, status, deleted_at) values
    ('Rosters', 'rosters', 'ACTIVE', null), ('Old', 'old', 'INACTIVE', null), ('Gone', 'gone', 'ACTIVE', now())`);
  await server.root.query(`insert into website_cms_pricing_plans (name, tenure_in_days, price, status) values
    ('Essential', 30, 79.95, 'ACTIVE'), ('Past', 30, 59.95, 'INACTIVE')`);
  const { body } = await get('website');
  expect(body.products.map(({ key }: { key: string }) => key)).toEqual(['rosters']);
  expect(body.pricing_plans).toMatchObject([{ name: 'Essential', price: '79.95' }]);
});

test('the website exists only on the main host', async () => {
  for (const path of ['website', 'website/sub-domain/newclinic'])
    expect((await get(path, 'north.localhost')).status).toBe(404);
});

test.each([
  ['NewClinic', { sub_domain: 'newclinic', available: true, message: 'This address is available' }],
  [
    'North',
    { sub_domain: 'north', available: false, message: 'This address is already in use. Choose another.' },
  ],
  [
    'Superadmin',
    { sub_domain: 'superadmin', available: false, message: 'This address is reserved. Choose another.' },
  ],
  ['har%20bour', { available: false, message: 'Use only the letters a to z, digits and hyphens' }],
  ['a'.repeat(64), { available: false, message: 'Use up to 63 characters' }],
])('says whether the sub-domain %s is available', async (name, answer) => {
  expect((await get(`website/sub-domain/${name}`)).body).toMatchObject(answer);
});

test('platform staff who may add clients can check a sub-domain, but a client’s admin cannot', async () => {
  const asked = '{ check_sub_domain(sub_domain: "North") { available message } }';
  const owner = await Person.signIn(server.port, 'superadmin', 'owner@operatory.example');
  expect((await owner.ask(asked)).data).toEqual({
    check_sub_domain: { available: false, message: 'This address is already in use. Choose another.' },
  });
  const admin = await server.signIn('north', 'admin');
  expect((await admin.ask(asked)).errors?.[0]?.extensions).toMatchObject({ refusal: 'no_permission' });
});
