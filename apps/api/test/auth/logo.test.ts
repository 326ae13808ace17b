import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addDemoLogo, demoLogos } from '../../src/demo/demo-logo.ts';
import { browserAt, signedIn } from './browser.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test('a public logo can be read before sign-in, also at the main host, and one that is not public cannot', async () => {
  const visitor = browserAt(world.app, world.bravo);
  const logoOf = async (sub: string) => (await visitor.get(`auth/subdomain/${sub}`)).body.logo_image;
  const load = (url: string) => world.app.inject({ url, headers: { host: 'localhost:4000' } });
  expect(await logoOf('acme')).toBeNull();
  expect((await load('/api/v1/auth/logo/acme')).statusCode).toBe(404);

  await addDemoLogo(world.context, 'acme', demoLogos.harboursmiles ?? '');
  await addDemoLogo(world.context, 'acme', demoLogos.harboursmiles ?? '');
  const { url } = (await logoOf('acme')) as { url: string };
  const shown = await load(url);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 256, format: 'png' });
  expect((await load('/api/v1/auth/logo/bravo')).statusCode).toBe(404);
  expect((await load('/api/v1/auth/logo/nobody')).statusCode).toBe(404);

  // The file's own row decides, not the data in the client's row.
  await world.root.query('update files set "isPublic" = false where client_id = $1', [world.acme.id]);
  expect((await load(url)).statusCode).toBe(404);
  const admin = await signedIn(world.app, world.acme, 'admin');
  expect((await admin.get('auth/subdomain/acme')).status).toBe(200);
});

test('one IP address can request logos only a limited number of times', async () => {
  const ask = () =>
    world.app.inject({
      url: '/api/v1/auth/logo/nobody',
      headers: { host: 'localhost:4000' },
      remoteAddress: '10.9.9.9',
    });
  const statuses = (await Promise.all(Array.from({ length: 130 }, ask))).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(429);
});
