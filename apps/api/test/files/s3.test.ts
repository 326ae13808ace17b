import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireFiles } from '../../src/files/expire.ts';
import { type Browser, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';
import { startS3 } from '../support/s3-server.ts';
import { send, signed } from './actions.ts';

let world: World;
let staff: Browser;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  [world, s3] = await Promise.all([makeWorld(), startS3()]);
  Object.assign(world.context, { storage: s3.storage });
  staff = await signedIn(world.app, world.acme, 'staff');
});
afterAll(async () => {
  await world?.stop();
  await s3?.stop();
});

const objects = () =>
  readdirSync(s3.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('files in S3 are uploaded, viewed and deleted after a day like files on disk', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  const { body } = await send(staff, { name: 'tray.jpg', type: 'image/jpeg', bytes: photo });
  // The film is larger than one part in S3.
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(14 * 1024 * 1024, 'reel')]);
  const reel = (await send(staff, { name: 'reel.mp4', type: 'video/mp4', bytes: film })).body;
  const seen = async (address: unknown) =>
    (await world.app.inject({ url: String(address), headers: { host: 'acme.localhost:4000' } })).rawPayload;
  const urls = (await signed(staff, body.file_id)).body;
  expect(await sharp(await seen(urls.thumbnail_url)).metadata()).toMatchObject({ width: 320 });
  expect(await sharp(await seen(urls.url)).metadata()).toMatchObject({ width: 900 });
  expect((await seen((await signed(staff, reel.file_id)).body.url)).equals(film)).toBe(true);

  const kept = objects();
  const page = { name: 'page.pdf', type: 'application/pdf', bytes: '<html>' };
  expect((await send(staff, page)).status).toBe(415);
  expect(objects()).toBe(kept);
  await world.root.query("update files set created_at = now() - interval '25 hours'");
  expect(await expireFiles(world.context)).toBe(2);
  expect(objects()).toBe(0);
});
